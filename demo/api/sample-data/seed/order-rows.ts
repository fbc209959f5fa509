import { wallTime } from '../../../../core/time/wall-time.ts';
import { PARIS, toInstant } from '../../../../core/time/zone.ts';
import type { SampleOrder } from '../bookings/demo-orders.ts';
import type { SamplePerson } from '../model.ts';
import { PURCHASE, paidBy } from './columns.ts';

/** The columns of an order with its payment and its gift. */
export const ORDER = {
  ...PURCHASE,
  ...{ slotted_id: 'integer', item: 'text', starts_at: 'timestamp', ends_at: 'timestamp' },
  ...{ payment_ended: 'boolean', refund: 'text', refunded_cents: 'integer' },
  ...{ gift_first_name: 'text', gift_last_name: 'text', gift_email: 'text' },
} as const;

export const PAYMENT = {
  id: 'uuid',
  reference: 'text',
  amount_cents: 'integer',
  currency: 'text',
  state: 'text',
  card: 'text',
} as const;

export const SUBSCRIPTION = {
  person_id: 'integer',
  membership_id: 'integer',
  title: 'text',
  starts_on: 'date',
  expires_on: 'date',
  purchase_id: 'uuid',
} as const;

/** Whether an order still has its places. */
export function stands({ state }: SampleOrder): boolean {
  return state === 'confirmed';
}

/** Returns noon of the day of the purchase, in milliseconds since 1970. */
export function boughtAt({ day }: SampleOrder): number {
  return toInstant(wallTime(day, '12:00'), PARIS);
}

/** Returns the amount paid or due, in cents. */
export function totalOf({ goods, off }: SampleOrder): number {
  return goods.price - off.coupon - off.credit;
}

/** Returns the places of an order's slots or of its event; a membership has none. */
export function placesOf(order: SampleOrder) {
  const { slots, offer, item, runs, start, end } = order.goods;
  const taken = stands(order) ? 1 : 0;
  if (runs) return [];
  if (item) {
    const place = { id: item.ref, slotted_id: null, starts_at: start, capacity: item.capacity };
    return [{ ...place, taken, ends_at: end, is_free: false }];
  }
  return slots.map((slot) => {
    const place = { id: slot.id, slotted_id: offer?.id ?? null, starts_at: slot.start, capacity: slot.capacity };
    return { ...place, taken, ends_at: slot.end, is_free: slot.isFree };
  });
}

/**
 * Returns the row of an order. All orders except expired ones were paid; cancelled orders and orders that were paid too
 * late have been refunded.
 */
export function purchaseRow(order: SampleOrder, people: readonly SamplePerson[]) {
  const { id, personId, state, goods, gift } = order;
  const person = people.find((one) => one.id === personId);
  const isPaid = totalOf(order) > 0;
  const isRefunded = isPaid && (state === 'cancelled' || state === 'refunded');
  return {
    ...{ id, person_id: personId, slotted_id: goods.offer?.id ?? null, item: goods.item?.ref ?? null },
    ...{ provider_id: goods.providerId, title: goods.title, url: goods.url, state },
    // The dates of slots are in the rows of their places.
    ...{ starts_at: goods.item && goods.start, ends_at: goods.item && goods.end },
    ...{ subtotal_cents: goods.price, total_cents: totalOf(order), currency: 'EUR' },
    ...paidBy(id, totalOf(order)),
    payment_ended: isPaid && state === 'expired',
    ...{ refund: isRefunded ? 'done' : null, refunded_cents: isRefunded ? totalOf(order) : 0 },
    ...{ first_name: person?.firstName, last_name: person?.lastName, email: person?.email },
    ...{ gift_first_name: gift?.firstName, gift_last_name: gift?.lastName, gift_email: gift?.email },
    created_at: boughtAt(order),
  };
}

export function paymentRow(order: SampleOrder) {
  const payments = { confirmed: 'captured', cancelled: 'refunded', expired: 'cancelled', refunded: 'refunded' };
  const { id, state } = order;
  const amount_cents = totalOf(order);
  return { id, reference: id, amount_cents, currency: 'EUR', state: payments[state], card: 'success' };
}

export function subscriptionRows(order: SampleOrder) {
  const { runs, title, membershipId } = order.goods;
  if (!runs) return [];
  const row = { person_id: order.personId, membership_id: membershipId, title };
  return [{ ...row, starts_on: runs.from, expires_on: runs.until, purchase_id: order.id }];
}
