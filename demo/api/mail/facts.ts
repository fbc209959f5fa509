import { locationOf, referenceOf, visitsOf } from '../../../core/booking/order-calendar.ts';
import { refundSum } from '../../../core/checkout/refund.ts';
import { discountsBack } from '../../../core/pricing/discounts-back.ts';
import type { OfferedPlace } from '../ports/mail-content.ts';
import type { Order } from '../schemas/booking.ts';
import { calendarOrder, type ToldOrder } from './calendar-order.ts';
import type { Words } from './words.ts';

/** A name and its values, such as 'When' and each session. */
export interface Fact {
  readonly label: string;
  readonly values: readonly string[];
}

/** The facts of an order that depend on the mail. */
interface Standing {
  /** The waiting lists that the order is on, or was on. */
  readonly lists: readonly Fact[];
  /** The price of the order, or what is given back. */
  readonly sum: Fact | null;
}

/** Returns the facts of an order: what, when, where, the given `lists` and `sum`, and the reference. */
export function factsOf(told: ToldOrder, words: Words, { lists, sum }: Standing): readonly Fact[] {
  const { say } = words;
  const { order } = told;
  const { item, slotted } = order;
  const runs =
    item?.runsFrom && item.runsUntil ? { from: words.day(item.runsFrom), until: words.day(item.runsUntil) } : null;
  const isOpen = item !== null && item.start === null && !item.ref.startsWith('membership-option:');
  return [
    { label: say('what'), values: [slotted?.title ?? item?.title ?? ''] },
    isOpen
      ? { label: say('when'), values: [say('any time')] }
      : { label: say('when zoned'), values: visitsIn(told, words) },
    ...lists,
    { label: say('validity'), values: runs ? [say('runs', runs)] : [] },
    { label: say('where'), values: [locationOf(order.user)] },
    ...(sum ? [sum] : []),
    { label: say('reference'), values: [referenceOf(order)] },
  ].filter(({ values }) => values.length > 0);
}

/** Returns a line for each visit of an order (D-calendar-entries). */
export function visitsIn(told: ToldOrder, words: Words): readonly string[] {
  return visitsOf(calendarOrder(told)).map(({ start, end, places }) => {
    const session = words.session(start, end);
    return places > 1 ? `${session} ${words.say('places', { places: String(places) })}` : session;
  });
}

/** Returns the waiting lists that an order is on. */
export function listsOf({ waiting }: Order, words: Words): readonly Fact[] {
  return [{ label: words.say('waited zoned'), values: waitedIn(waiting, words) }];
}

/**
 * Returns, for an order that is over, the waiting lists that it has left, and the places that are still offered to its
 * buyer at `now`.
 */
export function endedLists({ waiting }: Order, words: Words, now: number): readonly Fact[] {
  const { say } = words;
  const keptUntil = ({ offeredUntil }: Order['waiting'][number]) => (offeredUntil ? Date.parse(offeredUntil) : 0);
  const kept = waiting.filter((place) => keptUntil(place) > now);
  const left = waiting.filter((place) => !kept.includes(place));
  const offers = kept.map((place) => {
    const session = words.session(place.start, place.end);
    return say('still offered', { session, until: words.instant(keptUntil(place)) });
  });
  return [
    { label: say('left zoned'), values: waitedIn(left, words) },
    { label: say('offered zoned'), values: offers },
  ];
}

function waitedIn(waiting: Order['waiting'], words: Words): readonly string[] {
  return waiting.map(({ start, end }) => words.session(start, end));
}

/** Returns the price of an order. */
export function priceFact({ total, currency }: Order, { say, sum }: Words): Fact {
  return { label: say('price'), values: [total > 0 ? sum(total, currency) : say('free')] };
}

/** Returns what is given back when an order ends: money, credit and coupon; null if nothing is. */
export function givenBackFact(order: Order, { say, sum }: Words): Fact | null {
  const { currency, discounts } = order;
  const back = order.total > 0 ? refundSum(order) : 0;
  const { credit, hasCoupon } = discountsBack(discounts);
  const values = [
    ...(back > 0 ? [sum(back, currency)] : []),
    ...(credit > 0 ? [say('given back credit', { sum: sum(credit, currency) })] : []),
    ...(hasCoupon ? [say('given back coupon')] : []),
  ];
  return values.length === 0 ? null : { label: say('given back'), values };
}

/** Returns the facts of a place on a waiting list: what, when and where. */
export function placeFacts(place: OfferedPlace, words: Words): readonly Fact[] {
  const { say } = words;
  return [
    { label: say('what'), values: [place.title] },
    { label: say(place.movedFrom ? 'now zoned' : 'when zoned'), values: [words.session(place.start, place.end)] },
    ...(place.movedFrom ? [{ label: say('was zoned'), values: [words.session(place.movedFrom, null)] }] : []),
    { label: say('where'), values: [locationOf(place.user)] },
  ];
}
