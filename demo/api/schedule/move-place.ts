import type { Transaction } from '../database/database.ts';
import { planPlaceMail } from '../mail/plan-mail.ts';
import { wallText } from '../wall-text.ts';
import type { MovedPlace } from './changed-place.ts';

/** Somebody on the waiting list of a session that has moved. */
export interface MovedWaiting {
  readonly id: number;
  readonly from: MovedPlace;
}

/**
 * Moves the bookings and the waiting list of a place, and lets the orders be cancelled until the new start. Returns who
 * waits. Nobody may hold the place any more.
 */
export async function movePlace(transaction: Transaction, moved: MovedPlace): Promise<readonly MovedWaiting[]> {
  const { id, start, to } = moved;
  const bookings = await transaction.query<{ purchase_id: string }>(
    `UPDATE booking SET place_id = $2, ends_at = $3::text::timestamp, is_lost = false,
       moved_from = nullif(coalesce(moved_from, $4::text::timestamp), $5::text::timestamp)
     WHERE place_id = $1 AND returned_at IS NULL RETURNING purchase_id`,
    [id, to.id, to.end, start, to.start],
  );
  const orders = [...new Set(bookings.map(({ purchase_id: order }) => order))];
  await transaction.query(
    `UPDATE purchase SET cancellation_hours = 0, starts_at = CASE WHEN item IS NULL THEN starts_at ELSE $2::text::timestamp END,
       ends_at = CASE WHEN item IS NULL THEN ends_at ELSE $3::text::timestamp END WHERE id = ANY($1::uuid[])`,
    [orders, to.start, to.end],
  );
  if (id === to.id) {
    await transaction.query('UPDATE place SET starts_at = $2::text::timestamp WHERE id = $1', [id, to.start]);
    return [];
  }
  await transaction.query('UPDATE place SET taken = taken - $2 WHERE id = $1', [id, bookings.length]);
  await transaction.query(
    'UPDATE place SET taken = taken + $2, capacity = greatest($3::integer, taken + $2) WHERE id = $1',
    [to.id, bookings.length, to.capacity],
  );
  // Who waits for the other session already, or has it, waits once.
  await transaction.query(
    `UPDATE waiting w SET state = 'left' WHERE place_id = $1 AND state IN ('waiting', 'unpaid') AND (
       EXISTS (SELECT FROM waiting AS other WHERE other.place_id = $2 AND other.person_id = w.person_id AND other.state IN ('waiting', 'offered'))
       OR EXISTS (SELECT FROM booking WHERE place_id = $2 AND booking.person_id = w.person_id AND returned_at IS NULL))`,
    [id, to.id],
  );
  const waiting = await transaction.query<{ id: number; state: string }>(
    `UPDATE waiting SET place_id = $2 WHERE place_id = $1 AND state IN ('waiting', 'unpaid') RETURNING id, state`,
    [id, to.id],
  );
  const known = waiting.filter(({ state }) => state === 'waiting').map((one) => one.id);
  await transaction.query(
    `UPDATE outbox SET state = 'given-up' WHERE kind = 'offered' AND state = 'pending'
       AND split_part(about, ':', 2) = ANY($1::text[])`,
    [known.map(String)],
  );
  return known.map((one) => ({ id: one, from: moved }));
}

/** Tells who still waits for a session that has moved; who has been offered a place at the new time was told that. */
export async function tellWaiting(
  transaction: Transaction,
  waiting: readonly MovedWaiting[],
  now: number,
): Promise<void> {
  for (const { id, from } of waiting) {
    const [offer] = await transaction.query<{ title: string; url: string }>(
      `SELECT title, url FROM waiting JOIN place ON place.id = place_id JOIN slotted ON slotted.id = slotted_id
       WHERE waiting.id = $1 AND state = 'waiting'`,
      [id],
    );
    if (!offer) continue;
    const [start, end] = [from.to.start, from.to.end].map(wallText);
    const place = { ...offer, start: start ?? '', end: end ?? '', until: now, movedFrom: wallText(from.start) };
    await planPlaceMail(transaction, 'moved', id, place, now);
  }
}
