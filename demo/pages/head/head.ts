import { attribute } from '../document.ts';
import type { Origins } from '../origins.ts';
import { type Data, whole } from './data.ts';

/** What search engines and link previews show of a page. */
export interface Head {
  readonly description: string;
  /** The path and query of the page, without parameters that do not change it, such as those for tracking. */
  readonly address: string;
  /** The addresses of the previous and the next page of the list. */
  readonly previous?: string | null;
  readonly next?: string | null;
  /** The page's subjects in the vocabulary of schema.org. */
  readonly data?: readonly Data[];
}

/** Returns the tags in the head of a page. With null, they ask search engines to leave the page out. */
export function headOf(head: Head | null, { site, sites }: Pick<Origins, 'site' | 'sites'>): string {
  if (head === null) return lines('<meta name="robots" content="noindex">');
  const { description, address, previous, next, data = [] } = head;
  const link = (rel: string, origin: string, path: string) =>
    `<link rel="${rel}" href="${attribute(whole(path, origin))}">`;
  const alternate = (lang: string, origin: string) =>
    `<link rel="alternate" hreflang="${lang}" href="${attribute(whole(address, origin))}">`;
  return lines(
    `<meta name="description" content="${attribute(description)}">`,
    link('canonical', site, address),
    ...(sites.fr === sites.en
      ? []
      : [alternate('fr', sites.fr), alternate('en', sites.en), alternate('x-default', sites.fr)]),
    ...(previous ? [link('prev', site, previous)] : []),
    ...(next ? [link('next', site, next)] : []),
    ...data.map(dataBlock),
  );
}

function dataBlock(data: Data): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data });
  // With `<` escaped, no text can end the script element or begin a comment in it.
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
}

function lines(...all: readonly string[]): string {
  return all.map((line) => `\n    ${line}`).join('');
}
