import type { Order } from '../../core/checkout/order.ts';
import { dateOf, type PlainDate } from '../../core/time/wall-time.ts';
import { timesOf } from './model.ts';

/** The calendar leaf of an order's row (D-order-row). */
export type Leaf =
  | { readonly case: 'day' | 'until'; readonly day: PlainDate }
  /** An order without dates. */
  | { readonly case: 'undated' };

/** Returns the first day of an order, or the last day of a membership. */
export function leafOf(order: Order): Leaf {
  const times = timesOf(order);
  if (times.case === 'dated') return { case: 'day', day: dateOf(times.start) };
  return times.case === 'until' ? times : { case: 'undated' };
}

/** Whether all dates of an order are on the day that its leaf shows, so that the lines need only the hours. */
export function isOneDay({ slots, waiting }: Order): boolean {
  return new Set([...slots, ...waiting].map(({ start }) => dateOf(start))).size <= 1;
}
