import { membershipPeriod } from '../../../core/catalogue/membership-period.ts';
import type { DateRange } from '../../../core/catalogue/slotted.ts';
import { dateOf } from '../../../core/time/wall-time.ts';
import { PARIS, toWallTime } from '../../../core/time/zone.ts';
import type { Transaction } from '../database/database.ts';
import { lastDay } from '../database/last-day.ts';
import type { Order } from '../schemas/booking.ts';
import { planGiftMail, planOrderMail } from './order-mail.ts';

interface Completed {
  readonly person_id: number;
  readonly token_hash: string | null;
  readonly title: string;
  readonly membership_id: number | null;
  /** How long the membership that was bought runs; null for other orders. */
  readonly months: number | null;
  /** Whether the order is a gift to somebody who can be written to. */
  readonly is_gift: boolean;
}

/**
 * Confirms a pending order, paid or free, starts the subscription that was bought with it, and writes its mail. Returns
 * the order, without its payment; undefined if it was not pending.
 */
export async function completeOrder(transaction: Transaction, id: string, now: number): Promise<Order | undefined> {
  const [order] = await transaction.query<Completed>(
    `UPDATE purchase SET state = 'confirmed', pay_by = NULL WHERE id = $1 AND state = 'pending'
     RETURNING person_id, token_hash, title, membership_id, months,
       gift_person_id IS NOT NULL OR gift_email IS NOT NULL AS is_gift`,
    [id],
  );
  if (!order) return undefined;
  await transaction.query(
    `UPDATE waiting SET state = 'taken' WHERE person_id = $1 AND token_hash IS NOT DISTINCT FROM $3::text AND state IN ('waiting', 'offered')
       AND place_id IN (SELECT place_id FROM booking WHERE purchase_id = $2 AND returned_at IS NULL)`,
    [order.person_id, id, order.token_hash],
  );
  if (order.months !== null) await startSubscription(transaction, id, order, order.months, now);
  const confirmed = await planOrderMail(transaction, 'confirmed', id, now);
  if (order.is_gift) await planGiftMail(transaction, 'gift', id, now);
  return confirmed;
}

async function startSubscription(
  transaction: Transaction,
  purchaseId: string,
  { person_id: personId, title, membership_id: membership }: Completed,
  months: number,
  now: number,
): Promise<void> {
  // Simultaneous renewals run one after the other. No deadlock: a transaction that waits here holds no lock that the
  // transaction with this lock still needs.
  await transaction.query(`SELECT pg_advisory_xact_lock('subscription'::regclass::oid::integer, $1)`, [personId]);
  const earlier = await transaction.query<DateRange>(
    `SELECT starts_on AS start, ${lastDay('expires_on')} AS "end" FROM subscription
     WHERE person_id = $1 AND membership_id IS NOT DISTINCT FROM $2::integer AND ended_at IS NULL`,
    [personId, membership],
  );
  const { start, end } = membershipPeriod(earlier, months, dateOf(toWallTime(now, PARIS)));
  await transaction.query(
    `INSERT INTO subscription (person_id, title, starts_on, expires_on, purchase_id, membership_id)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [personId, title, start, end, purchaseId, membership],
  );
}
