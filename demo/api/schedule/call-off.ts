import type { Cents } from '../../../core/money/money.ts';
import { shareBack } from '../../../core/schedule/share-back.ts';
import { returnOrder } from '../booking/give-back.ts';
import { exchangePlaces } from '../booking/places.ts';
import type { Transaction } from '../database/database.ts';
import { enterCredit } from '../pricing/credit.ts';
import type { ToldBefore } from './change-mails.ts';

interface Share {
  readonly calledOff: number;
  readonly left: number;
  /** How many of both were not free. */
  readonly paidOff: number;
  readonly paid: number;
  readonly waits: boolean;
}

/**
 * Gives back what orders have paid for places that are called off. An order that has nothing else, or is not paid yet, is
 * cancelled. Returns what goes back of each order's money.
 */
export async function callOffOrders(
  transaction: Transaction,
  placeIds: readonly string[],
  before: ToldBefore,
  now: number,
): Promise<ReadonlyMap<string, Cents>> {
  const back = new Map<string, Cents>();
  for (const [id, { row }] of before) {
    const share = await shareOf(transaction, id, placeIds);
    if (share.calledOff === 0) continue;
    const { total_cents: total, refunded_cents: refunded, back_cents: owed, returned_cents: returned } = row;
    const rest = total - Math.max(refunded, owed) - returned;
    if (row.state === 'pending' || (share.left === 0 && !share.waits)) {
      await returnOrder(transaction, { id, state: 'cancelled' }, now);
      await transaction.query(
        `UPDATE purchase SET refund = 'due' WHERE id = $1 AND payment_id IS NOT NULL AND $2::text = 'confirmed'`,
        [id, row.state],
      );
      back.set(id, row.state === 'confirmed' ? rest : 0);
      continue;
    }
    const money = shareBack(rest, share.paidOff, share.paid);
    await transaction.query(
      'UPDATE purchase SET back_cents = greatest(back_cents, refunded_cents) + $2::integer, refund_try_at = 0 WHERE id = $1',
      [id, money],
    );
    await returnCredit(transaction, id, share, now);
    await returnBookings(transaction, id, placeIds, now);
    back.set(id, money);
  }
  return back;
}

async function shareOf(transaction: Transaction, id: string, placeIds: readonly string[]): Promise<Share> {
  const [share] = await transaction.query<Share>(
    `SELECT count(*) FILTER (WHERE off) AS "calledOff", count(*) FILTER (WHERE NOT off) AS left,
       count(*) FILTER (WHERE off AND NOT is_free) AS "paidOff", count(*) FILTER (WHERE NOT is_free) AS paid,
       EXISTS (SELECT FROM waiting WHERE purchase_id = $1 AND state IN ('waiting', 'offered') AND place_id <> ALL($2::text[])) AS waits
     FROM (SELECT is_free, place_id = ANY($2::text[]) AS off FROM booking WHERE purchase_id = $1 AND returned_at IS NULL) AS booked`,
    [id, placeIds],
  );
  return share ?? { calledOff: 0, left: 0, paidOff: 0, paid: 0, waits: false };
}

/** Gives back the share of the company's credit, as a part of its discount that has been returned. */
async function returnCredit(
  transaction: Transaction,
  id: string,
  { paidOff, paid }: Share,
  now: number,
): Promise<void> {
  const spent = await transaction.query<{ id: number; amount: Cents; organization: number }>(
    `SELECT discount.id, discount.amount_cents AS amount, (SELECT organization_id FROM credit_entry
       WHERE purchase_id = $1 AND amount_cents < 0 ORDER BY id LIMIT 1) AS organization
     FROM discount WHERE purchase_id = $1 AND kind = 'credit' AND returned_at IS NULL`,
    [id],
  );
  for (const { id: discount, amount, organization } of spent) {
    const share = shareBack(amount, paidOff, paid);
    if (share === 0) continue;
    await transaction.query('UPDATE discount SET amount_cents = amount_cents - $2 WHERE id = $1', [discount, share]);
    await transaction.query(
      `INSERT INTO discount (purchase_id, kind, amount_cents, returned_at) VALUES ($1, 'credit', $2, $3)`,
      [id, share, now],
    );
    await enterCredit(transaction, { organizationId: organization, purchaseId: id, amount: share }, now);
  }
}

async function returnBookings(
  transaction: Transaction,
  id: string,
  placeIds: readonly string[],
  now: number,
): Promise<void> {
  const returned = await transaction.query<{ placeId: string }>(
    `UPDATE booking SET returned_at = $3, is_called_off = true
     WHERE purchase_id = $1 AND place_id = ANY($2::text[]) AND returned_at IS NULL RETURNING place_id AS "placeId"`,
    [id, placeIds, now],
  );
  await exchangePlaces(
    transaction,
    [],
    returned.map((one) => ({ ...one, quantity: 1 })),
    now,
  );
}
