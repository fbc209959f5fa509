import type { SlotId } from '../../../core/booking/slot.ts';
import type { WallTime } from '../../../core/time/wall-time.ts';
import type { Queryable } from '../database/database.ts';
import type { Order, WaitingPlace } from '../schemas/booking.ts';
import { wallText } from '../wall-text.ts';
import { findRequested } from './requested.ts';

/** A row of `waiting`, with its position in the list. */
export interface WaitingRow {
  place_id: SlotId;
  state: WaitingPlace['state'];
  position: number;
  offered_until: number | null;
}

/** The SQL of the position among the people who still wait, from 1. */
export const POSITION = `(SELECT count(*) FROM waiting AS before WHERE before.place_id = waiting.place_id
  AND before.state IN ('waiting', 'offered') AND before.id <= waiting.id)::integer AS position`;

/** Returns how many people wait for each of these slots. */
export async function waitingListLengths(
  database: Queryable,
  ids: readonly SlotId[],
): Promise<ReadonlyMap<SlotId, number>> {
  if (ids.length === 0) return new Map();
  const rows = await database.query<{ place_id: SlotId; length: number }>(
    `SELECT place_id, count(*)::integer AS length FROM waiting
     WHERE place_id = ANY($1::text[]) AND state IN ('waiting', 'offered') GROUP BY place_id`,
    [ids],
  );
  return new Map(rows.map(({ place_id, length }) => [place_id, length]));
}

interface OrderWaitingRow extends WaitingRow {
  purchase_id: string;
  starts_at: WallTime;
}

/** Reads the slots that these orders still wait for, by order, including slots that are no longer in a schedule. */
export async function waitedByOrders(
  database: Queryable,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, Order['waiting']>> {
  const rows = await database.query<OrderWaitingRow>(
    `SELECT purchase_id, place_id, place.starts_at, state, offered_until, ${POSITION}
     FROM waiting JOIN place ON place.id = place_id
     WHERE purchase_id = ANY($1::uuid[]) AND state IN ('waiting', 'offered') ORDER BY starts_at, waiting.id`,
    [orderIds],
  );
  const { found } = await findRequested(
    database,
    rows.map(({ place_id }) => place_id),
  );
  const ends = new Map(found.map(({ slot }) => [slot.id, slot.end]));
  const waited = (row: OrderWaitingRow): Order['waiting'][number] => ({
    id: row.place_id,
    start: wallText(row.starts_at),
    end: wallText(ends.get(row.place_id) ?? row.starts_at),
    ...placeInList(row),
  });
  return new Map(orderIds.map((id) => [id, rows.filter(({ purchase_id }) => purchase_id === id).map(waited)] as const));
}

/** Returns the state and position in a waiting list in the form of payloads. */
export function placeInList({ state, position, offered_until }: WaitingRow) {
  const until = state === 'offered' ? offered_until : null;
  return { state, position, offeredUntil: until === null ? null : new Date(until).toISOString() };
}
