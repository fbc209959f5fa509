import { clampPage } from './page.ts';

/** Pages on each side of the current one. */
const SIDE = 2;

/** What a page bar offers (S-page-bar). */
export interface PageBar {
  readonly current: number;
  /** First, last and what is around the current one, ascending; pages may be missing between two of them. */
  readonly numbers: readonly number[];
  /** Null where the current page is the first: the controls to it and to the one before are hidden. */
  readonly previous: number | null;
  /** Null where the current page is the last. */
  readonly next: number | null;
  readonly last: number;
}

/** The bar at a page of a list; null where there is nothing to choose. */
export function pageBar(page: number, lastPage: number): PageBar | null {
  if (lastPage <= 1) return null;
  const current = clampPage(page, lastPage);
  const around = Array.from({ length: 2 * SIDE + 1 }, (_, n) => current - SIDE + n);
  const numbers = [1, ...around.filter((number) => number > 1 && number < lastPage), lastPage];
  return {
    current,
    numbers,
    previous: current > 1 ? current - 1 : null,
    next: current < lastPage ? current + 1 : null,
    last: lastPage,
  };
}
