import { randomUUID } from 'node:crypto';
import { PARIS, toInstant } from '../../../core/time/zone.ts';
import { lockSchedules } from '../booking/locks.ts';
import { addressOf } from '../booking/order-mail.ts';
import { findItem } from '../catalogue/items.ts';
import { JOIN_SESSION } from '../catalogue/scheduled-capacity.ts';
import type { Database, Transaction } from '../database/database.ts';
import { planMail } from '../mail/outbox.ts';
import { lockOrders, readBookedPlaces } from './booked-sessions.ts';
import { carryOut } from './carry-out.ts';
import { planChangeMails, soldTimes, type Told, toldOrders } from './change-mails.ts';

/** The SQL of the bookings to come at `$2`, with whether their session, event or animation is not where it was sold. */
const BOOKED = `SELECT booking.id, place.id AS place_id, is_lost, (CASE
    WHEN place.slotted_id IS NULL THEN (o.starts_at, o.ends_at) IS DISTINCT FROM (item.starts_at, item.ends_at)
    ELSE session.capacity IS NULL OR place.starts_at::date < slotted.starts_on OR place.starts_at::date > slotted.ends_on
      OR EXISTS (SELECT FROM day_off WHERE day_off.slotted_id = slotted.id
        AND place.starts_at::date BETWEEN day_off.starts_on AND day_off.ends_on) END) IS TRUE AS is_gone
  FROM booking JOIN purchase o ON o.id = purchase_id JOIN place ON place.id = place_id
    LEFT JOIN slotted ON slotted.id = place.slotted_id ${JOIN_SESSION}
    LEFT JOIN LATERAL (
      SELECT starts_at, ends_at FROM event WHERE id = nullif(split_part(place.id, ':', 2), '')::integer AND starts_with(place.id, 'event:')
      UNION ALL SELECT starts_at, ends_at FROM animation
      WHERE id = nullif(split_part(place.id, ':', 2), '')::integer AND starts_with(place.id, 'animation:')
    ) AS item ON true
  WHERE returned_at IS NULL AND place.starts_at > (to_timestamp($2::bigint / 1000.0) AT TIME ZONE 'Europe/Paris')`;

/** The SQL of the ids of places that have bookings of which nobody was told yet that they are lost (D-lost-session). */
export const MAYBE_LOST = `SELECT DISTINCT place_id AS id FROM (${BOOKED}) AS booked WHERE is_gone AND NOT is_lost`;

/** Forgets that sessions were lost that are back, so that people are told if they are lost again. */
export async function forgetFound(database: Database, now: number): Promise<void> {
  await database.query(
    `UPDATE booking SET is_lost = false
     WHERE is_lost AND $1 = '' AND id IN (SELECT id FROM (${BOOKED}) AS booked WHERE is_lost AND NOT is_gone)`,
    ['', now],
  );
}

const NO_TIMES = { start: '', end: '' };

/**
 * Tells the buyers of a place and the recipients of gifts that its session is no longer in the schedule, or that its event
 * has another time, lets their orders be
 * cancelled until its start, and tells the studio once.
 */
export async function tellOfLost(transaction: Transaction, placeId: string, now: number): Promise<void> {
  if (await moveItem(transaction, placeId, now)) return;
  const ids = await lockOrders(transaction, [placeId]);
  const before = await toldOrders(transaction, ids);
  const lost = await transaction.query<{ id: string }>(
    `UPDATE booking SET is_lost = true WHERE place_id = $1 AND NOT is_lost
       AND $1 IN (SELECT place_id FROM (${BOOKED}) AS booked WHERE is_gone) RETURNING purchase_id AS id`,
    [placeId, now],
  );
  const concerned = new Set(lost.map(({ id }) => id));
  await transaction.query('UPDATE purchase SET cancellation_hours = 0 WHERE id = ANY($1::uuid[])', [[...concerned]]);
  const after = await toldOrders(transaction, ids);
  const told = before.filter(({ row }) => concerned.has(row.id));
  for (const one of told) {
    const changes = [{ id: placeId, ...(soldTimes(one, placeId) ?? NO_TIMES), to: null }];
    const current = after.find(({ row }) => row.id === one.row.id) ?? one;
    await planChangeMails(transaction, 'unscheduled', { told: one, after: current, changes, back: 0 }, now);
  }
  const [first] = told;
  if (first) await tellStudio(transaction, placeId, { told: first, people: told.length }, now);
}

/** Moves the orders of an event or animation whose time to come was changed; returns false if there is none. */
async function moveItem(transaction: Transaction, ref: string, now: number): Promise<boolean> {
  await lockSchedules(transaction);
  const item = await findItem(transaction, ref);
  if (!item || item.start === null || toInstant(item.start, PARIS) < now) return false;
  const places = await readBookedPlaces(transaction, now, 'place.id = $2', [ref]);
  const to = { id: ref, start: item.start, end: item.end ?? item.start, capacity: item.capacity };
  await carryOut(
    transaction,
    places.map((place) => ({ place, what: { case: 'moved', to } })),
    now,
  );
  return true;
}

async function tellStudio(
  transaction: Transaction,
  placeId: string,
  { told, people }: { readonly told: Told; readonly people: number },
  now: number,
): Promise<void> {
  const { item, slotted, user } = told.order;
  const recipient = await addressOf(transaction, user.id);
  if (recipient === null) return;
  const title = slotted?.title ?? item?.title ?? '';
  const content = { case: 'session', title, ...(soldTimes(told, placeId) ?? NO_TIMES), people, user } as const;
  const addressed = { recipient, lang: 'fr', orderId: null, about: `${placeId}:${randomUUID()}` } as const;
  await planMail(transaction, 'unscheduled', addressed, content, now);
}
