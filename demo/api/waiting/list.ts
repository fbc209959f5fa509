import { PARIS, toWallTime } from '../../../core/time/zone.ts';
import { findRequested, type Requested } from '../booking/requested.ts';
import { POSITION, placeInList, type WaitingRow } from '../booking/waiting-of-orders.ts';
import type { Queryable } from '../database/database.ts';
import type { Caller } from '../people/caller.ts';
import type { WaitingPlace } from '../schemas/booking.ts';
import { wallText } from '../wall-text.ts';

/**
 * Reads the slots to come that the caller waits for; a guest sees the slots whose waiting lists were joined with the
 * same token.
 */
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
