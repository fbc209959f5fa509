import { locationOf, referenceOf } from '../../../core/booking/order-calendar.ts';
import type { Order } from '../schemas/booking.ts';
import type { OfferedPlace } from './content.ts';
import type { Words } from './words.ts';

/** A name and its values, such as 'When' and each session. */
export interface Fact {
  readonly label: string;
  readonly values: readonly string[];
}

/** What an order is: what, when, where, its price and its reference. */
export function factsOf(order: Order, words: Words, { hasPrice }: { readonly hasPrice: boolean }): readonly Fact[] {
  const { say } = words;
  const { item, slotted, slots, waiting, total, currency } = order;
  const runs =
    item?.runsFrom && item.runsUntil ? { from: words.day(item.runsFrom), until: words.day(item.runsUntil) } : null;
  const isOpen = item !== null && item.start === null && !item.ref.startsWith('membership-option:');
  const dates = item?.start
    ? [words.session(item.start, item.end)]
    : slots.map(({ start, end }) => words.session(start, end));
  return [
    { label: say('what'), values: [slotted?.title ?? item?.title ?? ''] },
    { label: say('when'), values: isOpen ? [say('any time')] : dates },
    { label: say('waited'), values: waiting.map(({ start, end }) => words.session(start, end)) },
    { label: say('validity'), values: runs ? [say('runs', runs)] : [] },
    { label: say('where'), values: [locationOf(order.user)] },
    { label: say('price'), values: hasPrice ? [total > 0 ? words.sum(total, currency) : say('free')] : [] },
    { label: say('reference'), values: [referenceOf(order)] },
  ].filter(({ values }) => values.length > 0);
}

/** What an offered place is: what, when and where. */
export function placeFacts(place: OfferedPlace, words: Words): readonly Fact[] {
  const { say } = words;
  return [
    { label: say('what'), values: [place.title] },
    { label: say('when'), values: [words.session(place.start, place.end)] },
    { label: say('where'), values: [locationOf(place.user)] },
  ];
}
