import type { StoreApi } from 'zustand/vanilla';
import { asApiError } from '../api/errors.ts';
import { LOADING, type Resource } from '../api/resource.ts';
import { emit } from '../page/emit.ts';
import { PAGE_ASKED } from './show-page.ts';

/** One page of a list; a page above the last is answered by the last. */
export interface Page<T> {
  readonly items: readonly T[];
  readonly page: number;
  readonly lastPage: number;
}

/** What a list element tells of its pages (C-lists). */
export interface Paging {
  readonly page: number;
  /** 0 until the first answer is there. */
  readonly lastPage: number;
  readonly loading: boolean;
}

/** The part of a list's state that is its pages. */
export interface PagedState<T> {
  readonly list: Resource<Page<T>>;
  /** Another page is on its way; the last one stays in sight until it is there. */
  readonly isTurning: boolean;
  /** What is shown came after something else: it is to be said. */
  readonly hasTurned: boolean;
}

export const FIRST_LOAD = { list: LOADING, isTurning: false, hasTurned: false } as const;

/** Loads pages, as often as asked: only the latest call's answer counts (S-stale-answers). */
export interface PagedList {
  /** `afresh` forgets what is shown first: it is another list. */
  load(page: number, how?: 'afresh'): Promise<void>;
}

export function createPagedList<T>(options: {
  readonly host: HTMLElement;
  readonly fetch: (page: number, signal: AbortSignal) => Promise<Page<T>>;
  readonly get: () => PagedState<T>;
  readonly set: (state: PagedState<T>) => void;
  readonly report: (error: unknown) => void;
  readonly signal: AbortSignal;
}): PagedList {
  const { host, get, set } = options;
  let latest = 0;
  let isReady = false;
  return {
    async load(page, how) {
      latest += 1;
      const call = latest;
      const isStale = () => call !== latest || options.signal.aborted;
      const { list } = get();
      set(list.status === 'loaded' && how !== 'afresh' ? { list, isTurning: true, hasTurned: true } : FIRST_LOAD);
      host.dispatchEvent(new Event(PAGE_ASKED));
      try {
        const value = await options.fetch(page, options.signal);
        if (isStale()) return;
        set({ ...get(), list: { status: 'loaded', value }, isTurning: false });
        if (!isReady) emit(host, 'creneau-ready', null);
        isReady = true;
        emit(host, 'creneau-pageload', { page: value.page, lastPage: value.lastPage });
      } catch (error) {
        if (isStale()) return;
        set({ ...FIRST_LOAD, list: { status: 'failed', error: asApiError(error) } });
        options.report(error);
      }
    },
  };
}

/** The property by which every list tells of its pages; its state holds the page that was asked for. */
export const pagingProperty = {
  paging: {
    type: 'Paging',
    doc: 'The page that is shown, the last page (0 until the first answer has come), and whether a page is loading.',
    read: (store: Pick<StoreApi<PagedState<unknown> & { readonly page: number }>, 'getState'> | null): Paging =>
      pagingOf(store?.getState().page ?? 1, store?.getState() ?? null),
  },
};

/** What a list in that state tells, of which `page` was asked for. */
export function pagingOf(page: number, state: PagedState<unknown> | null): Paging {
  const loading = !state || state.isTurning || state.list.status === 'loading';
  if (state?.list.status !== 'loaded') return { page, lastPage: 0, loading };
  const { value } = state.list;
  return { page: value.page, lastPage: value.lastPage, loading };
}
