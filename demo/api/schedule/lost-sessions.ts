import { randomUUID } from 'node:crypto';
import { PARIS, toInstant } from '../../../core/time/zone.ts';
import { lockSchedules } from '../booking/locks.ts';
import { addressOf } from '../booking/order-mail.ts';
import { findItem } from '../catalogue/items.ts';
import { JOIN_SESSION } from '../catalogue/scheduled-capacity.ts';
import type { Database, Transaction } from '../database/database.ts';
import { planMail } from '../mail/plan-mail.ts';
import { lockOrders, readBookedPlaces } from './booked-sessions.ts';
import { carryOut } from './carry-out.ts';
import { planChangeMails, soldTimes, type Told, toldOrders } from './change-mails.ts';

const TO_COME = `place.starts_at > (to_timestamp($2::bigint / 1000.0) AT TIME ZONE 'Europe/Paris')`;

/** The SQL of whether a session is in no schedule; the place has been joined with it and its offer. */
const IS_UNSCHEDULED = `(session.capacity IS NULL OR starts_at::date < slotted.starts_on OR starts_at::date > slotted.ends_on
  OR EXISTS (SELECT FROM closed_day WHERE closed_day.slotted_id = slotted.id AND starts_at::date BETWEEN closed_day.starts_on AND closed_day.ends_on))`;

const HAS = (isLost: boolean) =>
  `EXISTS (SELECT FROM booking WHERE place_id = place.id AND returned_at IS NULL AND is_lost = ${isLost})`;

const SESSIONS = `SELECT place.id FROM place JOIN slotted ON slotted.id = place.slotted_id ${JOIN_SESSION} WHERE ${TO_COME}`;

const item = (kind: 'event' | 'animation') =>
  `SELECT starts_at, ends_at FROM ${kind} WHERE id = split_part(o.item, ':', 2)::integer AND starts_with(o.item, '${kind}:')`;

/** The SQL of the ids of places that have bookings of which nobody was told yet that they are lost (D-lost-session). */
export const MAYBE_LOST = `${SESSIONS} AND taken > 0 AND ${IS_UNSCHEDULED} IS TRUE AND ${HAS(false)}
  UNION SELECT place.id FROM place JOIN purchase o ON o.item = place.id AND o.state IN ('pending', 'confirmed')
    LEFT JOIN LATERAL (${item('event')} UNION ALL ${item('animation')}) AS item ON true
  WHERE place.slotted_id IS NULL AND ${TO_COME} AND ${HAS(false)}
    AND (o.starts_at, o.ends_at) IS DISTINCT FROM (item.starts_at, item.ends_at)`;

/** Forgets that sessions were lost that are back, so that people are told if they are lost again. */
export async function forgetFound(database: Database, now: number): Promise<void> {
  await database.query(
    `UPDATE booking SET is_lost = false WHERE is_lost AND $1 = '' AND place_id IN (
       ${SESSIONS} AND ${HAS(true)} AND NOT (${IS_UNSCHEDULED} IS TRUE))`,
    ['', now],
  );
}

/** The catalogue in which each database has no lost session of which people were not told. */
const checked = new WeakMap<Database, string>();

/** Returns the version of the catalogue if it has changed since no session was lost in it; null if it has not. */
export async function changedCatalogue(database: Database): Promise<string | null> {
  const [row] = await database.query<{ version: string }>('SELECT version::text FROM catalogue_version');
  const version = row?.version ?? '';
  return checked.get(database) === version ? null : version;
}

/** Notes that no session is lost in this version of the catalogue. */
export function nothingIsLostIn(database: Database, version: string): void {
  checked.set(database, version);
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
    `UPDATE booking SET is_lost = true WHERE place_id = $1 AND returned_at IS NULL AND NOT is_lost
       AND $1 IN (${MAYBE_LOST}) RETURNING purchase_id AS id`,
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
