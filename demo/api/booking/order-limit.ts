import type { Transaction } from '../database/database.ts';
import type { Caller } from '../people/caller.ts';
import { Problem } from '../problem.ts';

/** How many orders a buyer may leave unpaid in `WITHIN_MS`: whoever changes an order begins another, with a payment of its own. */
const MOST_UNPAID = 20;
const WITHIN_MS = 3_600_000;

/**
 * Throws an `order-limit` problem if the caller has begun too many orders with a price without paying (D-order-limit). A guest
 * counts by token, because anybody can type an address. The caller must be locked.
 */
export async function requireFewUnpaid(transaction: Transaction, caller: Caller, now: number): Promise<void> {
  const [unpaid] = await transaction.query<{ count: number }>(
    `SELECT count(*) AS count FROM purchase
     WHERE person_id = $1 AND token_hash IS NOT DISTINCT FROM $2::text AND created_at > $3
       AND total_cents > 0 AND state <> 'confirmed' AND refund IS NULL`,
    [caller.id, caller.guestToken, now - WITHIN_MS],
  );
  if ((unpaid?.count ?? 0) >= MOST_UNPAID) throw new Problem('order-limit');
}
