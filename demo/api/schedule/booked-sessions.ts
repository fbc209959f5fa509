import type { SlotId } from '../../../core/booking/slot.ts';
import {
  type BookedSession,
  type ChangeRefusal,
  type Consequence,
  doubleBookings,
  type OtherBooking,
} from '../../../core/schedule/consequences.ts';
import { PARIS, toWallTime } from '../../../core/time/zone.ts';
import type { Parameter, Transaction } from '../database/database.ts';

/** A session, an event or an animation that somebody has booked, holds or waits for. */
export interface BookedPlace extends Omit<BookedSession, 'id'> {
  readonly id: string;
  readonly offerId: number | null;
}

/** Reads the booked places to come that a condition on `place` selects; its parameters are from $2 on. */
export function readBookedPlaces(
  transaction: Transaction,
  now: number,
  condition: string,
  parameters: readonly Parameter[],
): Promise<readonly BookedPlace[]> {
  return transaction.query<BookedPlace>(
    `SELECT place.id, slotted_id AS "offerId", starts_at AS start, taken, persons.people,
       coalesce((SELECT max(ends_at) FROM booking WHERE place_id = place.id AND returned_at IS NULL), starts_at) AS "end"
     FROM place JOIN LATERAL (
       SELECT jsonb_agg(jsonb_build_object('id', id, 'name', name, 'as', "as") ORDER BY name, id) AS people FROM (
         SELECT booking.person_id AS id, first_name || ' ' || last_name AS name, 'booked' AS "as"
         FROM booking JOIN purchase ON purchase.id = purchase_id WHERE place_id = place.id AND returned_at IS NULL
         UNION SELECT waiting.person_id, coalesce(o.first_name, p.first_name) || ' ' || coalesce(o.last_name, p.last_name), 'waiting'
         FROM waiting JOIN person p ON p.id = waiting.person_id LEFT JOIN purchase o ON o.id = purchase_id
         WHERE place_id = place.id AND waiting.state IN ('waiting', 'offered')
         UNION SELECT person_id, first_name || ' ' || last_name, 'holding' FROM hold JOIN hold_place ON hold_id = hold.id
         JOIN person p ON p.id = person_id WHERE place_id = place.id AND hold.state = 'live' AND hold.kind = 'checkout'
       ) AS one) AS persons ON persons.people IS NOT NULL
     WHERE starts_at >= $1::text::timestamp AND ${condition} ORDER BY starts_at, place.id`,
    [toWallTime(now, PARIS), ...parameters],
  );
}

/** Reads the booked sessions to come of an offer. */
export async function readBookedSessions(
  transaction: Transaction,
  offerId: number,
  now: number,
): Promise<readonly BookedSession[]> {
  const places = await readBookedPlaces(transaction, now, 'slotted_id = ANY($2::integer[])', [[offerId]]);
  return places.map((place) => ({ ...place, id: place.id as SlotId }));
}

/** Reads who of the people of sessions that move has another booking at the new start. */
export async function readDoubleBookings(
  transaction: Transaction,
  consequences: readonly Consequence[],
): Promise<readonly ChangeRefusal[]> {
  const moving = consequences.flatMap(({ session, what }) => (what.case === 'moved' ? [{ session, to: what.to }] : []));
  if (moving.length === 0) return [];
  const others = await transaction.query<OtherBooking>(
    `SELECT DISTINCT booking.person_id AS person, place_id AS place, starts_at AS start FROM booking JOIN place ON place.id = place_id
     WHERE returned_at IS NULL AND booking.person_id = ANY($1::integer[])
       AND (starts_at = ANY($2::text[]::timestamp[]) OR place_id = ANY($3::text[]))`,
    [
      moving.flatMap(({ session }) => session.people.map(({ id }) => id)),
      moving.map(({ to }) => to.start),
      moving.map(({ session }) => session.id),
    ],
  );
  return doubleBookings(consequences, others);
}

/** Locks the orders that have bookings of these places, and returns their ids. */
export async function lockOrders(transaction: Transaction, placeIds: readonly string[]): Promise<readonly string[]> {
  const orders = await transaction.query<{ id: string }>(
    `SELECT id FROM purchase WHERE id IN (SELECT purchase_id FROM booking WHERE place_id = ANY($1::text[]) AND returned_at IS NULL)
     ORDER BY id FOR NO KEY UPDATE`,
    [placeIds],
  );
  return orders.map(({ id }) => id);
}
