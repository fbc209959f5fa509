import { type Static, Type } from 'typebox';
import { Amount, DateObject, Day, exact, Organization, orNull, Picture, Sport, Wall } from './common.ts';

/** The keys of a schedule, Monday first (D-schedule). */
export const WEEKDAYS = {
  english: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
  french: ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'],
} as const;

/** `HH:mm`, or a date object of which only the time of day counts. */
const Time = Type.Union([Type.String({ pattern: '^\\d{2}:\\d{2}$' }), DateObject]);

const Session = exact({ start: Time, end: Time, capacity: Type.Integer({ minimum: 1 }) });

/** Returns the schema of a week: sessions by weekday, then by their number within the day. */
const week = (names: readonly string[]) =>
  exact(Object.fromEntries(names.map((name) => [name, Type.Record(Type.String(), Session)])));

export const SlottedSchema = exact(
  {
    id: Type.Integer(),
    title: Type.String(),
    url: Type.String(),
    price: Amount,
    currency: Type.String(),
    user: exact({
      id: Type.Integer(),
      fullName: Type.String(),
      slug: Type.String(),
      url: Type.String(),
      city: Type.String(),
      postalCode: Type.String(),
      picture: Picture,
    }),
    sport: orNull(Sport),
    picture: Picture,
    slotTime: Type.Integer(),
    freeSlot: Type.Integer(),
    maxSlot: Type.Integer(),
    bookMonth: Type.Integer(),
    bookMonthUnique: Type.Union([Type.Literal(0), Type.Literal(1)]),
    consecutive: Type.Boolean(),
    maxMultiSlots: Type.Integer(),
    maxMonthlyBookBasedOn: Type.Union([Type.Literal('user'), Type.Literal('org')]),
    waitListBooking: Type.Boolean(),
    startSlotted: orNull(Day),
    endSlotted: orNull(Day),
    daysOff: Type.Array(exact({ startDate: Day, endDate: Day })),
    coach: orNull(
      exact({ firstName: Type.String(), lastName: Type.String(), slug: Type.String(), fullName: Type.String() }),
    ),
    language: orNull(Type.String()),
    intensity: orNull(Type.Union([Type.Literal(0), Type.Literal(1), Type.Literal(2)])),
    organization: Organization,
    schedule: Type.Union([week(WEEKDAYS.english), week(WEEKDAYS.french)]),
    /** Days with sessions of their own, in place of those of the week (D-special-days). */
    specialDays: Type.Array(exact({ date: Day, sessions: Type.Array(Session) })),
  },
  'Offer',
);

export type Slotted = Static<typeof SlottedSchema>;

/** How many places of a slot are taken, without saying by whom. */
export const BookedSchema = exact(
  {
    startDate: Wall,
    slotted: exact({ id: Type.Integer() }),
    taken: Type.Integer({ minimum: 1 }),
    capacity: Type.Integer({ minimum: 1 }),
  },
  'Booked',
);

export type Booked = Static<typeof BookedSchema>;

/** How many places of an open event are taken; `startDate` is null, because its bookings have no start. */
export const OpenBookedSchema = exact(
  {
    startDate: Type.Null(),
    slotted: exact({ id: Type.Integer() }),
    taken: Type.Integer({ minimum: 1 }),
    /** Null for no limit. */
    capacity: orNull(Type.Integer({ minimum: 1 })),
  },
  'OpenBooked',
);

/** A booking, with the data that the monthly limit needs. */
export const BookingSchema = exact({ startDate: Wall, slotted: exact({ id: Type.Integer() }) }, 'Booking');
