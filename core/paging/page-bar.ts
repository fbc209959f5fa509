import { clampPage } from './page.ts';

/** Pages on each side of the current one. */
const SIDE = 2;

/** The controls of a page bar (S-page-bar). */
export interface PageBar {
  readonly current: number;
  /** The first page, the last page and the pages around the current one, ascending, with gaps. */
  readonly numbers: readonly number[];
  /** Null on the first page: the controls to the first and previous page are hidden. */
  readonly previous: number | null;
  /** Null on the last page. */
  readonly next: number | null;
  readonly last: number;
}

/** Returns the page bar of a list that shows `page`; null for a single page. */
export function pageBar(page: number, lastPage: number): PageBar | null {
  if (lastPage <= 1) return null;
  const current = clampPage(page, lastPage);
  const around = [...new Array(2 * SIDE + 1).keys()].map((n) => current - SIDE + n);
  const numbers = [1, ...around.filter((number) => number > 1 && number < lastPage), lastPage];
  return {
    current,
    numbers,
    previous: current > 1 ? current - 1 : null,
    next: current < lastPage ? current + 1 : null,
    last: lastPage,
  };
}
