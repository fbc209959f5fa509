import type { Queryable } from '../database/database.ts';

/** Finds the coordinates of the venue of a page; null for a venue without a location. */
export async function findPosition(
  database: Queryable,
  personId: number,
): Promise<{ readonly latitude: number; readonly longitude: number } | null> {
  const [row] = await database.query<{ latitude: number; longitude: number }>(
    'SELECT latitude, longitude FROM user_page WHERE person_id = $1 AND latitude IS NOT NULL',
    [personId],
  );
  return row ?? null;
}
