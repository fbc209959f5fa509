import { EVENT_FILTERS } from '../core/catalogue/event-query.ts';
import { POSITION_TYPES } from './shared/api/catalogue/position-types.ts';
import { unclobbered } from './shared/base/unclobbered.ts';

/** The `Accept` of first calls, by the tag without the prefix, if an answer has several forms. */
export const FIRST_ACCEPTS: Readonly<Record<string, string>> = { 'provider-map': POSITION_TYPES };

/** Returns a tag's attribute as a piece of an address; empty if it is missing. */
export type Piece = (attribute: string) => string;

/**
 * Returns the paths of a widget's first API calls, just as the widget requests them; an empty one is skipped. They
 * start while its code is loading.
 */
export type FirstCalls = (piece: Piece) => readonly string[];

/** Returns the calls with paths that end with the value of an attribute; none if it is missing. */
const ending = (piece: string, ...paths: readonly string[]) => paths.map((path) => piece && path + piece);

/**
 * Returns a list's first call, if it starts at its first page: only the widget reads filters and page in the address.
 */
const ofList = (piece: Piece, path: string) => (location.search + piece('page') ? '' : path);

/** Returns the first call of a map that follows no list; the others take their query from the list. */
const ofMap = (piece: Piece, path: string) =>
  piece('for') || unclobbered(document).querySelector('creneau-event-list, [data-creneau="event-list"]') ? '' : path;

/**
 * Returns the call for the tag's query, if the widget writes it in the same way: names in their order, nothing encoded.
 */
const ofQuery = (piece: Piece, path: string) => {
  const query = piece('query').replaceAll('%2F', '/');
  const pairs = EVENT_FILTERS.map((name) => `((^|/)${name}/[^/.][^/]*)?`);
  return new RegExp(`^(?!/|.*%25)${pairs.join('')}$`).test(query) ? path + query : '';
};

/** The first calls of the widgets that partner pages show first; a part of the loader (D-loader-knowledge). */
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
};

/** Those of all others, by the tag without the prefix. */
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
};
