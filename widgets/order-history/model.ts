import { bookAgainDay } from '../../core/booking/book-again.ts';
import { type OrderState, type OrderTimes, orderPeriod } from '../../core/booking/order-period.ts';
import { isMembership } from '../../core/checkout/bought.ts';
import type { Order } from '../../core/checkout/order.ts';
import type { Cents } from '../../core/money/money.ts';
import { dateOf, type WallTime } from '../../core/time/wall-time.ts';
import { PARIS, toInstant } from '../../core/time/zone.ts';
import { listAddress, setParams, siteAddress } from '../shared/page/site-address.ts';

/** Returns when an order takes place; a waiting place has a start but no end. */
export function timesOf({ slots, waiting, item, slotted }: Order): OrderTimes {
  if (item?.start) return { case: 'dated', start: item.start, end: item.end ?? item.start };
  if (item?.runsUntil) return { case: 'until', day: item.runsUntil };
  const starts = [...slots, ...waiting].map(({ start }) => start).sort();
  const ends = [...slots.map(({ end }) => end), ...waiting.map(({ start }) => start)].sort();
  const [start, end] = [starts[0], ends.at(-1)];
  if (start && end) return { case: 'dated', start, end };
  return slotted ? { case: 'nothing' } : { case: 'open' };
}

/**
 * An order's state as shown. A confirmed order may be `waiting` or `over`; a pending order is `unpaid` when its time to
 * pay has run out.
 */
export type Standing = OrderState | 'waiting' | 'over' | 'unpaid';

export function standingOf(order: Order, now: number): Standing {
  if (order.state === 'pending') return isPayable(order, now) ? 'pending' : 'unpaid';
  if (order.state !== 'confirmed') return order.state;
  if (orderPeriod({ state: order.state, times: timesOf(order) }, now) === 'past') return 'over';
  return order.slots.length === 0 && order.waiting.length > 0 ? 'waiting' : 'confirmed';
}

/** Whether an order is unpaid and there is still time to pay it. */
export function isPayable({ state, payBy }: Order, now: number): boolean {
  return state === 'pending' && payBy !== null && payBy > now;
}

/** A line of an order's amounts; a discount is below 0. */
export interface SumLine {
  readonly kind: 'subtotal' | Order['discounts'][number]['kind'];
  readonly amount: Cents;
}

/** Returns the lines from the full price to the total; an empty list if there is no discount. */
export function sumLines({ subtotal, discounts }: Order): readonly SumLine[] {
  if (discounts.length === 0) return [];
  // The API's subtotal does not include what is free.
  const free = discounts.filter(({ kind }) => kind === 'free-slot' || kind === 'subscription');
  const whole = free.reduce((sum, { amount }) => sum + amount, subtotal);
  return [{ kind: 'subtotal', amount: whole }, ...discounts.map(({ kind, amount }) => ({ kind, amount: -amount }))];
}

/** Returns the address of the page of the offer that was bought. */
export function orderAddress({ slotted, item }: Order, siteUrl: string): URL {
  if (slotted) return siteAddress('slotted', slotted.url ?? String(slotted.id), siteUrl);
  if (!item || isMembership(item.ref)) return listAddress('memberships/', siteUrl);
  return siteAddress(item.ref.startsWith('animation:') ? 'animation' : 'event', item.url, siteUrl);
}

/** Returns the address at which an offered place is booked: the offer's page at that day. */
export function offeredAddress(order: Order, { start }: Order['waiting'][number], siteUrl: string): string {
  const address = orderAddress(order, siteUrl);
  setParams(address, siteUrl, { date: dateOf(start) });
  return address.href;
}

/**
 * Returns the address at which the same offer is booked again; null if it cannot be, or if the order is still unpaid or
 * of an item that is still booked.
 */
export function bookAgainAddress(order: Order, siteUrl: string, now: number): string | null {
  const { slotted, item, state } = order;
  if (state === 'pending') return null;
  const address = orderAddress(order, siteUrl);
  const first = order.slots[0] ?? order.waiting[0];
  if (slotted) {
    if (first) setParams(address, siteUrl, { date: bookAgainDay(first.start, now) });
    return address.href;
  }
  if (!item) return null;
  if (isMembership(item.ref)) return address.href;
  return state !== 'confirmed' && !isOver(item.end ?? item.start, now) ? address.href : null;
}

function isOver(end: WallTime | null, now: number): boolean {
  return end !== null && toInstant(end, PARIS) < now;
}
