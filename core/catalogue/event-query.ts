import { asSlug } from '../text/slug.ts';

/** The filters of an event list, in the order in which calls name them (D-calls-map). */
export const EVENT_FILTERS = ['category', 'city', 'provider', 'sport'] as const;

export type EventFilterName = (typeof EVENT_FILTERS)[number];

/** The value of each filter that is set: a slug, or the `url` of a provider. */
export type EventQuery = Readonly<Partial<Record<EventFilterName, string>>>;

/**
 * Whether a text can be a filter's value: `.` and `..` would change the path of the address, and a lone surrogate
 * cannot be encoded.
 */
export function isFilterValue(value: string): boolean {
  return value !== '' && value !== '.' && value !== '..' && !/\p{Surrogate}/u.test(value);
}

/** Returns a query with the slugs that people mean by its values (`Saint-Étienne`); what is no value is left out. */
export function slugsOf(written: Readonly<Partial<Record<EventFilterName, string | null>>>): EventQuery {
  const slugs = Object.entries(written).map(([name, value]) => [name, asSlug(value ?? '')] as const);
  return Object.fromEntries(slugs.filter(([, slug]) => isFilterValue(slug)));
}

/** Parses a query such as `city/paris/sport/yoga`, ignoring `page`; null if it is invalid. */
export function parseEventQuery(text: string): EventQuery | null {
  const pieces = text.replace(/^\/|\/$/g, '').split('/');
  if (pieces.length === 1 && pieces[0] === '') return {};
  const query: Partial<Record<EventFilterName, string>> = {};
  for (let at = 0; at < pieces.length; at += 2) {
    const name = pieces[at] ?? '';
    const value = decodePiece(pieces[at + 1] ?? '');
    if (value === null || !isFilterValue(value)) return null;
    if (name === 'page') continue;
    if (!isFilterName(name) || query[name] !== undefined) return null;
    query[name] = value;
  }
  return query;
}

/**
 * Returns a path such as `city/paris/sport/yoga`: names in alphabetical order, values percent-encoded; empty for the
 * whole list.
 */
export function eventQueryPath(query: EventQuery): string {
  return EVENT_FILTERS.flatMap((name) => {
    const value = query[name];
    return value !== undefined && isFilterValue(value) ? [`${name}/${encodeURIComponent(value)}`] : [];
  }).join('/');
}

export function isFilterName(name: string): name is EventFilterName {
  return (EVENT_FILTERS as readonly string[]).includes(name);
}

/** Returns the decoded text of a piece of an address, or null if it cannot be decoded. */
export function decodePiece(piece: string): string | null {
  try {
    return decodeURIComponent(piece);
  } catch {
    return null;
  }
}
