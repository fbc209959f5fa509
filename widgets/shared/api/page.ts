import * as v from 'valibot';

const number = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The schema of a page (D-paged-answers); its items are decoded one by one. An empty list may have 0 pages. */
export const pageFields = v.pipe(
  v.object({
    items: v.array(v.unknown()),
    page: number,
    lastPage: number,
    total: v.fallback(v.optional(number), undefined),
  }),
  v.transform(({ items, page, lastPage, total }) => ({ items, page: Math.max(1, page), lastPage, total })),
);
