import { describe, expect, it } from 'vitest';
import { htmlToParagraphs } from '../../core/text/html-to-paragraphs.ts';

describe('D-html-as-text: the paragraphs of a description', () => {
  it.each<readonly [html: string, paragraphs: readonly string[]]>([
    ['', []],
    ['<p> </p>', []],
    ['Une ligne', ['Une ligne']],
    ['<p>Un</p><p>Deux</p>', ['Un', 'Deux']],
    ['<h3 class="a">Pour qui&nbsp;?</h3><div>Tous</div>', ['Pour qui\u00a0?', 'Tous']],
    ['Première.<br>Seconde.<BR/>Fin', ['Première.', 'Seconde.', 'Fin']],
    ['<p>Avec <b>gras</b> et <em>italique</em></p>', ['Avec gras et italique']],
    ['<p>Avant</p><ul><li>Un</li><li>Deux</li></ul><p>Après</p>', ['Avant', 'Un · Deux', 'Après']],
    ["<p>Bonjour<script>document.write('<p>non</p>')</script></p>", ['Bonjour']],
    ['<p>Un</p><!-- <p>caché</p> --><p>Deux</p>', ['Un', 'Deux']],
    ['<p>Un &lt; deux</p>', ['Un < deux']],
    ['<pre>un</pre><param>', ['un']],
    ['<section>a</section><article>b</article><blockquote>c</blockquote><table><tr>d</tr></table><hr>e', [...'abcde']],
  ])('the HTML %j has a paragraph for each block', (html, paragraphs) => {
    expect(htmlToParagraphs(html)).toEqual(paragraphs);
  });

  it('nothing in the paragraphs reads as a tag', () => {
    const hostile = '<p>&lt;img src=x onerror=alert(1)&gt;</p><p>a<svg onload=x>b</p><div <p>c';
    for (const paragraph of htmlToParagraphs(hostile)) expect(paragraph).not.toMatch(/<[a-z!/?]/i);
  });
});
