import { createStore, type StoreApi } from 'zustand/vanilla';
import { withParams } from '../../core/paging/address.ts';
import { parsePage } from '../../core/paging/page.ts';
import { type PageBar, pageBar } from '../../core/paging/page-bar.ts';
import { emit } from '../shared/emit.ts';
import { addressPage, firstPage, paramPrefix, writeParams } from '../shared/lists/list-address.ts';
import { showPage } from '../shared/lists/show-page.ts';
import { scrollTo } from '../shared/lists/smooth-scroll.ts';
import type { WidgetContext } from '../shared/widget.ts';
import type { attributes } from './attributes.ts';
import { focusTop } from './focus-top.ts';
import { followList } from './follow-list.ts';
import { readPaging } from './read-paging.ts';

export interface PagerState {
  /** What is offered; null where there is nothing to choose, and while that is not known. */
  readonly bar: PageBar | null;
  /** The query of the page's address, from which the links' addresses are made. */
  readonly search: string;
}

export interface PagerStore extends StoreApi<PagerState> {
  /** The page's own address with the list at that page. */
  addressOf(page: number): string;
  /** Turns the list to a page, unless the host page cancels it, and goes to the list's top. */
  turn(page: number): void;
}

/** What a list may tell of itself. */
const TOLD = ['creneau-pageload', 'creneau-filterchange', 'creneau-error'] as const;

export function createPagerStore(context: WidgetContext<typeof attributes>): PagerStore {
  const { host, signal } = context;
  const store = createStore<PagerState>()(() => ({ bar: null, search: location.search }));
  let list: Element | null = null;
  let listening = new AbortController();
  /** Where the list is on its way to; null when it is there. */
  let asked: number | null = null;
  let atAddress: number | null = null;

  const param = () => `${list ? paramPrefix(list) : ''}${context.attributes.getState().pageParam ?? 'page'}`;

  function show(): void {
    const paging = readPaging(list);
    const bar = paging && pageBar(asked ?? paging.page, paging.lastPage);
    store.setState({ bar, search: location.search });
  }

  function take(next: Element | null): void {
    listening.abort();
    listening = new AbortController();
    list = next;
    asked = null;
    if (list) {
      const told = (event: Event) => {
        if (event.target !== list) return;
        asked = null;
        atAddress = list && addressPage(list);
        show();
      };
      for (const name of TOLD) list.addEventListener(name, told, { signal: listening.signal });
      atAddress = addressPage(list);
      if (atAddress !== null) showPage(list as HTMLElement, atAddress);
    }
    show();
  }

  const restore = () => {
    if (!list || addressPage(list) === atAddress) return show();
    atAddress = addressPage(list);
    showPage(list as HTMLElement, firstPage(list, parsePage(list.getAttribute('page'))));
    show();
  };

  const { look } = followList(host, take, signal);
  const stop = context.attributes.subscribe(() => {
    look();
    show();
  });
  signal.addEventListener('abort', () => {
    stop();
    listening.abort();
  });
  addEventListener('popstate', restore, { signal });
  // What another list keeps in the address belongs into the links as well.
  document.addEventListener('creneau-pageload', () => store.setState({ search: location.search }), { signal });

  return {
    ...store,
    addressOf(page) {
      const { search } = store.getState();
      return `${location.pathname}${withParams(search, { [param()]: String(page) })}${location.hash}`;
    },
    turn(page) {
      if (!list || !emit(host, 'creneau-pagechange', { page })) return;
      writeParams({ [param()]: String(page) });
      atAddress = addressPage(list);
      asked = page;
      show();
      showPage(list as HTMLElement, page);
      focusTop(list);
      scrollTo(list);
    },
  };
}
