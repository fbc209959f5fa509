import { createStore, type StoreApi } from 'zustand/vanilla';
import { NOTHING_SELECTED, type Selection } from '../../../core/booking/selection.ts';
import type { EventQuery } from '../../../core/catalogue/event-query.ts';
import type { Person } from '../../../core/catalogue/person.ts';
import type { SlottedFilter } from '../../../core/catalogue/slotted-filter.ts';
import type { Hold } from '../../../core/checkout/hold.ts';
import type { Progress } from '../../../core/checkout/stage.ts';
import type { Bearer } from '../api/call-headers.ts';
import type { FoundUser } from '../api/catalogue/search.ts';
import { type Client, type Credentials, createClient } from '../api/client.ts';
import type { RetryingModule } from '../api/http.ts';
import { fetchMe } from '../api/person.ts';
import { type Clock, createClock } from '../base/clock.ts';
import { warnOnce } from '../base/warn.ts';
import { loadLater } from './later.ts';
import { type Purchase, setActivePurchase } from './purchase.ts';
import { registry } from './registry.ts';
import { createSession, type Session } from './session.ts';
import { isApiOfPage } from './settings.ts';

/** The visitor's data, shared by all widgets of the page that call the same API. */
export interface PageData {
  /** The signed-in user; null for a visitor, and until `/v1/me` has named them. */
  readonly person: Person | null;
  /** Whether the calls carry a token (a guest's token does not count). */
  readonly isSignedIn: boolean;
  /**
   * Whether the token was refused and not renewed: the page shows a visitor until another token is set
   * (D-refused-token).
   */
  readonly hasExpired: boolean;
  /** The selected slots, by calendar. */
  readonly selections: Readonly<Record<string, Selection>>;
  /** The filters of the slots, by calendar. */
  readonly filters: Readonly<Record<string, SlottedFilter>>;
  /** The purchase under way, from 'Je Réserve' until its confirmation is closed. */
  readonly purchase: Purchase | null;
  /**
   * The checkout that has taken the purchase; null until a checkout has taken it, and after that checkout has left the
   * page.
   */
  readonly checkout: HTMLElement | null;
  readonly progress: Progress;
  /** The hold of the page's checkout. */
  readonly hold: Hold | null;
  /** The last request to focus the checkout of a purchase; a new object for each request. */
  readonly focusRequest: FocusRequest | null;
  /** The user that the visitor last selected in the people search. */
  readonly searchedUser: FoundUser | null;
  /** Incremented whenever something done on this page may have changed bookings. */
  readonly bookingsVersion: number;
}

export interface FocusRequest {
  readonly purchase: Purchase;
}

/** What an event list and the map that follows it share. */
export interface ListOnPage {
  /** The list's query. */
  readonly query: EventQuery;
  /** The event whose place the map shows; null for none. */
  readonly selected: number | null;
  /** The events at the place with the open popup, however it was opened. */
  readonly shown: readonly number[];
  /** The event under the pointer or focus in the list; null for none. */
  readonly highlighted: number | null;
  /** Narrows the list down further and scrolls to it, for the link 'Voir tout'. */
  readonly show: (query: EventQuery) => void;
}

/** What is known of a visitor at first. */
export const EMPTY: PageData = {
  person: null,
  isSignedIn: false,
  hasExpired: false,
  selections: {},
  filters: {},
  purchase: null,
  checkout: null,
  progress: 'under-way',
  hold: null,
  focusRequest: null,
  searchedUser: null,
  bookingsVersion: 0,
};

/** The page state: one for each API address, and one more for each tag or ancestor with its own token. */
export interface PageState {
  /** The address of the API. */
  readonly url: string;
  readonly data: StoreApi<PageData>;
  readonly client: Client;
  /** Returns a client of the same API that sends this token, no matter who is signed in. */
  readonly clientWith: (token: string) => Client;
  readonly clock: Clock;
  /** Where a stream of taken places goes on: from the first answer, then from its last event (D-live); null if the API has none. */
  readonly live: { base: string | null };
  readonly session: Session;
  /** The elements that share this page state. */
  readonly hosts: Set<HTMLElement>;
  /** Maps a calendar's key with an id to the key with the slug, such as `event:7` to `event:yoga-doux`. */
  readonly slugs: Map<string, string>;
  /** The event lists on the page; they belong to no user, so that signing out keeps them. */
  readonly lists: StoreApi<ReadonlyMap<Element, ListOnPage>>;
}

