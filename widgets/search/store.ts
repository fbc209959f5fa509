import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Found, type FoundUser, fetchFound, fetchFoundUsers } from '../shared/api/catalogue/search.ts';
import type { WidgetContext } from '../shared/element/definition.ts';
import { nameTermOf, termOf } from '../shared/lists/search-term.ts';
import { emit } from '../shared/page/emit.ts';
import type { attributes } from './attributes.ts';
import { foundAddress } from './found-address.ts';
import { foundIn, NO_SEARCH, type SearchState } from './state.ts';

export interface SearchStore extends StoreApi<SearchState> {
  /** Takes what stands in the box; it is searched when nothing has been typed for a moment. */
  type(text: string): void;
  /** Goes to the page of what was found; the host page may route it itself. */
  choose(found: Found): void;
  /** Goes to the best that is found for the text, once it is there; stays where nothing is. */
  chooseBest(): void;
  /** Takes that wish back. */
  stay(): void;
}

/** What a store asks of the browser. */
export interface Browser {
  /** Does `work` after so many milliseconds; answers how to take it back. */
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

/** Milliseconds without a key after which a text is searched. */
const PAUSE = 200;

export function createSearchStore(context: WidgetContext<typeof attributes>, browser = BROWSER): SearchStore {
  const { host, page, signal, guard } = context;
  const scope = () => context.attributes.getState().scope;
  const store = createStore<SearchState>()(() => ({ scope: scope(), text: '', outcome: NO_SEARCH }));
  /** Whom the people that were found are. */
  const users = new WeakMap<Found, FoundUser>();
  let latest = 0;
  let cancelPause = () => {};
  let wantsBest = false;

  async function fetch(term: string): Promise<readonly Found[]> {
    if (scope() === 'all') return fetchFound(page.client, term, { signal });
    const people = await fetchFoundUsers(page.client, term, { signal });
    return people.flatMap((user) => {
      // Who has no page cannot be gone to.
      if (user.url === null) return [];
      const found = { type: 'user', title: user.fullName, url: user.url, detail: null, picture: user.picture } as const;
      users.set(found, user);
      return [found];
    });
  }

  async function search(term: string): Promise<void> {
    cancelPause();
    latest += 1;
    const call = latest;
    const isStale = () => call !== latest || signal.aborted;
    try {
      const found = await fetch(term);
      if (isStale()) return;
      store.setState({ outcome: { case: 'found', found } });
      if (wantsBest) chooseBest();
    } catch (error) {
      if (isStale()) return;
      store.setState({ outcome: { case: 'failed' } });
      context.report(error);
    }
  }

  function type(text: string): void {
    cancelPause();
    latest += 1;
    wantsBest = false;
    const term = scope() === 'user' ? nameTermOf(text) : termOf(text);
    if (term === null) {
      store.setState({ text, outcome: NO_SEARCH });
      return;
    }
    store.setState(({ outcome }) => ({ text, outcome: { case: 'searching', found: foundIn(outcome) } }));
    cancelPause = browser.after(PAUSE, () => guard(() => search(term)));
  }

  function choose(found: Found): void {
    cancelPause();
    latest += 1;
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
  signal.addEventListener('abort', () => {
    cancelPause();
    stop();
  });

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
