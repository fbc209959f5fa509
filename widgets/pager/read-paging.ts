import type { Paging } from '../shared/lists/paged-list.ts';

/** What an element tells of its pages; null where it is no list, or none yet. Any element may be one. */
export function readPaging(list: Element | null): Pick<Paging, 'page' | 'lastPage'> | null {
  const paging: unknown = list && Reflect.get(list, 'paging');
  if (typeof paging !== 'object' || paging === null) return null;
  const page: unknown = Reflect.get(paging, 'page');
  const lastPage: unknown = Reflect.get(paging, 'lastPage');
  return Number.isInteger(page) && Number.isInteger(lastPage)
    ? { page: page as number, lastPage: lastPage as number }
    : null;
}
