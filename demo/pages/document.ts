import type { Origins } from './origins.ts';

/** Returns the base map of `demo/tiles/` as a value of the setting `tiles`. */
function tilesOf({ bundle }: Pick<Origins, 'bundle'>): string {
  return JSON.stringify({
    url: `${bundle}/tiles/{theme}/{z}/{x}/{y}{ratio}.png`,
    attribution: 'IGN, INSEE (Licence Ouverte), Natural Earth',
    maxZoom: 12,
  });
}

/** Returns the attributes of the script tag with which elements call the site's API and lead to the site. */
export function settingsOf({ api, bundle, site }: Origins): Readonly<Record<string, string>> {
  return { ...(api !== bundle && { 'data-api-url': `${api}/api` }), 'data-site-url': site };
}

/**
 * Returns a page with our script tag. `script` has the tag's attributes, to which the map's tiles are added; `body` is
 * trusted HTML.
 */
export function html(page: {
  readonly title: string;
  readonly lang: string;
  readonly body: string;
  readonly origins: Pick<Origins, 'bundle'>;
  readonly script?: Readonly<Record<string, string>>;
  /** The page's style sheet; by default the site's. */
  readonly sheet?: string;
  /** More HTML for the head, before our script tag; trusted. */
  readonly head?: string;
}): string {
  const settings = { 'data-tiles': tilesOf(page.origins), ...page.script };
  const data = Object.entries(settings).map(([name, value]) => ` ${name}="${attribute(value)}"`);
  return `<!doctype html>
<html lang="${page.lang}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${attribute(page.title)}</title>
    <link rel="icon" href="/favicon.ico">
    <link rel="stylesheet" href="${page.sheet ?? '/pages.css'}">${page.head ?? ''}
    <script async src="${page.origins.bundle}/creneau/1/creneau.js"${data.join('')}></script>
  </head>
  <body>${page.body}
  </body>
</html>
`;
}

/** Escapes text so that it is safe in an attribute or between tags. */
export function attribute(text: string): string {
  const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? '');
}
