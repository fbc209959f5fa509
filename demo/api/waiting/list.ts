import type { SlotId } from '../../../core/booking/slot.ts';
import type { WallTime } from '../../../core/time/wall-time.ts';
import { PARIS, toWallTime } from '../../../core/time/zone.ts';
import { findRequested, type Requested } from '../booking/requested.ts';
import type { Queryable } from '../database/database.ts';
import type { Caller } from '../people/caller.ts';
import type { Order, WaitingPlace } from '../schemas/booking.ts';
import { wallText } from '../wall-text.ts';

interface WaitingRow {
  place_id: SlotId;
  state: WaitingPlace['state'];
  position: number;
  offered_until: number | null;
}

/** The position among those who still wait, from 1. */
const POSITION = `(SELECT count(*) FROM waiting AS before WHERE before.place_id = waiting.place_id
  AND before.state IN ('waiting', 'offered') AND before.id <= waiting.id)::integer AS position`;

/** The slots to come that the caller waits for; a guest sees those that the same token joined. */
export async function readWaiting(database: Queryable, caller: Caller, now: number): Promise<readonly WaitingPlace[]> {
  const rows = await database.query<WaitingRow>(
    `SELECT place_id, state, offered_until, ${POSITION} FROM waiting JOIN place ON place.id = place_id
     WHERE person_id = $1 AND token_hash IS NOT DISTINCT FROM $2::text AND starts_at >= $3::text::timestamp
       AND (state = 'waiting' OR (state = 'offered' AND offered_until > $4)) ORDER BY starts_at, waiting.id`,
    [caller.id, caller.guestToken, toWallTime(now, PARIS), now],
  );
  const { found } = await findRequested(
    database,
    rows.map(({ place_id }) => place_id),
  );
  const known = new Map(found.map((one) => [one.slot.id, one]));
  return rows.flatMap((row) => {
    const one = known.get(row.place_id);
    return one ? [asWaitingPlace(row, one)] : [];
  });
}

function asWaitingPlace(row: WaitingRow, { slot, offer }: Requested): WaitingPlace {
  return {
    slot: slot.id,
    start: wallText(slot.start),
    end: wallText(slot.end),
    slotted: { id: offer.id, title: offer.title, url: offer.url },
    ...placeInList(row),
  };
}

/** How many people wait for each of these slots. */
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

/** The slots that these orders still wait for, by order; also one that is not in its schedule any more. */
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

function placeInList({ state, position, offered_until }: WaitingRow) {
  const until = state === 'offered' ? offered_until : null;
  return { state, position, offeredUntil: until === null ? null : new Date(until).toISOString() };
}
