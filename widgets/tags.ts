/** A tag's attribute as a piece of an address; empty where it is missing. */
export type Piece = (attribute: string) => string;

/** What the loader knows of a widget before its code is there. */
export interface TagFacts {
  /** The paths of its first API calls, begun while its code is on the way: as it will make them; an empty one is none. */
  readonly firstCalls?: (piece: Piece) => readonly string[];
  /** Its code does not wait until the tag nears the viewport; `linked`: where a link of the page leads to it. */
  readonly isEager?: true | 'linked';
}

/** The calls that an attribute's value ends, where it has one. */
const ending = (piece: string, ...paths: readonly string[]) => paths.map((path) => piece && path + piece);

/** A list's first call, where it begins at its first page: filters and page of the address are for the widget to read. */
const ofList = (piece: Piece, path: string) => (location.search + piece('page') ? '' : path);

/** Every widget, by its tag without the prefix. */
export const TAGS: Readonly<Record<string, TagFacts>> = {
  'slotted-calendar': {
    firstCalls: (piece) => [
      ...ending(piece('event'), 'v1/slotted/', 'v1/slotted/booked/'),
      ...ending(piece('user'), 'v1/slotted/user/', 'v1/slotted/booked/provider/'),
    ],
  },
  checkout: {},
  toaster: { isEager: true },
  'event-list': {
    firstCalls: (piece) => [
      piece('provider') ? '' : ofList(piece, `v1/event/list/${piece('query').replaceAll('%2F', '/')}`),
    ],
  },
  pager: {},
  'animations-slider': {
    isEager: 'linked',
    firstCalls: (piece) => [
      ofList(piece, `v1/${piece('period') || 'next'}/events/${piece('user') && '?user='}${piece('user')}`),
    ],
  },
  'offers-list': {
    firstCalls: (piece) => [
      ...ending(piece('provider'), 'user/'),
      piece('provider') && ofList(piece, `v1/event/list/provider/${piece('provider')}?limit=${piece('limit') || 8}`),
    ],
  },
  'provider-card': { firstCalls: (piece) => ending(piece('provider'), 'user/') },
  search: {},
  'category-list': { firstCalls: (piece) => [`categories/${piece('param') || 'home'}`] },
};
