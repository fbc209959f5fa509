import { addDays, type PlainDate, type WallTime, wallTime } from '../time/wall-time.ts';
import { PARIS, toWallTime } from '../time/zone.ts';

/** `pending`: waits for its payment. `expired`: not paid in time. `refunded`: paid too late, and the money returned. */
export type OrderState = 'pending' | 'confirmed' | 'cancelled' | 'expired' | 'refunded';

/** `future`: orders still to come. `past`: all other orders, including cancelled ones. */
export type OrderPeriod = 'future' | 'past';

/** When an order takes place, in Paris. */
export type OrderTimes =
  /** From the first start to the last end of its bookings; of a slot on a waiting list, only the start counts. */
  | { readonly case: 'dated'; readonly start: WallTime; readonly end: WallTime }
  /** A membership, valid up to and including this day. */
  | { readonly case: 'until'; readonly day: PlainDate }
  /** Without a date: an open event, or a membership that has not started. */
  | { readonly case: 'open' }
  /** No booking and no waiting place is left. */
  | { readonly case: 'nothing' };

/** The fields by which orders are sorted; `createdAt` is in milliseconds since 1970. */
export interface PlacedOrder {
  readonly id: string;
  readonly state: OrderState;
  readonly createdAt: number;
  readonly times: OrderTimes;
}

/**
 * Returns an order's period at `now` (milliseconds since 1970): `future` if it is pending or confirmed and not over.
 */
export function orderPeriod({ state, times }: Pick<PlacedOrder, 'state' | 'times'>, now: number): OrderPeriod {
  const isActive = state === 'pending' || state === 'confirmed';
  const end = endOf(times);
  return isActive && end !== null && (end === 'never' || end > toWallTime(now, PARIS)) ? 'future' : 'past';
}

/** Returns the orders of a period as listed: `future` by start, undated ones last; `past` latest first. */
export function ordersOf(period: OrderPeriod, orders: readonly PlacedOrder[], now: number): readonly PlacedOrder[] {
  const direction = period === 'future' ? 1 : -1;
  return orders
    .filter((order) => orderPeriod(order, now) === period)
    .map((order) => ({ order, key: keyOf(order, period) }))
    .sort((a, b) => (a.key < b.key ? -direction : Number(a.key > b.key) * direction))
    .map(({ order }) => order);
}

function endOf(times: OrderTimes): WallTime | 'never' | null {
  if (times.case === 'dated') return times.end;
  if (times.case === 'until') return wallTime(addDays(times.day, 1), '00:00');
  return times.case === 'open' ? 'never' : null;
}

/**
 * Returns the text by which an order is sorted. `undated` is greater than every date, so undated orders are last in
 * `future`. A past order without a start is sorted by when it was bought.
 */
function keyOf({ id, createdAt, times }: PlacedOrder, period: OrderPeriod): string {
  const bought = toWallTime(createdAt, PARIS);
  const start = times.case === 'dated' ? times.start : period === 'future' ? 'undated' : bought;
  return `${start} ${bought} ${id}`;
}
