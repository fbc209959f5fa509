import type { Slot } from '../../../../core/booking/slot.ts';
import type { SlottedOffer } from '../../../../core/catalogue/slotted.ts';
import { percentOf } from '../../../../core/money/money.ts';
import { addDays, dateOf, mondayOf, monthOf, type PlainDate, type WallTime } from '../../../../core/time/wall-time.ts';
import type { SampleEvent, SampleMembership } from '../model.ts';
import { type Bought, type OrderPlan, orderPlans } from '../plans/order-plans.ts';
import { seededRandom } from '../random.ts';
import { sampleSlots } from './demo-bookings.ts';
import { onSale } from './item-orders.ts';

/** What can be ordered. */
interface SampleItems {
  readonly offers: readonly SlottedOffer[];
  readonly events: readonly SampleEvent[];
  readonly memberships: readonly SampleMembership[];
}

/** An order of the sample, with what was bought and what was taken off the price. */
export interface SampleOrder extends Omit<OrderPlan, 'bought'> {
  readonly id: string;
  /** The Paris day of the purchase, some days before the first date of what was bought. */
  readonly day: PlainDate;
  readonly goods: SampleGoods;
  /** What the coupon and the company credit took off the price, in cents. */
  readonly off: { readonly coupon: number; readonly credit: number };
}

/** What is bought; `price` is the sum of everything that is not free, in cents. */
interface SampleGoods {
  readonly providerId: number;
  readonly title: string;
  readonly url: string;
  readonly price: number;
  readonly start: WallTime | null;
  readonly end: WallTime | null;
  readonly offer: SlottedOffer | null;
  readonly slots: readonly (Slot & { readonly isFree: boolean })[];
  readonly item: { readonly ref: string; readonly capacity: number | null } | null;
  readonly membershipId: number | null;
  /** The days of a membership, both included. */
  readonly runs: { readonly from: PlainDate; readonly until: PlainDate } | null;
}

const SEED = 20_260_707;
const DAYS_BEFORE = 6;
/**
 * The first booked event in the list of events on sale, and the distance to the next one; the ambassador has booked
 * others.
 */
const FIRST = 30;
const STEP = 23;

/** Returns orders of the demo users in addition to those of `demoBookings`. Past slots are in earlier months. */
export function sampleOrders(today: PlainDate, items: SampleItems): readonly SampleOrder[] {
  const random = seededRandom(SEED);
  return orderPlans().flatMap(({ bought, ...plan }) => {
    const goods = goodsOf(bought, today, items);
    if (!goods) return [];
    const first = goods.start ? addDays(dateOf(goods.start), -DAYS_BEFORE) : (goods.runs?.from ?? today);
    const coupon = percentOf(goods.price, plan.coupon ?? 0);
    const off = { coupon, credit: plan.isOnCredit ? goods.price - coupon : 0 };
    const day = first < today ? first : addDays(today, -1);
    return [{ ...plan, id: random.uuid(), day, goods, off }];
  });
}

function goodsOf(bought: Bought, today: PlainDate, items: SampleItems): SampleGoods | null {
  if (bought.case === 'slots') return slotGoods(bought, today, items);
  if (bought.case === 'event') return eventGoods(bought, today, items);
  const membership = items.memberships.find(({ option }) => option === bought.option);
  if (!membership) return null;
  const { providerId, title, url, price } = membership;
  const from = addDays(today, -bought.daysAgo);
  return {
    ...{ providerId, url, title, price, start: null, end: null },
    ...{ offer: null, slots: [], item: { ref: `membership-option:${bought.option}`, capacity: null } },
    membershipId: membership.id,
    runs: { from, until: addDays(from, 30 * membership.months) },
  };
}

function slotGoods(
  { offer: url, weeksAgo, sessions }: Extract<Bought, { case: 'slots' }>,
  today: PlainDate,
  { offers }: SampleItems,
): SampleGoods | null {
  const offer = offers.find((one) => one.url === url);
  if (!offer) return null;
  // The slots are neither in this month nor in this week, so that they change no limit and no calendar.
  const month = mondayOf(`${monthOf(today)}-01` as PlainDate);
  const from = addDays(month < mondayOf(today) ? month : mondayOf(today), -7 * weeksAgo);
  const days = Array.from({ length: 7 }, (_, n) => sampleSlots(offer, addDays(from, n), 1));
  const day = days.find((slots) => slots.length > Math.max(...sessions)) ?? [];
  const slots = sessions.flatMap((n) => day[n] ?? []).map((slot, n) => ({ ...slot, isFree: n < offer.freeSlot }));
  const [first] = slots;
  if (!first) return null;
  const { provider, title } = offer;
  const price = offer.price * slots.filter(({ isFree }) => !isFree).length;
  const head = { providerId: provider.id, title, url, price, start: first.start, end: null };
  return { ...head, offer, slots, item: null, membershipId: null, runs: null };
}

function eventGoods(
  { when, nth }: Extract<Bought, { case: 'event' }>,
  today: PlainDate,
  { events }: SampleItems,
): SampleGoods | null {
  const isOver = ({ times, isActive }: SampleEvent) => isActive && times !== null && dateOf(times.end) < today;
  const event = when === 'past' ? events.filter(isOver)[nth] : onSale(today, events)[FIRST + nth * STEP];
  if (!event) return null;
  const { id, providerId, title, url, price, capacity } = event;
  const times = { start: event.times?.start ?? null, end: event.times?.end ?? null };
  const item = { ref: `event:${id}`, capacity };
  const head = { providerId, title, url, price, ...times };
  return { ...head, offer: null, slots: [], item, membershipId: null, runs: null };
}
