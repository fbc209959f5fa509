import { addDays, dateOf, type PlainDate, type WallTime, wallTime } from '../time/wall-time.ts';
import { PARIS, toWallTime } from '../time/zone.ts';

/** `pending` waits for its payment; `expired` got none, `refunded` got it too late. */
export type OrderState = 'pending' | 'confirmed' | 'cancelled' | 'expired' | 'refunded';

/** What is still to come of what somebody bought, and all the rest. */
export type OrderPeriod = 'future' | 'past';

/** When what an order is about takes place, in Paris. */
export type OrderTimes =
  /** From the first start to the last end of what is booked; a session that is waited for is its start alone. */
  | { readonly case: 'dated'; readonly start: WallTime; readonly end: WallTime }
  /** A membership up to its last day. */
  | { readonly case: 'until'; readonly day: PlainDate }
  /** Without a date: an open event, or a membership that has not begun. */
  | { readonly case: 'open' }
  /** Nothing was booked, and nothing is waited for any more. */
  | { readonly case: 'nothing' };

/** An order as far as its place among a person's orders goes; `createdAt` is in milliseconds since 1970. */
export interface PlacedOrder {
  readonly id: string;
  readonly state: OrderState;
  readonly createdAt: number;
  readonly times: OrderTimes;
}

/** Whether an order is still to come at `now` (milliseconds since 1970): it stands, and is not over. */
export function orderPeriod({ state, times }: Pick<PlacedOrder, 'state' | 'times'>, now: number): OrderPeriod {
  const stands = state === 'pending' || state === 'confirmed';
  const end = endOf(times);
  return stands && end !== null && (end === 'never' || end > toWallTime(now, PARIS)) ? 'future' : 'past';
}

/** The orders of a period, in the order in which they are listed: what comes first, undated ones last; what was last. */
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

/** Sorts as text. What is over and has no start has its place where it was bought. */
function keyOf({ id, createdAt, times }: PlacedOrder, period: OrderPeriod): string {
  const bought = toWallTime(createdAt, PARIS);
  const start = times.case === 'dated' ? times.start : period === 'future' ? 'undated' : bought;
  return `${start} ${bought} ${id}`;
}

/** The day to begin at when the same is booked again: the same weekday, a week later or the first one after today. */
export function bookAgainDay(start: WallTime, now: number): PlainDate {
  const today = dateOf(toWallTime(now, PARIS));
  let day = addDays(dateOf(start), 7);
  while (day <= today) day = addDays(day, 7);
  return day;
}
