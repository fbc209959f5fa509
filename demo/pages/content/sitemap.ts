import { type CatalogueAddress, countAddresses, listAddresses } from '../../api/catalogue/addresses.ts';
import type { Catalogue } from './catalogue.ts';

/** Returns how many pages the catalogue has. */
export function countPages({ database, clock }: Catalogue): Promise<number> {
  return countAddresses(database, clock.now());
}

/** Reads the addresses of some of the catalogue's pages. */
export function readAddresses(
  { database, clock }: Catalogue,
  some: { readonly offset: number; readonly limit: number },
): Promise<readonly CatalogueAddress[]> {
  return listAddresses(database, some, clock.now());
}
