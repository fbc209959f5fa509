import { type Static, Type } from 'typebox';
import type { Intensity, ScheduledSlot } from '../../../../core/catalogue/slotted.ts';
import { addMinutes, type PlainDate, timeOf, type Weekday } from '../../../../core/time/wall-time.ts';
import { exact } from '../../schemas/common.ts';
import { checkedFile } from '../checked-file.ts';
import type { SampleOffer } from '../model.ts';
import file from './offers.json' with { type: 'json' };
import { Capacity, Count, Day, Duration, dayOf, Hour, Id, Price, Weekdays } from './planned.ts';

/** Consecutive slots of `minutes` minutes on these weekdays; the last slot begins before `to`. */
const Sessions = exact({ weekdays: Weekdays, from: Hour, to: Hour, minutes: Duration, capacity: Capacity });

const { Optional } = Type;

/** An offer, with the rules that differ from the defaults. */
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
  /** The offers of the studio; the first two are described in C-sample-data. */
  studio: Type.Array(Offer),
  /** The offers of the wellness provider; 'Massage assis' spells out the defaults (D-booking-defaults). */
  wellness: Type.Array(Offer),
  /** Offers with days off, and with a first or a last day. */
  dated: Type.Array(Offer),
  /**
   * Offers with short slots and chains, and with free slots that cover a part of the chosen slots, all of them, or
   * more.
   */
  priced: Type.Array(Offer),
  /** Offers with monthly limits, of a user or an organisation, and with repeats of one slot. */
  limited: Type.Array(Offer),
  /**
   * Offers at unusual hours, without hours, and with hours in the other forms of payloads (D-schedule). 02:30 occurs
   * twice in the night of the autumn clock change and not at all in the night of the spring clock change.
   */
  timed: Type.Array(Offer),
  /** Offers with a coach: waiting lists, languages and intensities. */
  coached: Type.Array(Offer),
});

const plans = checkedFile(Offers, 'offers.json', file);

/** A planned offer. */
export type OfferPlan = Pick<SampleOffer, 'title' | 'sport' | 'price' | 'sessions'> & Partial<SampleOffer>;

interface OfferPlans {
  readonly studio: readonly OfferPlan[];
  readonly wellness: readonly OfferPlan[];
  /** Offers that go to different venues. */
  readonly venues: readonly OfferPlan[];
}

/** Returns the planned slotted offers around `today`. */
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
