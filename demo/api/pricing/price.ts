import type { DateRange } from '../../../core/catalogue/slotted.ts';
import { leastPayment } from '../../../core/money/least-payment.ts';
import { type Cents, fromCents } from '../../../core/money/money.ts';
import { applyDiscounts } from '../../../core/pricing/discounts.ts';
import { freeSlots } from '../../../core/pricing/free-slots.ts';
import { type OfferSummary, offerSummary } from '../../../core/pricing/offer-summary.ts';
import { dateOf } from '../../../core/time/wall-time.ts';
import { PARIS, toWallTime } from '../../../core/time/zone.ts';
import type { Queryable } from '../database/database.ts';
import type { Caller } from '../people/caller.ts';
import { Problem } from '../problem.ts';
import type { Wishes } from '../schemas/basket.ts';
import type { Quote } from '../schemas/quote.ts';
import { type Coupon, findCoupon } from './coupons.ts';
import { readBalance } from './credit.ts';
import { recipientOf } from './gift.ts';
import type { Goods } from './goods.ts';
import { chooseSubscriptions, readSubscriptions, type Subscription } from './subscriptions.ts';

/** A price, and the amounts that an order stores. The quote has decimal amounts, everything else is in cents. */
export interface Price {
  readonly quote: Quote;
  readonly subtotal: Cents;
  readonly total: Cents;
  readonly coupon: { readonly id: number; readonly amount: Cents } | null;
  readonly credit: { readonly organizationId: number; readonly amount: Cents } | null;
  /**
   * What the free slots would have cost, one entry for each subscription that gives some, and one with null for those
   * of the offer.
   */
  readonly free: readonly { readonly amount: Cents; readonly subscriptionId: number | null }[];
}

/**
 * Returns the price of the goods for this person with these wishes at `now` (D-price-order); throws a problem if a wish
 * cannot be met, or a `payment-unavailable` problem if a card cannot pay so little. The coupon uses and the credit of the `unpaid` orders, which are being replaced, count as given back.
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
  const chosen = chooseSubscriptions(subscriptions, wishes);
  const summary = summaryOf(goods, chosen);
  const givers = giversOf(goods, chosen);
  const sold = goods.case === 'slots' ? goods.offer : goods.item;
  const { currency } = sold;
  const coupon = wishes.coupon === undefined ? null : await findCoupon(database, wishes.coupon, sold, now, unpaid);
  const { organization } = caller;
  const left = organization && (await readBalance(database, organization.id, unpaid));
  const balance = left?.currency === currency ? left.amount : null;
  const spent = wishes.credit === false ? 0 : (balance ?? 0);
  const least = leastPayment(currency);
  const taken = applyDiscounts(summary.total, coupon?.value ?? null, spent, least);
  if (taken.due > 0 && taken.due < least) throw new Problem('payment-unavailable');
  return {
    quote: {
      ...quotedSlots(goods, summary),
      subtotal: fromCents(summary.total),
      coupon: coupon && { code: coupon.code, amount: fromCents(taken.coupon) },
      credit: balance === null ? null : { balance: fromCents(balance), amount: fromCents(taken.credit) },
      subscription: chosen.find((one) => givers.includes(one))?.id ?? null,
      subscriptions: subscriptions
        .filter((one) => isOfUse(one, goods, now))
        .map(({ id, title, start, end }) => ({ id, title, start, end })),
      total: fromCents(taken.due),
      currency,
    },
    subtotal: summary.total,
    total: taken.due,
    coupon: usedCoupon(coupon, taken.coupon),
    credit: organization && taken.credit > 0 ? { organizationId: organization.id, amount: taken.credit } : null,
    free:
      summary.pricePerSlot === 0
        ? []
        : [...new Set(givers)].map((giver) => ({
            amount: givers.filter((one) => one === giver).length * summary.pricePerSlot,
            subscriptionId: giver?.id ?? null,
          })),
  };
}

/** Returns the coupon; null if it took nothing off, because it then does not count as used. */
function usedCoupon(coupon: Coupon | null, amount: Cents): Price['coupon'] {
  return coupon && amount > 0 ? { id: coupon.id, amount } : null;
}

/** Returns what makes each free slot free: a subscription, or null for the offer itself. */
function giversOf(goods: Goods, chosen: readonly Subscription[]): readonly (Subscription | null)[] {
  if (goods.case === 'item') return [];
  const { isFree, by } = freeSlots(goods.selection, goods.offer, chosen);
  return by.filter((_, n) => isFree[n]).map((at) => (at === null ? null : (chosen[at] ?? null)));
}

/** Whether a subscription is valid today, or on the day of one of the slots. */
function isOfUse({ start, end }: DateRange, goods: Goods, now: number): boolean {
  const selection = goods.case === 'slots' ? goods.selection : [];
  const days = [dateOf(toWallTime(now, PARIS)), ...selection.map((slot) => dateOf(slot.start))];
  return days.some((day) => start <= day && day <= end);
}

function summaryOf(goods: Goods, subscriptions: readonly DateRange[]): OfferSummary {
  if (goods.case === 'slots') return offerSummary(goods.selection, goods.offer, subscriptions);
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
