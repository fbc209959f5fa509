import { randomUUID } from 'node:crypto';
import type { Slot } from '../../../core/booking/slot.ts';
import { waitingOfferEnd, waitingOfferRefusal } from '../../../core/booking/waiting.ts';
import { strayPlaces } from '../../../core/schedule/strays.ts';
import { dateOf } from '../../../core/time/wall-time.ts';
import type { Transaction } from '../database/database.ts';
import { touchPlaces } from '../database/touched.ts';
import { OFFERED_MAIL, planPlaceMail } from '../mail/plan-mail.ts';
import type { Caller } from '../people/caller.ts';
import type { OfferedPlace } from '../ports/mail-content.ts';
import { wallText } from '../wall-text.ts';
import { readOwnBookings } from './bookings.ts';
import type { HeldPlace } from './locks.ts';
import { findRequested, type Requested } from './requested.ts';
import { readStrays } from './strays.ts';

interface Waiting {
  readonly id: number;
  readonly person_id: number;
  readonly token_hash: string | null;
  readonly organization_id: number | null;
  readonly offered_until: number | null;
}

/**
 * Offers the free places of a slot to its waiting list, in the order of the list. People whom a rule refuses at this
 * moment, usually the monthly limit, are skipped (D-waiting-offer). The place's row must be locked by this transaction.
 * Returns the places that are offered to `buyer`, who is just taking the place and gets no mail.
 */
export async function promote(
  transaction: Transaction,
  placeId: string,
  now: number,
  buyer?: Pick<Caller, 'id' | 'guestToken'>,
): Promise<readonly HeldPlace[]> {
  await lapseOfferedPlaces(transaction, placeId, now);
  const list = await readList(transaction, placeId);
  if (list.length === 0) return [];
  const [requested] = (await findRequested(transaction, [placeId])).found;
  // A slot that is no longer in the schedule cannot be offered.
  if (!requested) return [];
  const offered: HeldPlace[] = [];
  let free = await freeIn(transaction, requested.slot);
  for (const waiting of list) {
    if (free <= 0) break;
    if (await isRefused(transaction, waiting, requested, now)) continue;
    free -= 1;
    const until = waiting.offered_until ?? waitingOfferEnd(requested.slot, now);
    const hold = await offerTo(transaction, waiting, placeId, until);
    if (waiting.person_id === buyer?.id && waiting.token_hash === buyer.guestToken) offered.push(hold);
    else await planPlaceMail(transaction, 'offered', waiting.id, { ...placeOf(requested), until }, now);
  }
  return offered;
}

/**
 * Offers the free places of these slots to the people who wait for them, before anybody else takes one. The rows of the
 * places must be locked. Returns the places that are offered to `buyer`.
 */
export async function promoteFirst(
  transaction: Transaction,
  placeIds: readonly string[],
  now: number,
  buyer: Pick<Caller, 'id' | 'guestToken'>,
): Promise<readonly HeldPlace[]> {
  const waited = await transaction.query<{ id: string }>(
    `SELECT DISTINCT place_id AS id FROM waiting WHERE place_id = ANY($1::text[]) AND state IN ('waiting', 'offered')
     ORDER BY place_id`,
    [placeIds],
  );
  const offered: HeldPlace[] = [];
  for (const { id } of waited) offered.push(...(await promote(transaction, id, now, buyer)));
  return offered;
}

/** Whether the waiting person (`w`) has a live hold of the place: an offer, or a checkout. */
export const IS_HELD = `EXISTS (
  SELECT FROM hold JOIN hold_place ON hold_id = hold.id WHERE hold.state = 'live' AND hold_place.place_id = w.place_id
    AND hold.person_id = w.person_id AND hold.token_hash IS NOT DISTINCT FROM w.token_hash)`;

/** Whether the waiting person (`w`) has an unpaid order of the place. */
export const IS_ORDERED = `EXISTS (
  SELECT FROM booking JOIN purchase ON purchase.id = booking.purchase_id
  WHERE purchase.state = 'pending' AND returned_at IS NULL AND booking.place_id = w.place_id
    AND purchase.person_id = w.person_id AND purchase.token_hash IS NOT DISTINCT FROM w.token_hash)`;

/**
 * Ends the expired offers of a place and writes a mail to each person who had one. A person who is just buying the
 * place keeps the offer until the hold or the unpaid order ends.
 */
