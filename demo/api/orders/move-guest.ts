import { dateOf } from '../../../core/time/wall-time.ts';
import { readOwnBookings } from '../booking/bookings.ts';
import { isItemBooked } from '../booking/judge.ts';
import { judgeSlots, refusedProblem } from '../booking/judge-slots.ts';
import { lockPlaces } from '../booking/locks.ts';
import { findRequested } from '../booking/requested.ts';
import type { Transaction } from '../database/database.ts';
import { redirectMails } from '../mail/plan-mail.ts';
import { Problem } from '../problem.ts';

/** A guest, and the hash of their token. */
interface Guest {
  readonly id: number;
  readonly guestToken: string;
}

/** The guest with the new address. */
interface Next {
  readonly id: number;
  readonly email: string;
}

interface OrderOfGuest {
  readonly id: string;
  readonly state: 'pending' | 'confirmed' | 'cancelled' | 'expired' | 'refunded';
  readonly item: string | null;
  readonly created_at: number;
}

/**
 * Moves everything that was made with a guest's token to another e-mail address: orders with their bookings, places in
 * waiting lists, and holds. Keys and tokens that were sent to the earlier address stop working. Throws a problem if the
 * bookings of the new address do not allow this. Both addresses must be locked. Returns the ids of the confirmed
 * orders.
 */
export async function moveGuest(
  transaction: Transaction,
  guest: Guest,
  next: Next,
  now: number,
): Promise<readonly string[]> {
  const { id, guestToken } = guest;
  const orders = await transaction.query<OrderOfGuest>(
    `SELECT id, state, item, created_at FROM purchase WHERE person_id = $1 AND token_hash = $2 ORDER BY id FOR NO KEY UPDATE`,
    [id, guestToken],
  );
  await transaction.query('SELECT id FROM hold WHERE person_id = $1 AND token_hash = $2 ORDER BY id FOR UPDATE', [
    id,
    guestToken,
  ]);
  await moveWaiting(transaction, guest, next);
  for (const order of orders) {
    await requireAdmitted(transaction, order, next.id);
    await transaction.query('UPDATE booking SET person_id = $2 WHERE purchase_id = $1', [order.id, next.id]);
    await transaction.query('UPDATE purchase SET person_id = $2, email = $3 WHERE id = $1', [
      order.id,
      next.id,
      next.email,
    ]);
    await redirectMails(transaction, order.id);
    await transaction.query('DELETE FROM order_key WHERE purchase_id = $1', [order.id]);
  }
  await transaction.query('UPDATE hold SET person_id = $3 WHERE person_id = $1 AND token_hash = $2', [
    id,
    guestToken,
    next.id,
  ]);
  await transaction.query('UPDATE access_token SET person_id = $3 WHERE hash = $1 AND person_id = $2', [
    guestToken,
    id,
    next.id,
  ]);
  await transaction.query('DELETE FROM access_token WHERE counts_as = $1', [guestToken]);
  // An ended token that nobody has, so that the sweep finds the guest of the earlier address.
  await transaction.query(
    'INSERT INTO access_token (hash, person_id, expires_at) VALUES (gen_random_uuid()::text, $1, $2)',
    [id, now],
  );
  return orders.filter(({ state }) => state === 'confirmed').map((order) => order.id);
}

/**
 * Moves places in waiting lists. Throws an `already-waiting` problem if the new address already waits for one of the
 * slots.
 */
async function moveWaiting(transaction: Transaction, { id, guestToken }: Guest, next: Next): Promise<void> {
  const waited = await transaction.query<{ place_id: string }>(
    `SELECT place_id FROM waiting WHERE person_id = $1 AND token_hash = $2 AND state IN ('waiting', 'offered')`,
    [id, guestToken],
  );
  const places = waited.map(({ place_id }) => place_id);
  await lockPlaces(transaction, places);
  const again = await transaction.query<{ place_id: string }>(
    `SELECT place_id FROM waiting WHERE person_id = $1 AND place_id = ANY($2::text[]) AND state IN ('waiting', 'offered')
     ORDER BY place_id`,
    [next.id, places],
  );
  if (again.length > 0) {
    const slots = again.map(({ place_id }) => ({ id: place_id, code: 'already-waiting' }));
    throw new Problem('already-waiting', { slots });
  }
  await transaction.query('UPDATE waiting SET person_id = $3 WHERE person_id = $1 AND token_hash = $2', [
    id,
    guestToken,
    next.id,
  ]);
}

/** Refusals that depend on the bookings of an address; the other rules were judged when the order was made. */
const OWN = new Set(['already-booked', 'multi-limit', 'monthly-limit']);

/**
 * Throws a problem if a guest cannot have the bookings of an order in addition to their own bookings (D-guest-limits).
 */
async function requireAdmitted(transaction: Transaction, order: OrderOfGuest, guestId: number): Promise<void> {
  const booked = await transaction.query<{ place_id: string }>(
    'SELECT place_id FROM booking WHERE purchase_id = $1 AND returned_at IS NULL ORDER BY id',
    [order.id],
  );
  if (booked.length === 0) return;
  if (order.item !== null) {
    if (await isItemBooked(transaction, order.item, guestId, [order.id])) throw new Problem('already-booked');
    return;
  }
  const { found } = await findRequested(
    transaction,
    booked.map(({ place_id }) => place_id),
  );
  const [first] = found;
  if (!first) return;
  const days = found.map(({ slot }) => dateOf(slot.start));
  const bookings = await readOwnBookings(transaction, { id: guestId, organization: null }, days, first.offer, {
    except: [order.id],
  });
  const { refused } = judgeSlots(found, { ...bookings, taken: new Map() }, order.created_at);
  const [own, ...others] = refused.filter(({ refusal }) => OWN.has(refusal.case));
  if (own) throw refusedProblem([own, ...others]);
}
