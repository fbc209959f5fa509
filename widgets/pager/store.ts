import { createStore, type StoreApi } from 'zustand/vanilla';
import { withParams } from '../../core/paging/address.ts';
import { clampPage } from '../../core/paging/page.ts';
import { type PageBar, pageBar } from '../../core/paging/page-bar.ts';
import type { WidgetContext } from '../shared/element/definition.ts';
import { focusTop } from '../shared/lists/focus-top.ts';
import { addressOrTagPage, addressPage, onAddress, paramPrefix, writeParams } from '../shared/lists/list-address.ts';
import { register } from '../shared/lists/list-of.ts';
import { PAGE_ASKED } from '../shared/lists/paged-list.ts';
import { showPage } from '../shared/lists/show-page.ts';
import { scrollTo } from '../shared/lists/smooth-scroll.ts';
import { emit } from '../shared/page/emit.ts';
import type { attributes } from './attributes.ts';
import { followList } from './follow-list.ts';
import { messages } from './messages.ts';
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
const TOLD = [PAGE_ASKED, 'creneau-pageload', 'creneau-filterchange', 'creneau-error'] as const;

export function createPagerStore(context: WidgetContext<typeof attributes>): PagerStore {
  const { host, settings, signal } = context;
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
    if (next) {
      const told = ({ target, type }: Event) => {
        if (target !== next) return;
        asked = type === PAGE_ASKED ? Number(Reflect.get(next, 'page')) : null;
        atAddress = addressPage(next);
        show();
      };
      for (const name of TOLD) next.addEventListener(name, told, { signal: listening.signal });
      atAddress = addressPage(next);
      if (atAddress !== null) showPage(next as HTMLElement, atAddress);
    }
    show();
  }

  const restore = () => {
    if (!list) return show();
    const named = addressPage(list);
    // Where the address names no page, and named none before, it is left to the list.
    const isOther =
      named === null
        ? atAddress !== null
        : clampPage(named, readPaging(list)?.lastPage || named) !== Reflect.get(list, 'page');
    atAddress = named;
    if (isOther) showPage(list as HTMLElement, addressOrTagPage(list));
    show();
  };

  register(host, signal);
  const { look } = followList(host, take, signal);
  const stop = context.attributes.subscribe(() => {
    look();
    show();
  });
  signal.addEventListener('abort', () => {
    stop();
    listening.abort();
  });
  onAddress(restore, { signal });
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
      focusTop(list, `${messages[settings.getState().lang].page} ${page}`);
      scrollTo(list);
    },
  };
}
