import { type Static, Type } from 'typebox';
import type { Intensity, ScheduledSlot } from '../../../../core/catalogue/slotted.ts';
import { addMinutes, type PlainDate, timeOf, type Weekday } from '../../../../core/time/wall-time.ts';
import { exact } from '../../schemas/common.ts';
import { checkedFile } from '../checked-file.ts';
import type { SampleOffer } from '../model.ts';
import file from './offers.json' with { type: 'json' };
import { Capacity, Count, Day, Duration, dayOf, Hour, Id, Price, Weekdays } from './planned.ts';

/** Slots of `minutes` one after the other on these weekdays; the last begins before `to`. */
const Sessions = exact({ weekdays: Weekdays, from: Hour, to: Hour, minutes: Duration, capacity: Capacity });

const { Optional } = Type;

/** An offer, and the rules in which it differs from the ordinary. */
const Offer = exact({
  title: Type.String(),
  sport: Type.String(),
  price: Price,
  sessions: Sessions,
  slotTime: Optional(Duration),
  maxSlot: Optional(Count),
  bookMonth: Optional(Count),
  bookMonthUnique: Optional(Type.Boolean()),
  maxMonthlyBookBasedOn: Optional(Type.Enum(['user', 'org'])),
  consecutive: Optional(Type.Boolean()),
  maxMultiSlots: Optional(Count),
  freeSlot: Optional(Count),
  waitListBooking: Optional(Type.Boolean()),
  startSlotted: Optional(Day),
  endSlotted: Optional(Day),
  daysOff: Optional(Type.Array(exact({ start: Day, end: Day }))),
  coachId: Optional(Id),
  language: Optional(Type.String()),
  intensity: Optional(Type.Unsafe<Intensity>(Type.Integer({ minimum: 0, maximum: 2 }))),
  scheduleForm: Optional(Type.Enum(['english', 'french', 'dates'])),
});

const Offers = exact({
  /** The first two are as C-sample-data has them. */
  studio: Type.Array(Offer),
  /** 'Massage assis' has the defaults (D-booking-defaults), written out. */
  wellness: Type.Array(Offer),
  /** With days off, and with a first or a last day. */
  dated: Type.Array(Offer),
  /** With short slots and chains, and free slots that cover a part, all, or more than is chosen. */
  priced: Type.Array(Offer),
  /** With monthly limits, of a user or an organisation, and with repeats of one slot. */
  limited: Type.Array(Offer),
  /**
   * At odd hours, without any, and with hours that payloads spell in another way (D-schedule). 02:30 occurs twice in
   * the night of one clock change and not at all in that of the other.
   */
  timed: Type.Array(Offer),
  /** With a coach: waiting lists, languages and intensities. */
  coached: Type.Array(Offer),
});

const plans = checkedFile(Offers, 'offers.json', file);

/** An offer that some venue has. */
export type OfferPlan = Pick<SampleOffer, 'title' | 'sport' | 'price' | 'sessions'> & Partial<SampleOffer>;

interface OfferPlans {
  readonly studio: readonly OfferPlan[];
  readonly wellness: readonly OfferPlan[];
  /** Each of some venue. */
  readonly venues: readonly OfferPlan[];
}

/** Returns the slotted offers of the sample around `today`. */
export function offerPlans(today: PlainDate): OfferPlans {
  const { studio, wellness, ...venues } = plans();
  const dated = (offers: readonly Static<typeof Offer>[]) => offers.map((plan) => offerPlan(today, plan));
  return { studio: dated(studio), wellness: dated(wellness), venues: dated(Object.values(venues).flat()) };
}

function offerPlan(
  today: PlainDate,
  { sessions, startSlotted, endSlotted, daysOff, ...rules }: Static<typeof Offer>,
): OfferPlan {
  return {
    ...rules,
    sessions: week(sessions),
    startSlotted: startSlotted === undefined ? null : dayOf(today, startSlotted),
    endSlotted: endSlotted === undefined ? null : dayOf(today, endSlotted),
    daysOff: (daysOff ?? []).map(({ start, end }) => ({ start: dayOf(today, start), end: dayOf(today, end) })),
  };
}

const WEEK: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6];

function week({ weekdays, from, to, minutes, capacity }: Static<typeof Sessions>): SampleOffer['sessions'] {
  const day: ScheduledSlot[] = [];
  for (let start = from; start < to; ) {
    const end = timeOf(addMinutes(`2026-01-01T${start}`, minutes));
    day.push({ start, end, capacity });
    if (end <= start) break;
    start = end;
  }
  return WEEK.map((weekday) => (weekdays.includes(weekday) ? day : []));
}
