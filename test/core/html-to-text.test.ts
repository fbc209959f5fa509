import { describe, expect, it } from 'vitest';
import { htmlToText } from '../../core/text/html-to-text.ts';
import { fc } from '../fixtures/data/properties.ts';

/** Text that a parser would take for the start of a tag. */
const TAG = /<[a-z!?/]/i;

/** Pieces that a parser stumbles over, in any order. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...['<', '>', '</', '<!', '<!--', '-->', '<?', '"', "'", '=', '/', ' ', '&', ';', '&lt;', '&gt;', '&amp;'],
        ...['<script>', '</script>', '<img src=x onerror=', '<b', '<a href="', '&#60;', '&#x3c;', '&amp;lt;', 'b', 'é'],
        ...['<style', '<template>', '<svg/onload=', '\u0000', '\u00a0', '&#0;', '&#xd800;', '&#1114112;', '&lt'],
      ),
      fc.string({ unit: 'binary', maxLength: 4 }),
    ),
  )
  .map((pieces) => pieces.join(''));

describe('S-future-animation, D-encoded-markup: HTML is shown as plain text', () => {
  it.each([
    ['plain text', 'Yoga doux', 'Yoga doux'],
    ['paragraphs', '<p>Un</p><p>Deux</p>', 'Un Deux'],
    ['line breaks', 'Un<br>Deux<br/>Trois', 'Un Deux Trois'],
    ['what stands inside a word stays in it', '<b>Y</b>oga', 'Yoga'],
    [
      'references',
      'L&#39;&eacute;t&eacute; &agrave; la &quot;plage&quot; &amp; ailleurs',
      'L\'été à la "plage" & ailleurs',
    ],
    ['by number', '&#233;&#xE9;', 'éé'],
    ['without an end', '&amp &eacute', '& é'],
    ['unknown ones stay as they are written', '&foo; &Zcaronn;', '&foo; &Zcaronn;'],
    ['those of HTML 4', '&frac12;&nbsp;h &alpha; &rarr; &hearts;&trade; &lang;', '½\u00a0h α → ♥™ \u27e8'],
    ['those of Latin letters', '&Zcaron;i&zcaron;ka &Lstrok;&oacute;d&zacute; &scedil;', 'Žižka Łódź ş'],
    [
      'the items of a list stay apart',
      '<p>Au programme :</p><ul><li>Accueil et présentation</li><li>Mise en <b>route</b></li></ul><p>Fin.</p>',
      'Au programme : Accueil et présentation · Mise en route Fin.',
    ],
    ['… without end tags, or empty', '<ol><li>Un<li></li><li> <li>Deux</ol>', 'Un · Deux'],
    ['… of lists in a list', '<ul><li>Un<ul><li>a</li><li>b</li></ul></li><li>Deux</li></ul>', 'Un a · b · Deux'],
    ['… of two lists', '<ul><li>Un</li></ul><ul><li>Deux</li></ul>', 'Un Deux'],
    ['… encoded twice', '&lt;ul&gt;&lt;li&gt;Un&lt;/li&gt;&lt;li&gt;Deux&lt;/li&gt;&lt;/ul&gt;', 'Un · Deux'],
    ['… nothing but empty ones', '<ul><li></li><li></li></ul>', ''],
    ['a hard space stays', '10&nbsp;€', '10\u00a0€'],
    ['signs of comparison are text', '3 < 5 et 7 > 6', '3 < 5 et 7 > 6'],
    ['no comment', 'a<!-- <b>x</b> -->b', 'a b'],
    ['one without an end', 'a<!-- b', 'a'],
    ['no script', 'a<script>alert(1)</script>b', 'a b'],
    ['one without an end', 'a<script>alert(1)', 'a'],
    ['in any case', 'a<SCRIPT\n>alert(1)</ScRiPt >b', 'a b'],
    ['no style, no template', 'a<style>p{}</style><template><p>x</p></template>b', 'a b'],
    ["a '>' in an attribute", '<a title="a > b">lien</a>', 'lien'],
    ['a tag without an end', 'Yoga <img src=x onerror=alert(1)', 'Yoga'],
    ['encoded twice', '&lt;p&gt;Un&lt;/p&gt;&lt;p&gt;Deux&lt;/p&gt;', 'Un Deux'],
    ['half encoded', '&lt;b>Un&lt;/b>', 'Un'],
    ['what tells of a tag', 'la balise &amp;lt;b&amp;gt;', 'la balise &lt;b&gt;'],
    ['a tag that the removal of one makes', '<<b>b>Un', 'Un'],
    ['or of a comment', '<scr<!-- -->ipt>Un', 'Un'],
    ['a sign of comparison that was written as it should be', '<p>De A &lt;B, fourni.</p>', 'De A B, fourni.'],
    ['… with tags after it', '<p>De A &lt;B, <b>fourni</b>.</p>', 'De A B, fourni.'],
    ['… that were encoded twice', '&lt;p&gt;De A &amp;lt;B, &lt;b&gt;fourni&lt;/b&gt;.', 'De A B, fourni.'],
    ['an address in angle brackets', 'À &lt;marie@example.fr&gt; ou ici', 'À marie@example.fr> ou ici'],
    ['a comment sign that ends nowhere', 'Yoga &lt;!-- doux', 'Yoga !-- doux'],
    ['a script that was encoded', 'Yoga &lt;script&gt;alert(1)&lt;/script&gt; doux', 'Yoga doux'],
    ['without an end', 'Yoga &lt;script&gt;alert(1)', 'Yoga alert(1)'],
    ['references are not read once more for a sign alone', 'A &lt;B &amp;amp; C', 'A B &amp; C'],
    ['no half of a pair', '&#xd83e;a', 'a'],
    ['nothing', '', ''],
    ['spaces alone', ' \n\t ', ''],
  ])('HTML becomes plain text: %s', (_, html, text) => {
    expect(htmlToText(html)).toBe(text);
  });

  it('D-html-as-text: plain text never has a tag, whatever is written', () => {
    fc.assert(
      fc.property(fc.oneof(hostile, fc.string({ unit: 'binary' })), (html) => {
        expect(htmlToText(html)).not.toMatch(TAG);
      }),
      { numRuns: 2000 },
    );
  });

  it('D-html-as-text: well-formed text is unchanged, but for characters that would read as a tag', () => {
    const aSign = fc.constantFrom('<', '>', '&', '"', ' <', '< ', 'a', 'é', ' ', ', ');
    fc.assert(
      fc.property(fc.array(aSign), (pieces) => {
        const text = pieces.join('');
        fc.pre(!/<[a-z][^<]*>/.test(text));
        const written = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
        const kept = text
          .replace(/<+(?=a)/g, '')
          .replace(/\s+/g, ' ')
          .trim();
        expect(htmlToText(`<p>${written}</p>`)).toBe(kept);
      }),
      { numRuns: 1000 },
    );
  });

  it('plain text is unchanged, but for its spaces', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        fc.pre(!/[<&]/.test(text));
        expect(htmlToText(text)).toBe(htmlToText(htmlToText(text)));
        expect(htmlToText(text).replace(/\s+/g, '')).toBe(text.replace(/\s+/g, ''));
      }),
    );
  });

  it.each([
    ['<', '<'],
    ['</', '</'],
    ['<a ', '<a '],
    ['<a "', '<a "'],
    ['<a \'"', '<a \'"'],
    ['<!--', '<!--'],
    ['<script>', '<script>'],
    ['<script', '<script'],
    ['&lt;', '&lt;'],
    ['&lt;a ', '&lt;a '],
    ['&lt;a&gt;', '&lt;a&gt;'],
    ['&lt;!--', '&lt;!--'],
    ['&lt;script&gt;', '&lt;script&gt;'],
    ['&amp;', '&amp;'],
    ['&#', '&#'],
    [' ', ' '],
    ['\u00a0 ', '\u00a0 '],
  ])('D-html-as-text: 200 kB of %j become a text without a tag', (_, piece) => {
    expect(htmlToText(piece.repeat(Math.ceil(200_000 / piece.length)))).not.toMatch(TAG);
  });
});
