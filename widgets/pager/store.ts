import { createStore, type StoreApi } from 'zustand/vanilla';
import { withParams } from '../../core/paging/address.ts';
import { clampPage } from '../../core/paging/page.ts';
import { type PageBar, pageBar } from '../../core/paging/page-bar.ts';
import { pageAddress } from '../shared/base/on-page.ts';
import { until } from '../shared/base/until.ts';
import type { WidgetContext } from '../shared/element/definition.ts';
import { focusTop } from '../shared/lists/focus-top.ts';
import { addressOrTagPage, addressPage, onAddress, pagerParam } from '../shared/lists/list-address.ts';
import { register } from '../shared/lists/list-of.ts';
import { PAGE_ASKED, type Paging } from '../shared/lists/paged-list.ts';
import { showPage } from '../shared/lists/show-page.ts';
import { scrollTo } from '../shared/lists/smooth-scroll.ts';
import { writeParams } from '../shared/lists/write-params.ts';
import { emit } from '../shared/page/emit.ts';
import type { attributes } from './attributes.ts';
import { messages } from './messages.ts';
import { watchList } from './watch-list.ts';

export interface PagerState {
  /** The pages to choose from; null if there is only one page, or while their number is not known. */
  readonly bar: PageBar | null;
  /** The list that the pager turns, for its accessible name. */
  readonly of: ListName | null;
  /** The query string of the page's address, on which the links are based. */
  readonly search: string;
}

export interface PagerStore extends Omit<StoreApi<PagerState>, 'setState'> {
  /** Returns the page's address with the list at that page. */
  addressOf(page: number): string;
  /** Turns the list to a page, unless the host page cancels it, and scrolls to the top of the list. */
  turn(page: number): void;
}

/** The events by which a list announces its pages. */
const LIST_EVENTS = [PAGE_ASKED, 'creneau-pageload', 'creneau-filterchange', 'creneau-error'] as const;

export function createPagerStore(context: WidgetContext<typeof attributes>): PagerStore {
  const { host, settings, signal } = context;
  const store = createStore<PagerState>()(() => ({ bar: null, of: null, search: location.search }));
  let list: Element | null = null;
  let listening = new AbortController();
  /** The page that the list is loading; null if it loads none. */
  let asked: number | null = null;
  let atAddress: number | null = null;

  const param = () => pagerParam(host, list ?? host);

  function show(): void {
    const paging = readPaging(list);
    const bar = paging && pageBar(asked ?? paging.page, paging.lastPage);
    store.setState({ bar, of: listName(list), search: location.search });
  }

  function connect(next: Element | null): void {
    listening.abort();
    listening = new AbortController();
    list = next;
    asked = null;
    if (next) {
      const update = ({ target, type }: Event) => {
        if (target !== next) return;
        asked = type === PAGE_ASKED ? Number(Reflect.get(next, 'page')) : null;
        atAddress = addressPage(next);
        show();
      };
      for (const name of LIST_EVENTS) next.addEventListener(name, update, { signal: listening.signal });
      atAddress = addressPage(next);
      if (atAddress !== null && !isAt(next, atAddress)) showPage(next as HTMLElement, atAddress);
    }
    show();
  }

  const restore = () => {
    if (!list) return show();
    const named = addressPage(list);
    // If the address has no page, and had none before, the list keeps its current page.
    const isOther = named === null ? atAddress !== null : !isAt(list, named);
    atAddress = named;
    if (isOther) showPage(list as HTMLElement, addressOrTagPage(list));
    show();
  };

  register(host, signal);
  const { check } = watchList(host, connect, signal);
  const stop = context.attributes.subscribe(() => {
    check();
    show();
  });
  until(signal, stop, () => listening.abort());
  onAddress('pager', restore, signal);
  // The links keep the parameters of other lists, which change when those lists load a page.
  document.addEventListener('creneau-pageload', () => store.setState({ search: location.search }), { signal });

  return {
    ...store,
    addressOf(page) {
      const { search } = store.getState();
      return pageAddress(withParams(search, { [param()]: String(page) }));
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

/** Whether a list shows this page, or shows its last page because the number is too high. */
function isAt(list: Element, page: number): boolean {
  return clampPage(page, readPaging(list)?.lastPage || page) === Reflect.get(list, 'page');
}

/** Reads an element's property `paging`; null if it has none, or no pages yet. Any element may be a list. */
function readPaging(list: Element | null): Pick<Paging, 'page' | 'lastPage'> | null {
  const paging: unknown = list && Reflect.get(list, 'paging');
  if (typeof paging !== 'object' || paging === null) return null;
  const page: unknown = Reflect.get(paging, 'page');
  const lastPage: unknown = Reflect.get(paging, 'lastPage');
  return Number.isInteger(page) && Number.isInteger(lastPage)
    ? { page: page as number, lastPage: lastPage as number }
    : null;
}

/** The lists whose names the pager knows, by their tags; ' past' marks a list of past orders. */
const LISTS = [
  'event-list',
  'offers-list',
  'animations-slider',
  'membership-list',
  'replay-list',
  'order-history',
  'order-history past',
] as const satisfies readonly (keyof typeof messages.fr)[];

/** The key of the message that names a list. */
type ListName = (typeof LISTS)[number];

/**
 * Returns the name of a list for the pager's accessible name, because two pagers of a page must differ; null for a list
 * that is not ours.
 */
export function listName(list: Element | null): ListName | null {
  const [, tag = ''] = list?.localName.split(/^creneau-/) ?? [];
  const name = list && Reflect.get(list, 'period') === 'past' ? `${tag} past` : tag;
  return LISTS.find((one) => one === name) ?? LISTS.find((one) => one === tag) ?? null;
}
