import { randomUUID } from 'node:crypto';
import type { Selection } from '../../../core/booking/selection.ts';
import type { Transaction } from '../database/database.ts';
import type { Caller } from '../people/caller.ts';
import type { HoldAnswer } from '../schemas/booking.ts';
import { wallText } from '../wall-text.ts';
import { offerOf, quoteOf } from './quote.ts';
import type { Requested } from './requested.ts';
import { reserve } from './reserve.ts';

/** How long places are kept while somebody checks out (decisions §7). */
export const HOLD_MS = 10 * 60_000;

/** Keeps all these places for the person in place of an earlier hold, or changes nothing and throws why. */
export async function holdPlaces(
  transaction: Transaction,
  caller: Caller,
  requested: readonly Requested[],
  now: number,
): Promise<HoldAnswer> {
  const selection = await reserve(transaction, caller, requested, now);
  const id = randomUUID();
  const expiresAt = now + HOLD_MS;
  await transaction.query(
    `INSERT INTO hold (id, person_id, token_hash, state, expires_at) VALUES ($1, $2, $3, 'live', $4)`,
    [id, caller.id, caller.guestToken, expiresAt],
  );
  const counts = countById(selection);
  await transaction.query(
    `INSERT INTO hold_place (hold_id, place_id, quantity)
     SELECT $1::uuid, place_id, quantity FROM unnest($2::text[], $3::integer[]) AS held (place_id, quantity)`,
    [id, [...counts.keys()], [...counts.values()]],
  );
  return {
    id,
    expiresAt: new Date(expiresAt).toISOString(),
    slots: selection.map((slot) => ({ id: slot.id, start: wallText(slot.start), end: wallText(slot.end) })),
    quote: quoteOf(selection, offerOf(requested), caller),
  };
}

function countById(selection: Selection): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { id } of selection) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}
