import type { StoreApi } from 'zustand/vanilla';
import type { Guard } from '../page/guard.ts';
import type { PagedState } from './paged-list.ts';

/** Sets a list's `page` property, as a pager does, so that it always names the page that is shown. */
export function showPage(list: HTMLElement, page: number): void {
  if (Reflect.get(list, 'page') !== page) Reflect.set(list, 'page', page);
}

/**
 * Makes the returned page the requested one if they differ: for a page above the last, the API returns the last page.
 */
export function showAnswered(
  list: HTMLElement,
  store: StoreApi<PagedState<unknown> & { readonly page: number }>,
  asked: number,
): void {
  const { list: answer, isTurning, page } = store.getState();
  if (answer.status !== 'loaded' || isTurning || page !== asked || answer.value.page === page) return;
  store.setState({ page: answer.value.page });
  showPage(list, answer.value.page);
}

/** Loads a list after a change of its tag, if it names another page than the shown one, or another list (`isOther`). */
export function reloadList(
  { host, guard }: { readonly host: HTMLElement; readonly guard: Guard },
  { isOther, page, shown }: { readonly isOther: boolean; readonly page: number; readonly shown: number },
  load: (how?: 'afresh') => Promise<void>,
): void {
  if (!isOther && page === shown) return;
  // Another list starts at its first page. Setting the page changes the attributes again, and that change loads the list.
  if (isOther && page === shown && page !== 1) showPage(host, 1);
  else guard(() => load(isOther ? 'afresh' : undefined));
}
