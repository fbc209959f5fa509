import { membershipPeriod } from '../../../core/catalogue/membership-period.ts';
import type { DateRange } from '../../../core/catalogue/slotted.ts';
import { dateOf } from '../../../core/time/wall-time.ts';
import { PARIS, toWallTime } from '../../../core/time/zone.ts';
import { findItem } from '../catalogue/items.ts';
import type { Transaction } from '../database/database.ts';
import { lastDay } from '../database/last-day.ts';
import { planGiftMail, planOrderMail } from './order-mail.ts';

/** Confirms a pending order, paid or free, starts the subscription that was bought with it, and writes its mail. */
export async function completeOrder(transaction: Transaction, id: string, now: number): Promise<void> {
  const [order] = await transaction.query<{ person_id: number; token_hash: string | null; item: string | null }>(
    `UPDATE purchase SET state = 'confirmed', pay_by = NULL WHERE id = $1 AND state = 'pending' RETURNING person_id, token_hash, item`,
    [id],
  );
  if (!order) return;
  await transaction.query(
    `UPDATE waiting SET state = 'taken' WHERE person_id = $1 AND token_hash IS NOT DISTINCT FROM $3::text AND state IN ('waiting', 'offered')
       AND place_id IN (SELECT place_id FROM booking WHERE purchase_id = $2 AND returned_at IS NULL)`,
    [order.person_id, id, order.token_hash],
  );
  if (order.item?.startsWith('membership-option:')) {
    await startSubscription(transaction, id, order.person_id, order.item, now);
  }
  await planOrderMail(transaction, 'confirmed', id, now);
  await planGiftMail(transaction, 'gift', id, now);
}

async function startSubscription(
  transaction: Transaction,
  purchaseId: string,
  personId: number,
  ref: string,
  now: number,
): Promise<void> {
  const item = await findItem(transaction, ref);
  // Simultaneous renewals run one after the other. No deadlock: a transaction that waits here holds no lock that the
  // transaction with this lock still needs.
  await transaction.query(`SELECT pg_advisory_xact_lock('subscription'::regclass::oid::integer, $1)`, [personId]);
  const [option] = await transaction.query<{ membership: number }>(
    'SELECT membership_id AS membership FROM membership_option WHERE id = $1',
    [item?.id ?? null],
  );
  const membership = option?.membership ?? null;
  const earlier = await transaction.query<DateRange>(
    `SELECT starts_on AS start, ${lastDay('expires_on')} AS "end" FROM subscription
     WHERE person_id = $1 AND membership_id IS NOT DISTINCT FROM $2::integer AND ended_at IS NULL`,
    [personId, membership],
  );
  const { start, end } = membershipPeriod(earlier, item?.months ?? 1, dateOf(toWallTime(now, PARIS)));
  await transaction.query(
    `INSERT INTO subscription (person_id, title, starts_on, expires_on, purchase_id, membership_id)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [personId, item?.title ?? '', start, end, purchaseId, membership],
  );
}
