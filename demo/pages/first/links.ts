/** Returns the links of a view as a list: the view is markup that React has made, so its texts are escaped already. */
export function linksOf(html: string): string {
  const links = new Map<string, string>();
  for (const piece of html.split('<a ').slice(1)) {
    const [tag = '', ...inside] = (piece.split('</a>', 1)[0] ?? '').split('>');
    const href = between(tag, 'href="');
    // What remains of each tag inside is all before its end.
    const text = inside.map((part) => part.split('<', 1)[0]).join(' ');
    const words = text.split(/\s/).filter(Boolean).join(' ');
    if (href && words && !links.has(href)) links.set(href, words);
  }
  if (links.size === 0) return '';
  return `<ul class="fallback">${[...links].map(([href, text]) => `<li><a href="${href}">${text}</a></li>`).join('')}</ul>`;
}

/** Returns the hints to fetch the sheets of the views in a page's main part: the parts that need them come later. */
export function sheetHints(main: string): string {
  const sheets = main.split('<template shadowrootmode="open">').slice(1);
  const addresses = new Set(sheets.map((piece) => between(piece, 'href="')));
  return [...addresses].map((href) => `\n    <link rel="preload" as="style" href="${href}">`).join('');
}

function between(text: string, start: string): string {
  return text.split(start, 2)[1]?.split('"', 1)[0] ?? '';
}
