import { clampPage, parsePage } from '../../../core/paging/page.ts';

/** The page that a call asks for. */
export interface PageWish {
  readonly page?: string;
  readonly limit?: string;
}

/** The payload of a page of a list. */
export interface Paged<Item> {
  readonly items: Item[];
  readonly page: number;
  readonly lastPage: number;
}

/** The part of a list that a page shows. */
interface PageRows {
  readonly page: number;
  readonly lastPage: number;
  readonly offset: number;
  readonly limit: number;
}

/**
 * Returns which rows of a list of `total` rows a page has; a page number above the last counts as the last
 * (D-page-numbers).
 */
export function pageRows(wish: PageWish, byDefault: number, total: number): PageRows {
  const size = wish.limit === undefined ? byDefault : Number(wish.limit);
  const lastPage = Math.max(1, Math.ceil(total / size));
  const page = clampPage(parsePage(wish.page), lastPage);
  const offset = (page - 1) * size;
  return { page, lastPage, offset, limit: Math.min(size, total - offset) };
}
