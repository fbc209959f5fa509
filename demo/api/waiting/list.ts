import type { SlotId } from '../../../core/booking/slot.ts';
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

/** One more than those who are before somebody and still wait. */
const POSITION = `(SELECT count(*) FROM waiting AS before WHERE before.place_id = waiting.place_id
  AND before.state IN ('waiting', 'offered') AND before.id <= waiting.id)::integer AS position`;

/** The sessions to come that the caller waits for; a guest sees what the same token joined. */
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

function asWaitingPlace({ state, position, offered_until }: WaitingRow, { slot, offer }: Requested): WaitingPlace {
  return {
    slot: slot.id,
    start: wallText(slot.start),
    end: wallText(slot.end),
    slotted: { id: offer.id, title: offer.title, url: offer.url },
    state,
    position,
    offeredUntil: state === 'offered' && offered_until !== null ? new Date(offered_until).toISOString() : null,
  };
}

/** How many wait for each of these sessions. */
export async function queueLengths(database: Queryable, ids: readonly SlotId[]): Promise<ReadonlyMap<SlotId, number>> {
  const rows = await database.query<{ place_id: SlotId; length: number }>(
    `SELECT place_id, count(*)::integer AS length FROM waiting
     WHERE place_id = ANY($1::text[]) AND state IN ('waiting', 'offered') GROUP BY place_id`,
    [ids],
  );
  return new Map(rows.map(({ place_id, length }) => [place_id, length]));
}

/** What these orders still wait for, by order. */
export async function positionsOfOrders(
  database: Queryable,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, Order['waiting']>> {
  const rows = await database.query<{ purchase_id: string; place_id: SlotId; position: number }>(
    `SELECT purchase_id, place_id, ${POSITION} FROM waiting JOIN place ON place.id = place_id
     WHERE purchase_id = ANY($1::uuid[]) AND state IN ('waiting', 'offered') ORDER BY starts_at, waiting.id`,
    [orderIds],
  );
  const { found } = await findRequested(
    database,
    rows.map(({ place_id }) => place_id),
  );
  const places = rows.flatMap(({ purchase_id, place_id: id, position }) => {
    const slot = found.find((one) => one.slot.id === id)?.slot;
    return slot ? [{ order: purchase_id, id, start: wallText(slot.start), end: wallText(slot.end), position }] : [];
  });
  return new Map(
    orderIds.map((orderId) => [
      orderId,
      places.filter(({ order }) => order === orderId).map(({ order: _, ...place }) => place),
    ]),
  );
}
