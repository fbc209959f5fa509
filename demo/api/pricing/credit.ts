import type { Cents } from '../../../core/money/money.ts';
import type { Queryable, Transaction } from '../database/database.ts';

/** What is left of a company's credit. */
export interface Balance {
  readonly amount: Cents;
  /** The only currency in which the credit can be used. */
  readonly currency: string;
}

/**
 * Reads the company credit that is left. What the `unpaid` orders, which are being replaced, have taken counts as left.
 */
export async function readBalance(
  database: Queryable,
  organizationId: number,
  unpaid: readonly string[] = [],
): Promise<Balance> {
  const [row] = await database.query<Balance>(
    `SELECT credit_cents + coalesce((
       SELECT sum(amount_cents) FROM discount
       WHERE kind = 'credit' AND returned_at IS NULL AND purchase_id = ANY($2::uuid[])), 0)::integer AS amount,
       credit_currency AS currency
     FROM organization WHERE id = $1`,
    [organizationId, unpaid],
  );
  return row ?? { amount: 0, currency: 'EUR' };
}

/**
 * Writes an entry of the company's account and changes the balance. If the balance would go below 0, writes nothing and
 * returns false.
 */
export async function enterCredit(
  transaction: Transaction,
  entry: { readonly organizationId: number; readonly purchaseId: string; readonly amount: Cents },
  now: number,
): Promise<boolean> {
  const moved = await transaction.query(
    'UPDATE organization SET credit_cents = credit_cents + $2 WHERE id = $1 AND credit_cents + $2 >= 0 RETURNING id',
    [entry.organizationId, entry.amount],
  );
  if (moved.length === 0) return false;
  await transaction.query(
    'INSERT INTO credit_entry (organization_id, purchase_id, amount_cents, created_at) VALUES ($1, $2, $3, $4)',
    [entry.organizationId, entry.purchaseId, entry.amount, now],
  );
  return true;
}
