import type { CalendarLinks } from '../../core/booking/calendar-links.ts';
import type { Order } from '../../core/checkout/order.ts';
import { PARIS, toInstant } from '../../core/time/zone.ts';
import { bookAgainAddress, isPayable, offeredAddress, orderAddress, standingOf } from './model.ts';

export type WaitingPlace = Order['waiting'][number];

/** What can be done with an order. `pay`, `take` and `again` may be a row's main action. */
export type Action =
  | { readonly case: 'pay' | 'again' | 'file' | 'google' | 'outlook'; readonly href: string }
  | { readonly case: 'take'; readonly href: string; readonly place: WaitingPlace }
  | { readonly case: 'leave'; readonly place: WaitingPlace }
  | { readonly case: 'give up' | 'cancel' };

/** What the actions of an order depend on. */
export interface Circumstances {
  readonly siteUrl: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** This browser can go on paying (D-pending-order-place). */
  readonly isBegunHere: boolean;
  /** The address of its .ics file; null without dates. */
  readonly file: string | null;
  /** Of its session; null for none or several. */
  readonly online: CalendarLinks | null;
}

/** The row's main action, if there is one, and the others (D-order-row). */
export function actionsOf(
  order: Order,
  circumstances: Circumstances,
): { readonly main: Action | undefined; readonly others: readonly Action[] } {
  const all = allOf(order, circumstances);
  const main = all.find((action) => ['pay', 'take', 'again'].includes(action.case));
  return { main, others: all.filter((action) => action !== main) };
}

/** What cannot wait, then booking again, then the rest. */
function allOf(order: Order, { siteUrl, now, isBegunHere, file, online }: Circumstances): readonly Action[] {
  const { state, waiting } = order;
  const again = bookAgainAddress(order, siteUrl, now);
  const hasList = state === 'confirmed';
  const isToCome = standingOf(order, now) === 'confirmed';
  const all: readonly (Action | false)[] = [
    isBegunHere && isPayable(order, now) && { case: 'pay', href: orderAddress(order, siteUrl).href },
    ...waiting.map(
      (place) =>
        isOffered(place, now) && ({ case: 'take', place, href: offeredAddress(order, place, siteUrl) } as const),
    ),
    again !== null && { case: 'again', href: again },
    file !== null && isToCome && { case: 'file', href: file },
    online !== null && isToCome && { case: 'google', href: online.google },
    online !== null && isToCome && { case: 'outlook', href: online.outlook },
    ...waiting.map((place) => hasList && toInstant(place.start, PARIS) > now && ({ case: 'leave', place } as const)),
    isCancellable(order, now) && { case: state === 'pending' ? 'give up' : 'cancel' },
  ];
  return all.filter((action) => action !== false);
}

/** Whether the place is offered now. */
export function isOffered({ offeredUntil }: WaitingPlace, now: number): boolean {
  return offeredUntil !== null && offeredUntil > now;
}

/** Whether an order can be given up, or cancelled, now. */
export function isCancellable({ state, cancellableUntil }: Order, now: number): boolean {
  return state === 'pending' || (cancellableUntil !== null && cancellableUntil > now);
}
