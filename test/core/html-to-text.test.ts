import { describe, expect, it } from 'vitest';
import { htmlToText } from '../../core/text/html-to-text.ts';
import { fc } from '../fixtures/data/properties.ts';

/** Matches text that a parser would take for the start of a tag. */
const TAG = /<[a-z!?/]/i;

/** Pieces of markup that are hard to parse, in any order. */
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
    ['a tag inside a word does not split it', '<b>Y</b>oga', 'Yoga'],
    [
      'references',
      'L&#39;&eacute;t&eacute; &agrave; la &quot;plage&quot; &amp; ailleurs',
      'L\'été à la "plage" & ailleurs',
    ],
    ['references by number', '&#233;&#xE9;', 'éé'],
    ['references without a semicolon', '&amp &eacute', '& é'],
    ['unknown references stay as they are', '&foo; &Zcaronn;', '&foo; &Zcaronn;'],
    ['references of HTML 4', '&frac12;&nbsp;h &alpha; &rarr; &hearts;&trade; &lang;', '½\u00a0h α → ♥™ \u27e8'],
    ['references of Latin letters', '&Zcaron;i&zcaron;ka &Lstrok;&oacute;d&zacute; &scedil;', 'Žižka Łódź ş'],
    [
      'the items of a list stay apart',
      '<p>Au programme :</p><ul><li>Accueil et présentation</li><li>Mise en <b>route</b></li></ul><p>Fin.</p>',
      'Au programme : Accueil et présentation · Mise en route Fin.',
    ],
    ['items of a list without end tags, or empty', '<ol><li>Un<li></li><li> <li>Deux</ol>', 'Un · Deux'],
    ['items of nested lists', '<ul><li>Un<ul><li>a</li><li>b</li></ul></li><li>Deux</li></ul>', 'Un a · b · Deux'],
    ['items of two lists', '<ul><li>Un</li></ul><ul><li>Deux</li></ul>', 'Un Deux'],
    [
      'items of a list that was encoded twice',
      '&lt;ul&gt;&lt;li&gt;Un&lt;/li&gt;&lt;li&gt;Deux&lt;/li&gt;&lt;/ul&gt;',
      'Un · Deux',
    ],
    ['a list with only empty items', '<ul><li></li><li></li></ul>', ''],
    ['a hard space stays', '10&nbsp;€', '10\u00a0€'],
    ['signs of comparison are text', '3 < 5 et 7 > 6', '3 < 5 et 7 > 6'],
    ['a comment is removed', 'a<!-- <b>x</b> -->b', 'a b'],
    ['a comment without an end', 'a<!-- b', 'a'],
    ['a script is removed', 'a<script>alert(1)</script>b', 'a b'],
    ['a script without an end', 'a<script>alert(1)', 'a'],
    ['a script in any case', 'a<SCRIPT\n>alert(1)</ScRiPt >b', 'a b'],
    ['a style and a template are removed', 'a<style>p{}</style><template><p>x</p></template>b', 'a b'],
    ["a '>' in an attribute", '<a title="a > b">lien</a>', 'lien'],
    ['a tag without an end', 'Yoga <img src=x onerror=alert(1)', 'Yoga'],
    ['markup that was encoded twice', '&lt;p&gt;Un&lt;/p&gt;&lt;p&gt;Deux&lt;/p&gt;', 'Un Deux'],
    ['half-encoded markup', '&lt;b>Un&lt;/b>', 'Un'],
    ['text about a tag', 'la balise &amp;lt;b&amp;gt;', 'la balise &lt;b&gt;'],
    ['a tag that appears when another tag is removed', '<<b>b>Un', 'Un'],
    ['a tag that appears when a comment is removed', '<scr<!-- -->ipt>Un', 'Un'],
    ['a sign of comparison that was correctly encoded', '<p>De A &lt;B, fourni.</p>', 'De A B, fourni.'],
    ['an encoded sign of comparison before tags', '<p>De A &lt;B, <b>fourni</b>.</p>', 'De A B, fourni.'],
    [
      'an encoded sign of comparison before tags that were encoded twice',
      '&lt;p&gt;De A &amp;lt;B, &lt;b&gt;fourni&lt;/b&gt;.',
      'De A B, fourni.',
    ],
    ['an address in angle brackets', 'À &lt;marie@example.fr&gt; ou ici', 'À marie@example.fr> ou ici'],
    ['a comment without an end that was encoded', 'Yoga &lt;!-- doux', 'Yoga !-- doux'],
    ['a script that was encoded', 'Yoga &lt;script&gt;alert(1)&lt;/script&gt; doux', 'Yoga doux'],
    ['an encoded script without an end', 'Yoga &lt;script&gt;alert(1)', 'Yoga alert(1)'],
    ['a sign of comparison alone does not decode references twice', 'A &lt;B &amp;amp; C', 'A B &amp; C'],
    ['half of a surrogate pair is removed', '&#xd83e;a', 'a'],
    ['an empty text', '', ''],
    ['only spaces', ' \n\t ', ''],
  ])('HTML becomes plain text: %s', (_, html, text) => {
    expect(htmlToText(html)).toBe(text);
  });

  it('D-html-as-text: plain text never has a tag, whatever the HTML', () => {
    fc.assert(
      fc.property(fc.oneof(hostile, fc.string({ unit: 'binary' })), (html) => {
        expect(htmlToText(html)).not.toMatch(TAG);
      }),
      { numRuns: 2000 },
    );
  });

  it('D-html-as-text: well-formed text is unchanged, except for characters that would read as a tag', () => {
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

  it('plain text is unchanged, except for its spaces', () => {
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
