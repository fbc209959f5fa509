import { type Cents, toCents } from '../../../core/money/money.ts';
import type { GuestLimits } from '../../environment/guest-limits.ts';
import type { Transaction } from '../database/database.ts';
import type { EndFirst } from '../idempotency.ts';
import { requireMailRoom } from '../mail/mail-room.ts';
import type { Caller } from '../people/caller.ts';
import { typedEmail } from '../people/form.ts';
import { consumeCoupon } from '../pricing/coupons.ts';
import { enterCredit } from '../pricing/credit.ts';
import { recipientOf } from '../pricing/gift.ts';
import { type Price, priceOf } from '../pricing/price.ts';
import { Problem } from '../problem.ts';
import type { Order, OrderForm } from '../schemas/booking.ts';
import { basketOfHold, goodsOf } from './basket.ts';
import { completeOrder } from './complete-order.ts';
import { requireOrderRoom } from './guest-places.ts';
import { latestOrderOf, lockUnpaidOrders } from './held-order.ts';
import { requireFewUnpaid } from './order-limit.ts';
import { readOrder } from './order-response.ts';
import { insertOrder } from './order-rows.ts';
import { readOwnHold } from './own-hold.ts';
import { reserve } from './reserve.ts';

/**
 * Turns a live checkout into bookings and an order, judging the basket once more at `now` (D-same-rules). The order is
 * confirmed if there is nothing to pay, else pending until its payment. It replaces a pending order of the same hold;
 * returns an `EndFirst` if the payment of that order is still open. Throws a `mail-limit` or `guest-limit` problem if the
 * order may send no mail.
 */
export async function placeOrder(
  transaction: Transaction,
  caller: Caller,
  form: OrderForm,
  { limits, now }: { readonly limits: GuestLimits; readonly now: number },
): Promise<Order | EndFirst> {
  await requireMailRoom(transaction, caller, [caller.email, typedEmail(form.gift?.email ?? '')], limits, now);
  const { state } = await readOwnHold(transaction, caller, form.hold);
  const unpaid = await lockUnpaidOrders(transaction, caller, { holdId: form.hold });
  const expired = new Problem('hold-expired', { order: await latestOrderOf(transaction, form.hold) });
  // The places of a hold that has ended may have left the schedule.
  if (unpaid.dueBy <= now || (unpaid.ids.length === 0 && state !== 'live')) throw expired;
  const basket = await basketOfHold(transaction, form.hold);
  const reserved = await reserve(transaction, caller, basket, now, {
    replaced: unpaid.ids,
    keepsLists: true,
    check: (own) => {
      if (unpaid.ids.length === 0 && own?.holdId !== form.hold.toLowerCase()) throw expired;
    },
  });
  await transaction.query(`UPDATE hold SET state = 'ordered', network = NULL WHERE id = $1`, [form.hold]);

  const goods = goodsOf(basket, reserved.selection);
  const price = await priceOf(transaction, caller, goods, form, now);
  if (toCents(form.total) !== price.total) throw new Problem('quote-changed', { quote: price.quote });
  if (price.total > 0) await requireFewUnpaid(transaction, caller, now);
  const recipient = await recipientOf(transaction, caller, goods, form.gift);
  await requireOrderRoom(transaction, caller, { limits, now });
  const parts = { caller, form, goods, reserved, price, recipient, replaced: unpaid.ids };
  const id = await insertOrder(transaction, parts, now);
  await takeDiscounts(transaction, id, price, now);
  const confirmed = price.total === 0 ? await completeOrder(transaction, id, now) : undefined;
  // This comes last, so that the earlier order stays payable if the purchase is refused.
  if (unpaid.payable !== null) return { endFirst: unpaid.payable };
  return confirmed ?? readOrder(transaction, caller, id);
}

/**
 * Writes the discounts of an order and spends its coupon and credit. Throws `quote-changed` if the credit has been
 * spent in the meantime.
 */
async function takeDiscounts(transaction: Transaction, purchaseId: string, price: Price, now: number): Promise<void> {
  const { coupon, credit, free } = price;
  const write = (kind: string, amount: Cents, couponId: number | null, subscriptionId: number | null) =>
    transaction.query(
      'INSERT INTO discount (purchase_id, kind, amount_cents, coupon_id, subscription_id) VALUES ($1, $2, $3, $4, $5)',
      [purchaseId, kind, amount, couponId, subscriptionId],
    );
  for (const { amount, subscriptionId } of free) {
    await write(subscriptionId === null ? 'free-slot' : 'subscription', amount, null, subscriptionId);
  }
  if (coupon) {
    await consumeCoupon(transaction, coupon.id);
    await write('coupon', coupon.amount, coupon.id, null);
  }
  if (credit) {
    const entry = { organizationId: credit.organizationId, purchaseId, amount: -credit.amount };
    if (!(await enterCredit(transaction, entry, now))) throw new Problem('quote-changed', { quote: price.quote });
    await write('credit', credit.amount, null, null);
  }
}
