import { type TSchema, Type } from 'typebox';
import { exact } from './common.ts';

/** `?page=2&limit=8`: a page that is not a number counts as the first page (D-page-numbers); the limit is 1 to 50. */
export const PageQuery = {
  page: Type.Optional(
    Type.String({ description: 'From 1 on; anything that is no number counts as 1.', maxLength: 100 }),
  ),
  limit: Type.Optional(
    Type.String({
      description: 'How many a page has, from 1 to 50.',
      pattern: '^([1-9]|[1-4][0-9]|50)$',
      maxLength: 10,
    }),
  ),
};

/** Returns the schema of a page of a list; an empty list has one page (D-paged-answers). */
export function paged<Item extends TSchema>(item: Item) {
  return exact(pageOf(item));
}

/** Returns the schema of a page of a list that also has the number of items on all pages. */
export function counted<Item extends TSchema>(item: Item) {
  return exact({ ...pageOf(item), total: Type.Integer({ minimum: 0 }) });
}

function pageOf<Item extends TSchema>(item: Item) {
  return {
    items: Type.Array(item),
    page: Type.Integer({ minimum: 1 }),
    lastPage: Type.Integer({ minimum: 1 }),
  };
}
