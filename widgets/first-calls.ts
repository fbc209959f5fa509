import { EVENT_FILTERS } from '../core/catalogue/event-query.ts';
import { unclobbered } from './shared/base/unclobbered.ts';

/** A tag's attribute as a piece of an address; empty where it is missing. */
export type Piece = (attribute: string) => string;

/** The paths of a widget's first API calls, begun while its code is on the way: as it will make them; an empty one is none. */
export type FirstCalls = (piece: Piece) => readonly string[];

/** The calls that an attribute's value ends, where it has one. */
const ending = (piece: string, ...paths: readonly string[]) => paths.map((path) => piece && path + piece);

/** A list's first call, where it begins at its first page: filters and page of the address are for the widget to read. */
const ofList = (piece: Piece, path: string) => (location.search + piece('page') ? '' : path);

/** What a map that follows no list begins with; the others' query is for the widget to ask of the list. */
const ofMap = (piece: Piece, path: string) =>
  piece('for') || unclobbered(document).querySelector('creneau-event-list, [data-creneau="event-list"]') ? '' : path;

/** The call for the tag's query, where that is as the widget will write it: names in their order, nothing encoded. */
const ofQuery = (piece: Piece, path: string) => {
  const query = piece('query').replaceAll('%2F', '/');
  const pairs = EVENT_FILTERS.map((name) => `((^|/)${name}/[^/.][^/]*)?`);
  return new RegExp(`^(?!/|.*%25)${pairs.join('')}$`).test(query) ? path + query : '';
};

/** The calendar's, which is first on partner pages: the loader knows them by itself. */
export const calendarCalls: FirstCalls = (piece) => [
  ...ending(piece('event'), 'v1/slotted/', 'v1/slotted/booked/'),
  ...ending(piece('user'), 'v1/slotted/user/', 'v1/slotted/booked/provider/'),
];

/** All others', by the tag without the prefix. */
export const FIRST_CALLS: Readonly<Record<string, FirstCalls>> = {
  'event-list': (piece) => [piece('provider') ? '' : ofList(piece, ofQuery(piece, 'v1/event/list/'))],
  'provider-map': (piece) => [
    piece('query') && piece('provider')
      ? ''
      : ofMap(piece, piece('provider') ? `v1/map/provider/${piece('provider')}` : ofQuery(piece, 'v1/map/')),
  ],
  'animations-slider': (piece) => [
    ofList(piece, `v1/${piece('period') || 'next'}/events/${piece('user') && '?user='}${piece('user')}`),
  ],
  'offers-list': (piece) => [
    ...ending(piece('provider'), 'user/'),
    piece('provider') && ofList(piece, `v1/event/list/provider/${piece('provider')}?limit=${piece('limit') || 8}`),
  ],
  // What is personal is asked for with a token alone.
  'order-history': (piece) => [piece('token') && ofList(piece, `v1/order/${piece('period') || 'future'}/`)],
  'replay-list': (piece) => [ofList(piece, `v1/replay/${piece('provider') && '?user='}${piece('provider')}`)],
  'provider-card': (piece) => ending(piece('provider'), 'user/'),
  'membership-list': (piece) => [
    ofList(piece, `v1/memberships/${piece('provider') && '?provider='}${piece('provider')}`),
  ],
  popups: () => ['v1/popups'],
  'category-list': (piece) => [`categories/${piece('param') || 'home'}`],
};
