import type { StoreApi } from 'zustand/vanilla';
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
