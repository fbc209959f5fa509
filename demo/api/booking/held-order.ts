import type { Queryable, Transaction } from '../database/database.ts';
import type { Caller } from '../people/caller.ts';
import { lockCaller } from './locks.ts';
import { IS_PAYABLE } from './payment-row.ts';

/** Which unpaid orders are read: those of one hold, or all of a person, who buys one thing at a time (D-one-hold). */
type Which = { readonly holdId: string } | 'all';

/** Unpaid orders that are to be replaced. */
interface Unpaid {
  readonly ids: readonly string[];
  /** The id of the order that has an open payment; null if there is none. */
  readonly payable: string | null;
  /** The instant by which all of them must be paid, in milliseconds since 1970; infinite without orders. */
  readonly dueBy: number;
}

/**
 * Returns the id of the unpaid order of a hold, as a list; the list is empty without a hold or without such an order.
 * Locks nothing. The caller must have checked that the hold belongs to the buyer.
 */
export async function pendingOf(database: Queryable, holdId: string | undefined): Promise<readonly string[]> {
  const orders = await database.query<{ id: string }>(
    `SELECT id FROM purchase WHERE hold_id = $1::uuid AND state = 'pending'`,
    [holdId ?? null],
  );
  return orders.map(({ id }) => id);
}

/**
 * Returns the id of the order of a hold: the pending or confirmed order, else the latest; null if the hold has none.
 */
export async function latestOrderOf(database: Queryable, holdId: string): Promise<string | null> {
  const [order] = await database.query<{ id: string }>(
    `SELECT id FROM purchase WHERE hold_id = $1 ORDER BY state IN ('pending', 'confirmed') DESC, created_at DESC, id LIMIT 1`,
    [holdId],
  );
  return order?.id ?? null;
}

/** Locks the caller and their unpaid orders, and returns these orders. */
export async function lockUnpaidOrders(transaction: Transaction, caller: Caller, which: Which): Promise<Unpaid> {
  await lockCaller(transaction, caller);
  const orders = await transaction.query<{ id: string; pay_by: number; is_payable: boolean }>(
    `SELECT id, pay_by, ${IS_PAYABLE} AS is_payable FROM purchase
     WHERE person_id = $1 AND token_hash IS NOT DISTINCT FROM $3::text AND state = 'pending'
       AND ($2::uuid IS NULL OR hold_id = $2::uuid)
     ORDER BY id FOR NO KEY UPDATE`,
    [caller.id, which === 'all' ? null : which.holdId, caller.guestToken],
  );
  return {
    ids: orders.map(({ id }) => id),
    payable: orders.find(({ is_payable }) => is_payable)?.id ?? null,
    dueBy: Math.min(...orders.map(({ pay_by }) => pay_by)),
  };
}
