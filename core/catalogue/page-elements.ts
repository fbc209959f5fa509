import { decodePiece, eventQueryPath, parseEventQuery } from './event-query.ts';

/**
 * The marketplace's pages, by path and by the word in a link's hash (D-link-form), `*` for the url of what a page
 * shows: the element that shows it elsewhere, and its attribute for that url or for the filters.
 */
const PAGES = {
  'slotted/*#': ['slotted-calendar', 'event'],
  'slotted/*#picker': ['slotted-calendar', 'event'],
  'event/*#': ['event-details', 'event'],
  'event/list/#': ['event-list', 'query'],
  'event/list/#map': ['provider-map', 'query'],
  'animation/*#': ['event-details', 'animation'],
  'animation/#': ['animations-slider', ''],
  'user/*#': ['offers-list', 'provider'],
  'user/*#calendar': ['slotted-calendar', 'user'],
  'user/*#picker': ['slotted-calendar', 'user'],
  'user/*#card': ['provider-card', 'provider'],
  'memberships/#': ['membership-list', ''],
} as const;

type Page = keyof typeof PAGES;

/** The folder of pages that show one thing each: `slotted` of `/slotted/yoga-doux`. */
export type PageFolder = Page extends infer Each
  ? Each extends `${infer Folder}/*#${string}`
    ? Folder
    : never
  : never;

/** The path of a page that lists things. */
export type ListPath = Page extends infer Each ? (Each extends `${infer Path}/#` ? `${Path}/` : never) : never;

type Attributes = Readonly<Record<string, string>>;

/** The element that a link stands for. */
export interface LinkedElement {
  /** The name without its prefix. */
  readonly name: string;
  readonly attributes: Attributes;
}

/** What may follow the word. */
const GIVEN = /^(?:lang=(?:fr|en)|theme=(?:light|dark|auto)|for=[\w-]+|height=[1-9]\d{1,3})$/;

/**
 * Returns the element for a page of the marketplace, given its path without the first slash and the parameters of its
 * query and of its hash, of which the first is the mark, `creneau`, with a word or without. Null if there is no such
 * page or word, if anything else is in the hash, or if the path cannot be decoded.
 */
export function linkedElement(path: string, query: Attributes, hash: Attributes): LinkedElement | null {
  const [, page = '', url = ''] = /^((?:\w+\/)+)([^/]*)$/.exec(path) ?? [];
  const { creneau: word, ...given } = hash;
  const key = `${page}${url && '*'}#${word}`;
  const isKnown = Object.entries(given).every((pair) => GIVEN.test(pair.join('=')));
  if (!Object.hasOwn(PAGES, key) || !isKnown) return null;
  const [name, attribute] = PAGES[key as Page];
  const { height: _, ...rest } = given;
  const shown = attribute === 'query' ? eventQueryPath(query) : decodePiece(url);
  if (shown === null) return null;
  return {
    name,
    attributes: { ...rest, ...(shown && { [attribute]: shown }), ...(word === 'picker' && { mode: word }) },
  };
}

/**
 * Returns the link that stands for an element, as a path without the first slash, with the mark; null if no link says
 * all of its attributes. `height` is the height to reserve, in pixels; 0 for that of the table.
 */
export function linkTo(name: string, { mode = '', ...attributes }: Attributes, height = 0): string | null {
  for (const [page, [element, attribute]] of Object.entries(PAGES)) {
    const { [attribute]: shown = '', ...rest } = attributes;
    const [path = '', word = ''] = page.split('#');
    const query = Object.entries((attribute === 'query' && parseEventQuery(shown)) || {});
    const given = Object.entries({ ...rest, ...(height && { height }) }).map((pair) => pair.join('='));
    const isMeant = element === name && mode === (word === 'picker' ? word : '');
    const isNamed = shown !== '' || !path.endsWith('*');
    if (!isMeant || !isNamed || !given.every((each) => GIVEN.test(each))) continue;
    const params = query.map(([filter, value]) => `${filter}=${encodeURIComponent(value)}`).join('&');
    const mark = [word ? `creneau=${word}` : 'creneau', ...given].join('&');
    return `${path.replace('*', encodeURIComponent(shown))}${params && `?${params}`}#${mark}`;
  }
  return null;
}

/** Returns the path of the page that shows what a link stands for, alone, for frames of other sites (D-oembed). */
export function embedPath(link: string): string {
  return `embed/${link.replace('#', link.includes('?') ? '&' : '?')}`;
}
