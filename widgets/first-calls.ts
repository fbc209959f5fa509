import type { CallPath } from '../core/calls.ts';
import { EVENT_FILTERS } from '../core/catalogue/event-query.ts';
import { POSITION_TYPES } from './shared/api/catalogue/position-types.ts';
import { unclobbered } from './shared/base/unclobbered.ts';
import type { Tag } from './tags.ts';

/** The `Accept` header of first calls, by the tag without the prefix, if their responses have several formats. */
export const FIRST_ACCEPTS: Readonly<Record<string, string>> = { 'provider-map': POSITION_TYPES };

/** Returns a tag's attribute, encoded for an address; empty if it is missing. */
export type Piece = (attribute: string) => string;

/**
 * Returns the paths of a widget's first API calls, exactly as the widget requests them; an empty path is skipped. The
 * calls start while the widget's code is loading.
 */
export type FirstCalls = (piece: Piece) => readonly string[];

/** Returns paths that end with the value of an attribute; empty ones if it is missing. */
const ending = (piece: string, ...paths: readonly CallPath<'get'>[]) => paths.map((path) => piece && path + piece);

/**
 * Returns the path of a list's first call, or an empty one if the address or the tag may ask for another page or for
 * filters, which only the widget reads.
 */
const ofList = (piece: Piece, path: string) => (location.search + piece('page') ? '' : path);

/** Returns the path of a map's first call, or an empty one if the map may follow a list, whose query it then uses. */
const ofMap = (piece: Piece, path: string) =>
  piece('for') || unclobbered(document).querySelector('creneau-event-list, [data-creneau="event-list"]') ? '' : path;

/**
 * Returns the path for the tag's query, or an empty one unless the widget would write it in the same way: names in the
 * fixed order, nothing encoded.
 */
const ofQuery = (piece: Piece, path: 'v1/event/list/' | 'v1/map/') => {
  const query = piece('query').replaceAll('%2F', '/');
  const pairs = EVENT_FILTERS.map((name) => `((^|/)${name}/[^/.][^/]*)?`);
  return new RegExp(`^(?!/|.*%25)${pairs.join('')}$`).test(query) ? path + query : '';
};

/** The first calls of the widgets that partner pages show first; they are part of the loader (D-loader-knowledge). */
export const KNOWN_CALLS: Readonly<Record<string, FirstCalls>> = {
  'slotted-calendar': (piece) => [
    ...ending(piece('event'), /^\d+$/.test(piece('event')) ? 'v1/slotted/id/' : 'v1/slotted/', 'v1/slotted/booked/'),
    ...ending(piece('user'), 'v1/slotted/user/', 'v1/slotted/booked/provider/'),
  ],
  'event-list': (piece) => [piece('provider') ? '' : ofList(piece, ofQuery(piece, 'v1/event/list/'))],
  'offers-list': (piece) => [
    ...ending(piece('provider'), 'user/'),
    piece('provider') && ofList(piece, `v1/event/list/provider/${piece('provider')}?limit=${piece('limit') || 8}`),
  ],
} satisfies Partial<Record<Tag, FirstCalls>>;

/** The first calls of all other widgets, by the tag without the prefix. */
export const FIRST_CALLS: Readonly<Record<string, FirstCalls>> = {
  'provider-map': (piece) => [
    piece('query') && piece('provider')
      ? ''
      : ofMap(piece, piece('provider') ? `v1/map/provider/${piece('provider')}` : ofQuery(piece, 'v1/map/')),
  ],
  'animations-slider': (piece) => [
    ofList(piece, `v1/${piece('period') || 'next'}/events/${piece('user') && '?user='}${piece('user')}`),
  ],
  // Orders are requested with a token only.
  'order-history': (piece) => [piece('token') && ofList(piece, `v1/order/${piece('period') || 'future'}/`)],
  'replay-list': (piece) => [ofList(piece, `v1/replay/${piece('provider') && '?user='}${piece('provider')}`)],
  'provider-card': (piece) => ending(piece('provider'), 'user/'),
  'membership-list': (piece) =>
    piece('membership')
      ? ending(piece('membership'), 'v1/membership/')
      : [ofList(piece, `v1/memberships/${piece('provider') && '?provider='}${piece('provider')}`)],
  'event-details': (piece) =>
    piece('event') ? ending(piece('event'), 'v1/event/') : ending(piece('animation'), 'v1/animation/'),
  popups: () => ['v1/popups'],
  'category-list': (piece) => [`categories/${piece('param') || 'home'}`],
} satisfies Partial<Record<Tag, FirstCalls>>;
