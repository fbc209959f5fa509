import * as v from 'valibot';
import type { ListPage } from '../../../core/paging/list-page.ts';

const number = v.pipe(v.number(), v.integer(), v.minValue(0));

/** An empty list may have 0 pages. */
const pageNumber = v.pipe(
  number,
  v.transform((page) => Math.max(1, page)),
);

/** Returns the schema of a page of a list (D-paged-answers). */
export function pageOf<T>(items: v.GenericSchema<unknown, readonly T[]>): v.GenericSchema<unknown, ListPage<T>> {
  return v.object({ items, page: pageNumber, lastPage: number, total: v.fallback(v.optional(number), undefined) });
}
