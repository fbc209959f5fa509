import { dateOf } from '../../../core/time/wall-time.ts';
import { PARIS, toWallTime } from '../../../core/time/zone.ts';
import { findItem } from '../catalogue/items.ts';
import type { Transaction } from '../database/database.ts';
import { planGiftMail, planOrderMail } from '../mail/outbox.ts';

/** Confirms a pending order, paid or free, starts the subscription that it bought, and writes its mail. */
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

/** From today, or from the day after the person's last subscription of the same membership. */
async function startSubscription(
  transaction: Transaction,
  purchaseId: string,
  personId: number,
  ref: string,
  now: number,
): Promise<void> {
  const item = await findItem(transaction, ref);
  await transaction.query(
    `WITH bought AS (SELECT (SELECT membership_id FROM membership_option WHERE id = $6::integer) AS membership),
       begins AS (
         SELECT membership, greatest($5::text::date, max(expires_on) + 1) AS first
         FROM bought LEFT JOIN subscription ON person_id = $1::integer AND membership_id IS NOT DISTINCT FROM membership
         GROUP BY membership
       )
     INSERT INTO subscription (person_id, title, starts_on, expires_on, purchase_id, membership_id)
     SELECT $1::integer, $2::text, first, (first + make_interval(months => $3::integer) - interval '1 day')::date, $4::uuid, membership
     FROM begins`,
    [personId, item?.title ?? '', item?.months ?? 1, purchaseId, dateOf(toWallTime(now, PARIS)), item?.id ?? null],
  );
}
