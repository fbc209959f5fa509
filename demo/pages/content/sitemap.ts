import { type CatalogueAddress, countAddresses, listAddresses } from '../../api/catalogue/addresses.ts';
import { keepingLists } from '../../api/catalogue/kept-lists.ts';
import type { Catalogue } from './catalogue.ts';

/** The number of kept files: a file weighs a megabyte, and a site has two languages. */
const MOST_KEPT = 8;

/** The pages of the catalogue, in files of `size` pages. */
export interface AddressFiles {
  /** Returns the number of files; an empty catalogue has one. */
  count(): Promise<number>;
  /** Returns what `write` makes of the addresses of a file. It is kept under `key` as long as the addresses are true. */
  file<Written extends object>(
    key: string,
    number: number,
    write: (addresses: readonly CatalogueAddress[]) => Promise<Written>,
  ): Promise<Written>;
}

export function addressFiles({ database, clock }: Catalogue, size: number): AddressFiles {
  const keep = keepingLists({ database, clock }, MOST_KEPT);
  return {
    count: async () => {
      const make = async (now: number) => ({ count: await countAddresses(database, now) });
      return Math.max(1, Math.ceil((await keep('count', make)).count / size));
    },
    file: (key, number, write) =>
      keep(key, async (now) => write(await listAddresses(database, { offset: (number - 1) * size, limit: size }, now))),
  };
}
