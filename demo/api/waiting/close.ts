import { isListClosed } from '../../../core/booking/waiting.ts';
import type { WallTime } from '../../../core/time/wall-time.ts';
import { lockOffers, lockPlaces, placesOfHolds } from '../booking/locks.ts';
import { exchangePlaces } from '../booking/places.ts';
import { IS_HELD, IS_ORDERED } from '../booking/promote.ts';
import { findRequested } from '../booking/requested.ts';
import { endHolds } from '../booking/reserve.ts';
import { JOIN_SESSION } from '../catalogue/scheduled-capacity.ts';
import type { Transaction } from '../database/database.ts';
import { planPlaceMail } from '../mail/plan-mail.ts';
import { wallText } from '../wall-text.ts';

/**
 * The SQL of the ids of places to come for which somebody waits and that look closed: `isListClosed` decides. `$2` is the
 * time in milliseconds since 1970.
 */
export const MAYBE_CLOSED = `SELECT DISTINCT place.id FROM waiting JOIN place ON place.id = place_id
    JOIN slotted ON slotted.id = place.slotted_id ${JOIN_SESSION}
  WHERE state IN ('waiting', 'offered')
    AND starts_at > (to_timestamp($2::bigint / 1000.0) AT TIME ZONE 'Europe/Paris') AND (session.capacity IS NULL
    OR book_month = 0 OR max_slot = 0 OR starts_at::date < slotted.starts_on OR starts_at::date > slotted.ends_on
    OR EXISTS (SELECT FROM closed_day WHERE closed_day.slotted_id = slotted.id
      AND starts_at::date BETWEEN closed_day.starts_on AND closed_day.ends_on))`;

/**
 * Ends the waiting list of a session that no longer takes place, and the offers of its places; everybody on the list is
 * told (D-closed-lists). Somebody who is taking a place at this moment stays until they have it or give it up.
 */
export async function closeList(transaction: Transaction, placeId: string, now: number): Promise<void> {
  const offers = await lockOffers(transaction, placeId, 'waits');
  await lockPlaces(transaction, [placeId]);
  const [requested] = (await findRequested(transaction, [placeId])).found;
  if (requested && !isListClosed(requested.slot, requested.offer, now)) return;
  const ended = await placesOfHolds(transaction, offers);
  await endHolds(transaction, ended, now);
  const told = await transaction.query<{ id: number; title: string; url: string; start: WallTime }>(
    `UPDATE waiting w SET state = 'ended', offered_until = NULL FROM place JOIN slotted ON slotted.id = place.slotted_id
     WHERE place.id = w.place_id AND w.place_id = $1 AND w.state IN ('waiting', 'offered')
       AND NOT ${IS_HELD} AND NOT ${IS_ORDERED}
     RETURNING w.id, title, slotted.url, place.starts_at AS start`,
    [placeId],
  );
  for (const { id, title, url, start } of told) {
    const at = wallText(start);
    await planPlaceMail(transaction, 'lapsed', id, { title, url, start: at, end: at, until: now, isClosed: true }, now);
  }
  await exchangePlaces(transaction, [], ended, now);
}
