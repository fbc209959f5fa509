import { withParams } from '../../../core/paging/address.ts';
import { listData } from './data.ts';
import type { Head } from './head.ts';

/** A page of a list, and what its address is made of. */
interface ListAt {
  readonly path: string;
  /** The parameters of the address that choose the items, in their order. */
  readonly filters?: Readonly<Record<string, string>>;
  readonly description: string;
  readonly page: number;
  readonly lastPage: number;
  /** The paths of the items' pages. */
  readonly paths: readonly string[];
  /** The site's origin. */
  readonly origin: string;
}

/** Returns the head of a page of a list, with the addresses of the previous and the next page. */
export function listHead({ path, filters = {}, description, page, lastPage, paths, origin }: ListAt): Head {
  const addressOf = (number: number) =>
    path + withParams('', { ...filters, ...(number > 1 && { page: String(number) }) });
  return {
    description,
    address: addressOf(page),
    previous: page > 1 ? addressOf(page - 1) : null,
    next: page < lastPage ? addressOf(page + 1) : null,
    ...(paths.length > 0 && { data: [listData(paths, origin)] }),
  };
}
