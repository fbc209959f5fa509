import { clampPage, parsePage } from '../../../core/paging/page.ts';

/** What a call says of the page that it wants. */
export interface PageWish {
  readonly page?: string;
  readonly limit?: string;
}

/** A page of a list, as its call answers it. */
export interface Paged<Item> {
  readonly items: Item[];
  readonly page: number;
  readonly lastPage: number;
}

/** Which rows of a list a page has. */
interface PageRows {
  readonly page: number;
  readonly lastPage: number;
  readonly offset: number;
  readonly limit: number;
}

/** The rows of the wished page of a list of `total`; above the last page is the last (D-page-numbers). */
export function pageRows(wish: PageWish, byDefault: number, total: number): PageRows {
  const size = wish.limit === undefined ? byDefault : Number(wish.limit);
  const lastPage = Math.max(1, Math.ceil(total / size));
  const page = clampPage(parsePage(wish.page), lastPage);
  const offset = (page - 1) * size;
  return { page, lastPage, offset, limit: Math.min(size, total - offset) };
}
