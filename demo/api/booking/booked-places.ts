import type { Queryable } from '../database/database.ts';
import type { ReleasedPlace } from './locks.ts';

/** Returns the places that the bookings of these orders take. */
export async function bookedPlaces(
  database: Queryable,
  orderIds: readonly string[],
): Promise<readonly ReleasedPlace[]> {
  if (orderIds.length === 0) return [];
  return database.query<ReleasedPlace>(
    `SELECT place_id AS "placeId", count(*)::integer AS quantity FROM booking
     WHERE purchase_id = ANY($1::uuid[]) AND returned_at IS NULL GROUP BY place_id ORDER BY place_id`,
    [orderIds],
  );
}

/** Returns the ids of the places whose waiting lists these orders have joined. */
export async function waitedPlaces(database: Queryable, orderIds: readonly string[]): Promise<readonly string[]> {
  if (orderIds.length === 0) return [];
  const rows = await database.query<{ place_id: string }>(
    'SELECT DISTINCT place_id FROM waiting WHERE purchase_id = ANY($1::uuid[]) ORDER BY place_id',
    [orderIds],
  );
  return rows.map(({ place_id }) => place_id);
}
