import type { Queryable } from '../database/database.ts';
import { IS_COMING, isToCome, nowParameter, OFFER_HAS_ENDED } from './listed.ts';

/** A page of the catalogue. */
export interface CatalogueAddress {
  readonly folder: 'event' | 'animation' | 'slotted' | 'user';
  /** The slug of the page, or a full address (D-page-address). */
  readonly url: string;
}

/** Venues and coaches, slotted offers that have not ended, and the animations and events that are not over. */
const ADDRESSES = `
  SELECT 1 AS kind, person_id AS id, 'user' AS folder, url FROM user_page JOIN person ON person.id = person_id
    WHERE groups && ARRAY['Providers', 'Coachs']
  UNION ALL
  SELECT 2, id, 'slotted', url FROM slotted ended WHERE (${OFFER_HAS_ENDED}) IS NOT TRUE
  UNION ALL
  SELECT 3, id, 'animation', url FROM animation WHERE type <> 'slotted' AND ${isToCome('animation')}
  UNION ALL
  SELECT 4, id, 'event', url FROM event WHERE type <> 'slotted' AND ${IS_COMING}`;

/** Returns how many pages the catalogue has. `now` is in milliseconds since 1970. */
export async function countAddresses(database: Queryable, now: number): Promise<number> {
  const [row] = await database.query<{ count: number }>(`SELECT count(*) FROM (${ADDRESSES}) AS address`, [
    nowParameter(now),
  ]);
  return row?.count ?? 0;
}

/**
 * Lists up to `limit` pages of the catalogue after the first `offset` ones, in an order that new pages change little.
 */
export function listAddresses(
  database: Queryable,
  { offset, limit }: { readonly offset: number; readonly limit: number },
  now: number,
): Promise<readonly CatalogueAddress[]> {
  return database.query<CatalogueAddress>(
    `SELECT folder, url FROM (${ADDRESSES}) AS address ORDER BY kind, id LIMIT $2::integer OFFSET $3::integer`,
    [nowParameter(now), limit, offset],
  );
}
