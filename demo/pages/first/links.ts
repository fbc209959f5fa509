const LINK = /<a [^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gs;

/** Returns the links of a view as a list: the view is markup that React has made, so its texts are escaped already. */
export function linksOf(html: string): string {
  const links = new Map<string, string>();
  for (const [, href = '', inside = ''] of html.matchAll(LINK)) {
    const text = inside
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
    if (text && !links.has(href)) links.set(href, text);
  }
  if (links.size === 0) return '';
  return `<ul class="fallback">${[...links].map(([href, text]) => `<li><a href="${href}">${text}</a></li>`).join('')}</ul>`;
}
