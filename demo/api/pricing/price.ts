import type { DateRange } from '../../../core/catalogue/slotted.ts';
import { applyDiscounts } from '../../../core/pricing/discounts.ts';
import { type Cents, fromCents } from '../../../core/pricing/money.ts';
import { type OfferSummary, offerSummary } from '../../../core/pricing/offer-summary.ts';
import type { Queryable } from '../database/database.ts';
import type { Caller } from '../people/caller.ts';
import type { Wishes } from '../schemas/basket.ts';
import type { Quote } from '../schemas/quote.ts';
import { type Coupon, findCoupon } from './coupons.ts';
import { readBalance } from './credit.ts';
import { recipientOf } from './gift.ts';
import type { Goods } from './goods.ts';
import { chooseSubscription, readSubscriptions } from './subscriptions.ts';

/** A price with what the ledger needs. All in cents. */
export interface Price {
  readonly quote: Quote;
  readonly subtotal: Cents;
  readonly total: Cents;
  readonly coupon: { readonly id: number; readonly amount: Cents } | null;
  readonly credit: { readonly organizationId: number; readonly amount: Cents } | null;
  /** What the free slots would have cost, and the subscription that gives them where one does. */
  readonly free: { readonly amount: Cents; readonly subscriptionId: number | null } | null;
}

/**
 * The price of the goods for this person with these wishes at `now` (D-price-order); a problem if a wish cannot be met. What
 * the `unpaid` orders, which are being replaced, took of coupon and credit counts as given back.
 */
export async function priceOf(
  database: Queryable,
  caller: Caller,
  goods: Goods,
  wishes: Wishes,
  now: number,
  unpaid: readonly string[] = [],
): Promise<Price> {
  await recipientOf(database, caller, goods, wishes.gift);
  const subscriptions = goods.case === 'slots' ? await readSubscriptions(database, caller, now) : [];
  const subscription = chooseSubscription(subscriptions, wishes);
  const summary = summaryOf(goods, subscription);
  const providerId = goods.case === 'slots' ? goods.offer.provider.id : goods.item.provider.id;
  const { currency } = goods.case === 'slots' ? goods.offer : goods.item;
  const coupon =
    wishes.coupon === undefined ? null : await findCoupon(database, wishes.coupon, providerId, now, unpaid);
  const { organization } = caller;
  const balance = organization && (await readBalance(database, organization.id, unpaid));
  const taken = applyDiscounts(summary.total, coupon?.value ?? null, wishes.credit === false ? 0 : (balance ?? 0));
  return {
    quote: {
      ...quotedSlots(goods, summary),
      subtotal: fromCents(summary.total),
      coupon: coupon && { code: coupon.code, amount: fromCents(taken.coupon) },
      credit: balance === null ? null : { balance: fromCents(balance), amount: fromCents(taken.credit) },
      subscription: subscription?.id ?? null,
      subscriptions: [...subscriptions],
      total: fromCents(taken.due),
      currency,
    },
    subtotal: summary.total,
    total: taken.due,
    coupon: usedCoupon(coupon, taken.coupon),
    credit: organization && taken.credit > 0 ? { organizationId: organization.id, amount: taken.credit } : null,
    free:
      summary.free > 0 && summary.pricePerSlot > 0
        ? { amount: summary.free * summary.pricePerSlot, subscriptionId: subscription?.id ?? null }
        : null,
  };
}

/** A coupon that took nothing off is not used. */
function usedCoupon(coupon: Coupon | null, amount: Cents): Price['coupon'] {
  return coupon && amount > 0 ? { id: coupon.id, amount } : null;
}

function summaryOf(goods: Goods, subscription: DateRange | null): OfferSummary {
  if (goods.case === 'slots') return offerSummary(goods.selection, goods.offer, subscription);
  const { price } = goods.item;
  return { quantity: 1, free: 0, pay: 1, pricePerSlot: price, total: price, isFree: [] };
}

function quotedSlots(goods: Goods, { isFree, free, pay, quantity, pricePerSlot }: OfferSummary) {
  const selection = goods.case === 'slots' ? goods.selection : [];
  return {
    slots: selection.map(({ id, isWaitBooking }, n) => {
      const isGiven = isFree[n] ?? false;
      return {
        id,
        free: isGiven,
        waiting: isWaitBooking,
        price: isGiven || isWaitBooking ? 0 : fromCents(pricePerSlot),
      };
    }),
    free,
    pay,
    quantity,
    pricePerSlot: fromCents(pricePerSlot),
  };
}
