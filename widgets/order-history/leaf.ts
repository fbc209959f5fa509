import type { Order } from '../../core/checkout/order.ts';
import { dateOf, type PlainDate } from '../../core/time/wall-time.ts';
import { timesOf } from './model.ts';

/** The calendar leaf of an order's row (D-order-row). */
export type Leaf =
  | { readonly case: 'day' | 'until'; readonly day: PlainDate }
  /** An order without dates. */
  | { readonly case: 'undated' };

/** Returns the first day of an order, or the last one of a membership. */
export function leafOf(order: Order): Leaf {
  const times = timesOf(order);
  if (times.case === 'dated') return { case: 'day', day: dateOf(times.start) };
  return times.case === 'until' ? times : { case: 'undated' };
}

/** Whether a leaf names the day of every date of its order, so that their hours suffice. */
export function isOneDay({ slots, waiting }: Order): boolean {
  return new Set([...slots, ...waiting].map(({ start }) => dateOf(start))).size <= 1;
}
