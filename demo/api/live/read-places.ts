import { dateOf, type WallTime } from '../../../core/time/wall-time.ts';
import { readStrays } from '../booking/strays.ts';
import type { Queryable } from '../database/database.ts';
import { GONE, SPARED } from '../orders/booked.ts';
import type { Notice } from './notice.ts';

interface Row {
  readonly offerId: number;
  readonly start: WallTime;
  readonly taken: number;
}

/**
 * Reads how many of these places are taken, as a visitor sees it. An offer with a booked session that is in no schedule
 * any more is to be asked again as a whole, because the session takes places of others (D-lost-session).
 */
export async function readPlaces(
  database: Queryable,
  ids: readonly string[],
  now: number,
): Promise<{ readonly places: Notice['places']; readonly offers: readonly number[] }> {
  const rows = await database.query<Row>(
    `WITH ${SPARED}
     SELECT place.slotted_id AS "offerId", starts_at AS start, greatest(${GONE}, 0) AS taken
     FROM place LEFT JOIN spared ON spared.place_id = place.id
     WHERE place.id = ANY($4::text[]) AND place.slotted_id IS NOT NULL ORDER BY starts_at, place.slotted_id`,
    [now, null, null, ids],
  );
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return { places: [], offers: [] };
  const offers = rows.map(({ offerId }) => offerId);
  const strays = await readStrays(database, offers, dateOf(first.start), dateOf(last.start));
  const strayed = new Set(strays.map(({ offerId }) => offerId));
  return {
    places: rows.flatMap(({ offerId, start, taken }) =>
      strayed.has(offerId) ? [] : [[offerId, start, taken] as const],
    ),
    offers: [...strayed],
  };
}
