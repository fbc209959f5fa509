import type { StoreApi } from 'zustand/vanilla';
import type { ListPage } from '../../../core/paging/list-page.ts';
import { createResource, LOADING, type Resource } from '../api/resource.ts';
import { emit } from '../page/emit.ts';

/**
 * Dispatched on a list when it requests a page; only its pager listens. If the list is loaded afresh, its last page is
 * already unknown.
 */
export const PAGE_ASKED = 'creneau:asked';

/** What a list element says about its pages (C-lists). */
export interface Paging {
  readonly page: number;
  /** 0 until the first page is loaded. */
  readonly lastPage: number;
  readonly loading: boolean;
}

/** The part of a list's state that concerns its pages. */
export interface PagedState<T> {
  readonly list: Resource<ListPage<T>>;
  /** Whether another page is loading; the previous page stays visible until then. */
  readonly isTurning: boolean;
  /** Whether the page replaced another one, so that it is announced. */
  readonly hasTurned: boolean;
}

export const FIRST_LOAD = { list: LOADING, isTurning: false, hasTurned: false } as const;

/**
 * `afresh` drops the page that is shown, because it belongs to a different list. `quietly` announces nothing; a failed
 * call keeps the page.
 */
export type Reload = 'afresh' | 'quietly';

/** Loads pages, any number of times: only the latest call counts (S-stale-answers). */
export interface PagedList {
  load(page: number, how?: Reload): Promise<void>;
}

export function createPagedList<T>(
  {
    host,
    report,
    signal,
  }: {
    readonly host: HTMLElement;
    readonly report: (error: unknown) => void;
    readonly signal: AbortSignal;
  },
  {
    getState: get,
    setState: set,
  }: {
    readonly getState: () => PagedState<T>;
    readonly setState: (state: PagedState<T>) => void;
  },
  fetch: (page: number, signal: AbortSignal) => Promise<ListPage<T>>,
): PagedList {
  let asked = 1;
  let reload: Reload | undefined;
  let isReady = false;

  function start(): void {
    const { list } = get();
    const isKept = list.status === 'loaded' && reload !== 'afresh';
    if (reload !== 'quietly') set(isKept ? { list, isTurning: true, hasTurned: true } : FIRST_LOAD);
    host.dispatchEvent(new CustomEvent(PAGE_ASKED));
  }

  function show(page: ListPage<T>): void {
    set({
      list: { status: 'loaded', value: page },
      isTurning: false,
      hasTurned: reload !== 'quietly' && get().hasTurned,
    });
    if (!isReady) emit(host, 'creneau-ready', null);
    isReady = true;
    emit(host, 'creneau-pageload', { page: page.page, lastPage: page.lastPage });
  }

  const pages = createResource<ListPage<T>>({
    fetch: (signal) => fetch(asked, signal),
    set: (list) => {
      if (list.status === 'loading') start();
      else if (list.status === 'loaded') show(list.value);
      else if (reload !== 'quietly' || get().list.status !== 'loaded') set({ ...FIRST_LOAD, list });
    },
    onFailure: report,
    signal,
  });
  return {
    load(page, how) {
      asked = page;
      const { list, isTurning } = get();
      const isBusy = isTurning || list.status === 'loading';
      // A quiet reload that replaces the request for a page must not fail unnoticed.
      reload = how === 'quietly' && isBusy ? undefined : how;
      return pages.load();
    },
  };
}

/** The read-only property `paging` of every list; the store's state has the page that was requested. */
export const pagingProperty = {
  paging: {
    type: 'Paging',
    doc: 'The page that is shown, the last page (0 until the first answer has come), and whether a page is loading.',
    read: (store: Pick<StoreApi<PagedState<unknown> & { readonly page: number }>, 'getState'> | null): Paging =>
      pagingOf(store?.getState().page ?? 1, store?.getState() ?? null),
  },
};

/** Returns the paging of a list in a state, after `page` was requested. */
export function pagingOf(page: number, state: PagedState<unknown> | null): Paging {
  const loading = !state || state.isTurning || state.list.status === 'loading';
  if (state?.list.status !== 'loaded') return { page, lastPage: 0, loading };
  const { value } = state.list;
  return { page: value.page, lastPage: value.lastPage, loading };
}
