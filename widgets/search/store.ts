import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  type Found,
  type FoundType,
  type FoundUser,
  fetchFound,
  fetchFoundUsers,
} from '../shared/api/catalogue/search.ts';
import { createLatest } from '../shared/base/latest.ts';
import { until } from '../shared/base/until.ts';
import type { WidgetContext } from '../shared/element/definition.ts';
import { eventListAddress } from '../shared/lists/event-list-address.ts';
import { nameTermOf, termOf } from '../shared/lists/search-term.ts';
import { emit } from '../shared/page/emit.ts';
import { siteAddress } from '../shared/page/site-address.ts';
import type { attributes } from './attributes.ts';
import { foundIn, NO_SEARCH, type SearchState } from './state.ts';

export interface SearchStore extends Omit<StoreApi<SearchState>, 'setState'> {
  /** Sets the text. The search starts after a pause in typing. */
  type(text: string): void;
  /** Goes to a result's page, unless the host page cancels it. */
  choose(found: Found): void;
  /** Goes to the best result for the text, if there is one, once the results are loaded. */
  chooseBest(): void;
  /** Cancels a pending `chooseBest`. */
  stay(): void;
}

/** The browser functions that the store needs. */
export interface Browser {
  /** Does `work` after a time; returns a function that cancels it. */
  after(milliseconds: number, work: () => void): () => void;
  goTo(address: string): void;
}

const BROWSER: Browser = {
  after(milliseconds, work) {
    const timeout = setTimeout(work, milliseconds);
    return () => clearTimeout(timeout);
  },
  goTo: (address) => location.assign(address),
};

/** How long after the last key press the search starts, in milliseconds. */
const PAUSE_MS = 200;

export function createSearchStore(context: WidgetContext<typeof attributes>, browser = BROWSER): SearchStore {
  const { host, page, signal, guard } = context;
  const scope = () => context.attributes.getState().scope;
  const store = createStore<SearchState>()(() => ({ scope: scope(), text: '', outcome: NO_SEARCH }));
  /** The user behind each result that is a person. */
  const users = new WeakMap<Found, FoundUser>();
  const next = createLatest(signal);
  let cancelPause = () => {};
  let wantsBest = false;

  async function search(term: string): Promise<void> {
    cancelPause();
    const isLatest = next();
    try {
      const found = await fetchResults(context, term, users);
      if (!isLatest()) return;
      store.setState({ outcome: { case: 'found', found } });
      if (wantsBest) chooseBest();
    } catch (error) {
      if (!isLatest()) return;
      store.setState({ outcome: { case: 'failed' } });
      context.report(error);
    }
  }

  function type(text: string): void {
    cancelPause();
    next();
    wantsBest = false;
    const term = scope() === 'user' ? nameTermOf(text) : termOf(text);
    if (term === null) {
      store.setState({ text, outcome: NO_SEARCH });
      return;
    }
    store.setState(({ outcome }) => ({ text, outcome: { case: 'searching', found: foundIn(outcome) } }));
    cancelPause = browser.after(PAUSE_MS, () => guard(() => search(term)));
  }

  function choose(found: Found): void {
    cancelPause();
    next();
    store.setState({ text: found.title, outcome: NO_SEARCH });
    const user = users.get(found);
    if (user) page.data.setState({ searchedUser: user });
    const href = foundAddress(found, context.settings.getState().siteUrl);
    if (emit(host, 'creneau-navigate', { href })) browser.goTo(href);
  }

  function chooseBest(): void {
    const { outcome } = store.getState();
    const [best] = foundIn(outcome);
    if (outcome.case === 'searching') wantsBest = true;
    else if (best) choose(best);
  }

  const stop = context.attributes.subscribe((now, before) => {
    if (now.scope === before.scope) return;
    const { text, outcome } = store.getState();
    store.setState({ scope: now.scope, outcome: NO_SEARCH });
    if (outcome.case !== 'none') type(text);
  });
  until(signal, () => cancelPause(), stop);

  return {
    ...store,
    type,
    choose,
    chooseBest,
    stay() {
      wantsBest = false;
    },
  };
}

/** Searches within the attribute's scope; adds to `users` the user behind each result that is a person. */
async function fetchResults(
  { attributes: named, page, signal }: WidgetContext<typeof attributes>,
  term: string,
  users: WeakMap<Found, FoundUser>,
): Promise<readonly Found[]> {
  if (named.getState().scope === 'all') return fetchFound(page.client, term, { signal });
  const people = await fetchFoundUsers(page.client, term, { signal });
  return people.flatMap((user) => {
    const { url, fullName, picture } = user;
    // A user without a page cannot be visited.
    if (url === null) return [];
    const found: Found = { type: 'user', title: fullName, url, detail: null, picture };
    users.set(found, user);
    return [found];
  });
}

/** Returns the address of a result's page; a city, sport or category leads to the event list with that filter. */
function foundAddress({ type, url }: Found, siteUrl: string): string {
  return isFilter(type) ? eventListAddress({ [type]: url }, siteUrl).href : siteAddress(type, url, siteUrl).href;
}

function isFilter(type: FoundType): type is 'city' | 'sport' | 'category' {
  return type === 'city' || type === 'sport' || type === 'category';
}
