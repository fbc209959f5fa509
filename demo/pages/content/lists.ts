import type { ListPage } from '../../../core/paging/list-page.ts';
import { readCategories as readRows } from '../../api/catalogue/categories.ts';
import { listMemberships } from '../../api/catalogue/memberships.ts';
import type { PageWish } from '../../api/catalogue/paging.ts';
import { listReplays } from '../../api/catalogue/replays.ts';
import type { Catalogue } from './catalogue.ts';

/** Reads the categories of the home page, each with its number of events. */
export function readCategories({ database, clock }: Catalogue) {
  return readRows(database, clock.now());
}

/** Reads a page of all memberships. */
export function readMemberships({ database, clock }: Catalogue, wish: PageWish): Promise<ListPage<unknown>> {
  return listMemberships(database, null, wish, { caller: null, now: clock.now() });
}

/** Reads a page of replays, of all providers or of one. */
export function readReplays(
  { database }: Catalogue,
  providerId: number | null,
  wish: PageWish,
): Promise<ListPage<unknown>> {
  return listReplays(database, providerId, wish);
}
