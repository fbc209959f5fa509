import type { CalendarEntry } from '../../core/booking/calendar-file.ts';
import { calendarLinks } from '../../core/booking/calendar-links.ts';
import type { Order } from '../../core/checkout/order.ts';
import { endInstant } from '../../core/time/session.ts';
import type { WallTime } from '../../core/time/wall-time.ts';
import { PARIS, toInstant } from '../../core/time/zone.ts';
import { bookAgainAddress, isPayable, offeredAddress, orderAddress, standingOf } from './model.ts';

export type WaitingPlace = Order['waiting'][number];

/** What can be done with an order. `pay`, `take` and `again` may be a row's main action. */
export type Action =
  | { readonly case: 'pay' | 'again' | 'file'; readonly href: string }
  /** `start` is the start of the session if the order has several, else null. */
  | { readonly case: 'google' | 'outlook'; readonly href: string; readonly start: WallTime | null }
  | { readonly case: 'take'; readonly href: string; readonly place: WaitingPlace }
  | { readonly case: 'leave'; readonly place: WaitingPlace }
  | { readonly case: 'give up' | 'cancel' };

/** What the actions of an order depend on. */
export interface Circumstances {
  readonly siteUrl: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Whether the payment can be resumed in this browser (D-pending-order-place). */
  readonly isBegunHere: boolean;
  /** The address of its .ics file; null without dates. */
  readonly file: string | null;
  /** The entries of its calendar file. */
  readonly entries: readonly CalendarEntry[];
}

/** Returns the row's main action, if there is one, and the others (D-order-row). */
export function actionsOf(
  order: Order,
  circumstances: Circumstances,
): { readonly main: Action | undefined; readonly others: readonly Action[] } {
  const all = allOf(order, circumstances);
  const main = all.find((action) => ['pay', 'take', 'again'].includes(action.case));
  return { main, others: all.filter((action) => action !== main) };
}

/** Returns the actions in this order: what cannot wait, then booking again, then the rest. */
function allOf(order: Order, { siteUrl, now, isBegunHere, file, entries }: Circumstances): readonly Action[] {
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
    ...(isToCome ? onlineCalendars(entries, now) : []),
    ...waiting.map((place) => hasList && toInstant(place.start, PARIS) > now && ({ case: 'leave', place } as const)),
    isCancellable(order, now) && { case: state === 'pending' ? 'give up' : 'cancel' },
  ];
  return all.filter((action) => action !== false);
}

/** Returns, for each session that is not over, the links that add it to an online calendar. */
function onlineCalendars(entries: readonly CalendarEntry[], now: number): readonly Action[] {
  const left = entries.filter(({ start, end }) => endInstant(start, end) > now);
  return left.flatMap((entry) => {
    const { google, outlook } = calendarLinks(entry);
    const start = entries.length > 1 ? entry.start : null;
    return [
      { case: 'google', href: google, start },
      { case: 'outlook', href: outlook, start },
    ] as const;
  });
}

/** Returns the start of the slot that an action is about; null if it is about the whole order. */
export function startOf(action: Action): WallTime | null {
  if ('place' in action) return action.place.start;
  return 'start' in action ? action.start : null;
}

/** Whether the place is offered now. */
export function isOffered({ offeredUntil }: WaitingPlace, now: number): boolean {
  return offeredUntil !== null && offeredUntil > now;
}

/** Whether an order can be given up, or cancelled, now. */
export function isCancellable({ state, cancellableUntil }: Order, now: number): boolean {
  return state === 'pending' || (cancellableUntil !== null && cancellableUntil > now);
}
