import type { StoreApi } from 'zustand/vanilla';
import type { PagedState } from './paged-list.ts';

/** Has a list element show a page, the way a pager does: its `page` then says what is shown, however it came to it. */
export function showPage(list: HTMLElement, page: number): void {
  if (Reflect.get(list, 'page') !== page) Reflect.set(list, 'page', page);
}

/** A page above the last is answered by the last: then that is what the element shows, and what it was asked for. */
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
