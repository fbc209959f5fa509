import { slotsOf } from '../../../../core/booking/day-slots.ts';
import type { Slot } from '../../../../core/booking/slot.ts';
import type { SlottedOffer } from '../../../../core/catalogue/slotted.ts';
import { addDays, monthOf, type PlainDate, timeOf } from '../../../../core/time/wall-time.ts';
import { COMPANY, DEMO_CUSTOMER } from '../ids.ts';
import type { SamplePerson } from '../model.ts';

/** A place that a person of the sample has booked. */
export interface Attendance {
  readonly personId: number;
  readonly offer: SlottedOffer;
  readonly slot: Slot;
}

/**
 * Returns the bookings with which demo users reach limits: the customer has two yoga classes, all repeats of a paddle
 * session, and the check-ups of this month and the next; colleagues of the company's user have used up the futsal
 * bookings of both months.
 */
export function demoBookings(
  today: PlainDate,
  offers: readonly SlottedOffer[],
  customers: readonly SamplePerson[],
): readonly Attendance[] {
  const colleagues = customers.filter(({ organizationId }) => organizationId === COMPANY.id).map(({ id }) => id);
  const at = (url: string, days: number, time: string, times = 1) =>
    offers
      .filter((offer) => offer.url === url)
      .flatMap((offer) => sampleSlots(offer, addDays(today, days), 1).map((slot) => ({ offer, slot })))
      .filter(({ slot }) => timeOf(slot.start) === time)
      .flatMap((one) => Array.from({ length: times }, () => ({ ...one, personId: DEMO_CUSTOMER })));
  const monthsOf = (url: string, people: readonly number[]) =>
    offers
      .filter((offer) => offer.url === url)
      .flatMap((offer) => fullMonths(offer, today).map((slot) => ({ offer, slot })))
      .map((one, n) => ({ ...one, personId: people[n % people.length] ?? DEMO_CUSTOMER }));
  return [
    ...at('yoga-doux', 1, '10:00'),
    ...at('yoga-doux', 3, '18:00'),
    ...at('location-de-paddle', 2, '11:00', 3),
    ...monthsOf('bilan-de-forme', [DEMO_CUSTOMER]),
    ...monthsOf('futsal-inter-entreprises', colleagues),
  ];
}

/** Returns the slots of `days` days from `from` on. */
export function sampleSlots(offer: SlottedOffer, from: PlainDate, days: number): readonly Slot[] {
  return Array.from({ length: days }, (_, day) => slotsOf(offer, addDays(from, day))).flat();
}

/** Returns the first `bookMonth` slots of this month and of the next. */
function fullMonths(offer: SlottedOffer, today: PlainDate): readonly Slot[] {
  const first = `${monthOf(today)}-01` as PlainDate;
  const next = `${monthOf(addDays(first, 31))}-01` as PlainDate;
  return [first, next].flatMap((month) => sampleSlots(offer, month, 28).slice(0, offer.bookMonth));
}