const byAddress = new Map<string, PageState>();
const byTokenElement = new WeakMap<Element, Map<string, PageState>>();

/** Returns the page state for calls to `url`; `tokenElement` is the tag or ancestor that has its own token. */
export function pageStateFor(url: string, tokenElement: Element | null): PageState {
  const states = tokenElement ? (byTokenElement.get(tokenElement) ?? new Map<string, PageState>()) : byAddress;
  if (tokenElement) byTokenElement.set(tokenElement, states);
  // Never inlined: its closures would share the scope of the calling element and keep that element in memory.
  const state = states.get(url) ?? /* @__NOINLINE__ */ createPageState(url);
  states.set(url, state);
  return state;
}

function createPageState(url: string): PageState {
  const data = createStore<PageData>()(() => EMPTY);
  const hosts = new Set<HTMLElement>();
  const clock = createClock();
  const early = () => registry()?.early;
  const live: PageState['live'] = { base: null };
  const onLive = (base: string) => {
    live.base ??= base;
  };
  const connect = (credentials: Credentials) =>
    createClient({ url, credentials, onDate: clock.set, onLive, early, loadRetrying: loadLater<RetryingModule> });
  const session = createSession({
    hosts,
    fetchPerson: (credentials) => fetchMe(connect(credentials)),
    set: (identity) => data.setState(identity),
    forget: () => data.setState(EMPTY),
    maySendToken: () => maySendToken(url),
  });
  const client = connect(session);
  const clientWith = (text: string) => {
    const token = text as Bearer;
    return connect({
      token: () => Promise.resolve(token),
      renew: () => Promise.resolve(false),
      dropToken: () => token,
    });
  };
  const lists = createStore<ReadonlyMap<Element, ListOnPage>>()(() => new Map());
  data.subscribe(({ purchase }) => setActivePurchase(data, purchase && (() => hosts.size > 0)));
  return { url, data, client, clientWith, clock, live, session, hosts, slugs: new Map(), lists };
}

/**
 * Whether a token that the page gives on request may be sent to `url`: only to the page's own API, like a token of
 * `configure`.
 */
function maySendToken(url: string): boolean {
  const pageRegistry = registry();
  const isPages = !pageRegistry || isApiOfPage(url, pageRegistry);
  if (!isPages) warnOnce(`the token is not sent to ${url}: the page gave it for its own API.`);
  return isPages;
}

/** Returns the slots that are selected in a calendar. */
export function selectionOf(data: PageData, calendar: string): Selection {
  return data.selections[calendar] ?? NOTHING_SELECTED;
}

export function setSelection(page: PageState, calendar: string, selection: Selection): void {
  page.data.setState(({ selections }) => ({ selections: { ...selections, [calendar]: selection } }));
}

/** Starts a purchase, in place of any other; `checkout` has it if it was begun there. */
export function beginPurchase(page: PageState, purchase: Purchase, checkout: HTMLElement | null = null): void {
  page.data.setState({ purchase, checkout, progress: 'under-way' });
}

/** Makes everything that shows bookings or places fetch them again. */
export function bookingsChanged(page: PageState): void {
  page.data.setState(({ bookingsVersion }) => ({ bookingsVersion: bookingsVersion + 1 }));
}

/**
 * Copies a visitor's selections to the page state of the user who signs in; selections of an earlier user are not
 * copied.
 */
export function inheritSelections(from: PageState, to: PageState): void {
  const earlier = from.data.getState();
  if (earlier.isSignedIn) return;
  to.data.setState(({ selections }) => ({ selections: { ...earlier.selections, ...selections } }));
}

/** Clears a page state after its last element has moved to another one, because its data belonged to its user alone. */
export function forgetIfLeft(state: PageState): void {
  if (state.hosts.size > 0) return;
  state.session.setToken(null);
  state.data.setState(EMPTY);
}
