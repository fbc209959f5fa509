import type { Parameter, Transaction } from '../database/database.ts';
import type { Caller } from '../people/caller.ts';
import { GuestMoved } from '../people/guest-moved.ts';

/** Places that a transaction gives back: of a hold, or of an order that is replaced. */
export interface ReleasedPlace {
  readonly placeId: string;
  readonly quantity: number;
}

/**
 * One place of a hold that has not been ended yet and that this transaction has locked; a hold without places has one
 * row with a quantity of 0.
 */
export interface HeldPlace extends ReleasedPlace {
  readonly holdId: string;
  readonly kind: 'checkout' | 'offer';
  readonly personId: number;
  readonly expiresAt: number;
}

/*
 * Every transaction takes its locks in the same order, so that there is no deadlock: the schedules, persons by id, the
 * organisation, an order, holds by id, places by id. A place's waiting list is read and changed only under the lock of
 * that place.
 */

/** The key of the lock of everything that is sold: buyers share it, and an import that is written has it alone. */
const SCHEDULES = 4_173_003;

/**
 * Waits for buyers, and keeps further ones waiting until the transaction ends, so that what is sold can change. Nothing that
 * a buyer has read before the lock counts.
 */
export async function lockSchedules(transaction: Transaction): Promise<void> {
  await transaction.query('SELECT pg_advisory_xact_lock($1)', [SCHEDULES]);
}

/**
 * Locks an e-mail address and an organisation, so that only one purchase at a time uses the monthly limit and the
 * credit that they share. What is bought must be read afterwards: until the transaction ends, no import changes it.
 */
export async function lockBuyer(
  transaction: Transaction,
  { email, organization }: Pick<Caller, 'email' | 'organization'>,
): Promise<void> {
  await transaction.query('SELECT pg_advisory_xact_lock_shared($1)', [SCHEDULES]);
  await lockAddresses(transaction, [email]);
  if (organization) {
    await transaction.query('SELECT id FROM organization WHERE id = $1 FOR NO KEY UPDATE', [organization.id]);
  }
}

/**
 * Locks the caller as a buyer. Throws a `GuestMoved` if the address of the guest was corrected after the request was
 * read.
 */
export async function lockCaller(transaction: Transaction, caller: Caller): Promise<void> {
  await lockBuyer(transaction, caller);
  if (caller.guestToken === null) return;
  const moved = await transaction.query('SELECT FROM access_token WHERE hash = $1 AND person_id <> $2', [
    caller.guestToken,
    caller.id,
  ]);
  if (moved.length > 0) throw new GuestMoved();
}

/** Prevents other purchases with these e-mail addresses until the transaction ends. */
export async function lockAddresses(transaction: Transaction, emails: readonly string[]): Promise<void> {
  // NO KEY allows other transactions to write rows that refer to these persons.
  await transaction.query('SELECT id FROM person WHERE email = ANY($1::text[]) ORDER BY id FOR NO KEY UPDATE', [
    emails,
  ]);
}

/**
 * Locks the caller's live checkout, the offers of these places to the caller, and the expired holds of these places. A
 * guest's holds are those made with the same token, because others may type the same e-mail address.
 */
export async function lockHolds(
  transaction: Transaction,
  caller: Caller,
  placeIds: readonly string[],
  now: number,
): Promise<readonly HeldPlace[]> {
  return lockLiveHolds(
    transaction,
    `CASE WHEN person_id = $1 AND token_hash IS NOT DISTINCT FROM $4::text AND kind = 'checkout'
       THEN true
       ELSE ((person_id = $1 AND token_hash IS NOT DISTINCT FROM $4::text) OR expires_at <= $2) AND id IN (
         SELECT hold_id FROM hold_place WHERE place_id = ANY($3::text[])) END`,
    [caller.id, now, placeIds, caller.guestToken],
  );
}

/** Locks those holds that have not been ended yet and meet an SQL condition, and returns their places. */
export async function lockLiveHolds(
  transaction: Transaction,
  condition: string,
  values: readonly Parameter[],
): Promise<readonly HeldPlace[]> {
  const holds = await transaction.query<{ id: string }>(
    `SELECT id FROM hold WHERE state = 'live' AND (${condition}) ORDER BY id FOR UPDATE`,
    values,
  );
  return placesOfHolds(
    transaction,
    holds.map(({ id }) => id),
  );
}

/** Returns the places of holds that are locked already. */
export async function placesOfHolds(transaction: Transaction, ids: readonly string[]): Promise<readonly HeldPlace[]> {
  if (ids.length === 0) return [];
  return transaction.query<HeldPlace>(
    `SELECT hold.id AS "holdId", kind, coalesce(place_id, '') AS "placeId", coalesce(quantity, 0) AS quantity,
            person_id AS "personId", expires_at AS "expiresAt"
     FROM hold LEFT JOIN hold_place ON hold_id = hold.id WHERE hold.id = ANY($1::uuid[]) ORDER BY hold.id, place_id`,
    [ids],
  );
}

/**
 * Locks the offers of a place to people who wait for it, and returns the ids of their holds. An offer that its
 * person is taking at this moment is locked already: it is waited for, or left out.
 */
export async function lockOffers(
  transaction: Transaction,
  placeId: string,
  locked: 'waits' | 'skips',
): Promise<readonly string[]> {
  const holds = await transaction.query<{ id: string }>(
    `SELECT hold.id FROM hold JOIN hold_place ON hold_id = hold.id
     WHERE kind = 'offer' AND state = 'live' AND place_id = $1 ORDER BY hold.id
     FOR UPDATE OF hold ${locked === 'skips' ? 'SKIP LOCKED' : ''}`,
    [placeId],
  );
  return holds.map(({ id }) => id);
}

/** Locks these places, so that nothing changes between judging and writing. */
export async function lockPlaces(transaction: Transaction, ids: readonly string[]): Promise<void> {
  await transaction.query('SELECT id FROM place WHERE id = ANY($1::text[]) ORDER BY id COLLATE "C" FOR UPDATE', [ids]);
}
