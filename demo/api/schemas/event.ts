import { type Static, Type } from 'typebox';
import { Amount, DateObject, Day, exact, orNull, Sport } from './common.ts';
import { PageQuery } from './paging.ts';
import { WEEKDAYS } from './slotted.ts';

const Time = Type.String({ pattern: '^\\d{2}:\\d{2}$' });

const Opening = exact({ start: Time, end: Time }, 'Opening');

/** Hours. */
const Duration = Type.Number({ minimum: 0 });

/** An occurrence of a cyclic event; an occurrence that is not `scheduled` is announced and cannot be booked. */
const Occurrence = exact({ scheduled: Type.Boolean(), date: DateObject, url: Type.String() }, 'Occurrence');

const members = {
  id: Type.Integer(),
  title: Type.String(),
  url: Type.String(),
  type: Type.Enum(['open', 'single', 'cyclic', 'slotted']),
  picture: exact({ medium: orNull(Type.String()), mini: orNull(Type.String()) }),
  sport: orNull(Sport),
  sportSlug: orNull(Type.String()),
  isTeaser: Type.Boolean(),
  isCashBack: Type.Boolean(),
  isInformation: Type.Boolean(),
  isRecurrent: Type.Boolean(),
  isactive: Type.Boolean(),
  /** Whether it is a slotted event with slots that the caller's running subscription makes free. */
  hasMembership: Type.Boolean(),
  price: Amount,
  initialPrice: orNull(Amount),
  /** Per cent; 0 for none. */
  discount: Type.Integer({ minimum: 0, maximum: 100 }),
  currency: Type.String(),
  priceId: Type.Integer(),
  /** Null for open and slotted events. */
  date: orNull(DateObject),
  duration: orNull(Duration),
  /** The next slot of a slotted event, or the next opening of an open event. */
  dateFirstSlot: orNull(DateObject),
  /** The first slot of a slotted event with a place left. */
  nextSlot: orNull(DateObject),
  /** Whether the event can be booked; false for a slotted event whose offer takes no bookings (D-nothing-to-choose). */
  takesBookings: Type.Boolean(),
  startSlotted: orNull(Day),
  endSlotted: orNull(Day),
  /** The opening hours of an open event. */
  schedule: exact(Object.fromEntries(WEEKDAYS.english.map((name) => [name, Type.Record(Type.String(), Opening)]))),
  /** The weekday of a cyclic event. */
  weekday: orNull(Type.Enum([...WEEKDAYS.english])),
  occurence: orNull(Occurrence),
  /** The occurrences to come in the series of a cyclic event, including this one. */
  occurences: Type.Array(Occurrence, { maxItems: 6 }),
  enseigne: exact({ name: Type.String(), url: Type.String(), city: Type.String() }),
  /**
   * The number of places left; 0 if every slot of a slotted event is taken. Null for other slotted events, for events
   * without a limit, and for events that cannot be bought.
   */
  placesLeft: orNull(Type.Integer({ minimum: 0 })),
  user: exact({ id: Type.Integer() }),
};

export const EventSchema = exact(members, 'Event');

export type Event = Static<typeof EventSchema>;

/** What the page of an event shows in addition to its card: the description by its venue, in HTML. */
export const EventPageSchema = exact({ ...members, description: Type.String() }, 'EventPage');

/** How many characters a list of filters has at most. */
export const MOST_FILTERS = 1000;

/** Names and values of filters in turn, such as `city/paris/sport/yoga` (D-calls-events). */
export const EventListParams = Type.Object({ '*': Type.String({ maxLength: MOST_FILTERS }) });

const Slugs = orNull(Type.Array(Type.String()));

/** For each filter, the values that find an event together with the other filters; null if no other filter is set. */
export const EventOptionsSchema = exact({ city: Slugs, category: Slugs, sport: Slugs }, 'EventOptions');

export const EventListQuery = Type.Object(PageQuery);