async function lapseOfferedPlaces(transaction: Transaction, placeId: string, now: number): Promise<void> {
  const lapsed = await transaction.query<{ id: number; place: OfferedPlace | null }>(
    `UPDATE waiting w SET state = 'lapsed'
     WHERE place_id = $1 AND state = 'offered' AND offered_until <= $2 AND NOT ${IS_HELD} AND NOT ${IS_ORDERED}
     RETURNING id, ${OFFERED_MAIL} AS place`,
    [placeId, now],
  );
  for (const { id, place } of lapsed) if (place) await planPlaceMail(transaction, 'lapsed', id, place, now);
}

/**
 * Reads the people on the waiting list to whom the place may be offered: those without a live hold of it and without an
 * unpaid order of an earlier offer.
 */
function readList(transaction: Transaction, placeId: string): Promise<readonly Waiting[]> {
  return transaction.query<Waiting>(
    `SELECT w.id, w.person_id, w.token_hash, w.offered_until, p.organization_id
     FROM waiting w JOIN person p ON p.id = w.person_id
     WHERE w.place_id = $1 AND w.state IN ('waiting', 'offered') AND NOT ${IS_HELD}
       AND NOT (w.state = 'offered' AND ${IS_ORDERED})
     ORDER BY w.id`,
    [placeId],
  );
}

/**
 * Returns the number of free places by the schedule, and corrects the capacity in the row, which may be out of date.
 */
async function freeIn(transaction: Transaction, slot: Slot): Promise<number> {
  const { id, capacity, offerId } = slot;
  const strays = await readStrays(transaction, [offerId], dateOf(slot.start), dateOf(slot.start));
  const [place] = await transaction.query<{ free: number }>(
    'UPDATE place SET capacity = greatest($2::integer, taken) WHERE id = $1 RETURNING $2::integer - taken AS free',
    [id, capacity],
  );
  return (place?.free ?? 0) - strayPlaces(slot, strays);
}

async function isRefused(transaction: Transaction, waiting: Waiting, requested: Requested, now: number) {
  return (await refusalOf(transaction, waiting, requested, now)) !== null;
}

async function refusalOf(
  transaction: Transaction,
  waiting: Pick<Waiting, 'person_id' | 'organization_id'>,
  { slot, offer }: Requested,
  now: number,
  which: { readonly isPaid?: boolean } = {},
) {
  const organization = waiting.organization_id === null ? null : { id: waiting.organization_id };
  const day = dateOf(slot.start);
  const bookings = await readOwnBookings(transaction, { id: waiting.person_id, organization }, [day], offer, which);
  return waitingOfferRefusal(slot, offer, bookings, now);
}

/**
 * Whether somebody to whom a place is offered has a booking at the same start that needs no more payment, so that they
 * can never take the place.
 */
export async function hasBookedStart(
  transaction: Transaction,
  personId: number,
  placeId: string,
  now: number,
): Promise<boolean> {
  const [person] = await transaction.query<Pick<Waiting, 'person_id' | 'organization_id'>>(
    'SELECT id AS person_id, organization_id FROM person WHERE id = $1',
    [personId],
  );
  const [requested] = (await findRequested(transaction, [placeId])).found;
  if (!person || !requested) return false;
  return (await refusalOf(transaction, person, requested, now, { isPaid: true }))?.case === 'already-booked';
}

function placeOf({ slot, offer }: Requested) {
  const { title, url } = offer;
  return { title, url, start: wallText(slot.start), end: wallText(slot.end) };
}

async function offerTo(transaction: Transaction, waiting: Waiting, placeId: string, until: number): Promise<HeldPlace> {
  const holdId = randomUUID();
  await transaction.query(
    `INSERT INTO hold (id, person_id, token_hash, kind, state, expires_at) VALUES ($1, $2, $3, 'offer', 'live', $4)`,
    [holdId, waiting.person_id, waiting.token_hash, until],
  );
  await transaction.query('INSERT INTO hold_place (hold_id, place_id, quantity) VALUES ($1, $2, 1)', [holdId, placeId]);
  await transaction.query('UPDATE place SET taken = taken + 1 WHERE id = $1', [placeId]);
  touchPlaces(transaction, [placeId]);
  // A place that comes back from a checkout that was left is still the same offer.
  await transaction.query(
    `UPDATE waiting SET state = 'offered', offered_until = $2, offers = offers + (state = 'waiting')::integer WHERE id = $1`,
    [waiting.id, until],
  );
  return { holdId, kind: 'offer', placeId, quantity: 1, personId: waiting.person_id, expiresAt: until };
}
