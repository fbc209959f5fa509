import type { Transaction } from '../database/database.ts';
import type { Caller } from '../people/caller.ts';
import type { Requested } from './requested.ts';

/** One place of a live hold that this transaction has locked. */
export interface LockedHold {
  readonly holdId: string;
  readonly placeId: string;
  readonly quantity: number;
  readonly personId: number;
  readonly expiresAt: number;
}

/*
 * Every transaction locks in one order, so that none waits for another in a circle: persons by id, the organisation,
 * holds by id, places by id.
 */

/** Lets one booking at a time go on for an address and, where its month is counted together, for an organisation. */
export async function lockBuyer(
  transaction: Transaction,
  caller: Caller,
  requested: readonly Requested[],
): Promise<void> {
  // NO KEY: rows that refer to a person may be written meanwhile.
  await transaction.query('SELECT id FROM person WHERE email = $1 ORDER BY id FOR NO KEY UPDATE', [caller.email]);
  if (caller.organization && requested.some(({ offer }) => offer.maxMonthlyBookBasedOn === 'org')) {
    await transaction.query('SELECT id FROM organization WHERE id = $1 FOR NO KEY UPDATE', [caller.organization.id]);
  }
}

/** Locks the person's live hold, and the holds of these places that have run out. */
export async function lockHolds(
  transaction: Transaction,
  caller: Caller,
  placeIds: readonly string[],
  now: number,
): Promise<readonly LockedHold[]> {
  const holds = await transaction.query<{ id: string }>(
    `SELECT id FROM hold
     WHERE state = 'live' AND (person_id = $1 OR (expires_at <= $2 AND id IN (
       SELECT hold_id FROM hold_place WHERE place_id = ANY($3::text[]))))
     ORDER BY id FOR UPDATE`,
    [caller.id, now, placeIds],
  );
  return placesOfHolds(
    transaction,
    holds.map(({ id }) => id),
  );
}

/** The places of holds that are locked already. */
export async function placesOfHolds(transaction: Transaction, ids: readonly string[]): Promise<readonly LockedHold[]> {
  if (ids.length === 0) return [];
  return transaction.query<LockedHold>(
    `SELECT hold.id AS "holdId", place_id AS "placeId", quantity, person_id AS "personId", expires_at AS "expiresAt"
     FROM hold JOIN hold_place ON hold_id = hold.id WHERE hold.id = ANY($1::uuid[]) ORDER BY hold.id, place_id`,
    [ids],
  );
}
