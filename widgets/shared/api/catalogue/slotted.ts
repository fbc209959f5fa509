import * as v from 'valibot';
import type { BookedSlot } from '../../../../core/booking/bookings.ts';
import { type SlotId, slotId } from '../../../../core/booking/slot.ts';
import {
  BOOKING_DEFAULTS,
  type Coach,
  type ScheduledSlot,
  type SlottedOffer,
} from '../../../../core/catalogue/slotted.ts';
import type { TimeOfDay } from '../../../../core/time/wall-time.ts';
import type { Client, GetOptions } from '../client.ts';
import {
  countField,
  currencyField,
  dateField,
  decoderOf,
  flagField,
  listField,
  moneyField,
  timeField,
  wallTimeField,
  weekField,
} from '../decode.ts';

/** Some back ends end a day at 24:00. */
const midnight = v.pipe(
  v.literal('24:00'),
  v.transform((): TimeOfDay => '00:00'),
);

const scheduledSlot = v.object({
  start: timeField,
  end: v.union([midnight, timeField]),
  capacity: v.nullish(countField, BOOKING_DEFAULTS.capacity),
});

/** A coach without a name gets the slug as a name; `/coach/list/` returns the names. */
const coach = v.pipe(
  v.object({ slug: v.string(), fullName: v.nullish(v.string()) }),
  v.transform(({ slug, fullName }): Coach => ({ slug, fullName: fullName || slug })),
);

const dayOff = v.pipe(
  v.object({ startDate: dateField, endDate: dateField }),
  v.transform(({ startDate, endDate }) => ({ start: startDate, end: endDate })),
);

const specialDay = v.object({ date: dateField, sessions: listField(scheduledSlot, 'slots') });

const slotted = v.pipe(
  v.object({
    id: v.number(),
    title: v.string(),
    url: v.nullish(v.string()),
    price: moneyField,
    currency: v.nullish(currencyField, 'EUR'),
    user: v.object({ id: v.number(), fullName: v.string(), slug: v.nullish(v.string()), url: v.nullish(v.string()) }),
    sport: v.nullish(v.object({ slug: v.string(), name: v.string() })),
    slotTime: v.pipe(v.number(), v.integer(), v.minValue(1)),
    freeSlot: v.nullish(countField),
    maxSlot: v.nullish(countField),
    bookMonth: v.nullish(countField),
    bookMonthUnique: v.nullish(flagField),
    consecutive: v.nullish(flagField),
    maxMultiSlots: v.nullish(countField),
    maxMonthlyBookBasedOn: v.nullish(v.picklist(['user', 'org'])),
    waitListBooking: v.nullish(flagField),
    startSlotted: v.nullish(dateField),
    endSlotted: v.nullish(dateField),
    daysOff: v.nullish(listField(dayOff, 'days off'), []),
    coach: v.nullish(coach),
    language: v.nullish(v.string()),
    intensity: v.nullish(v.picklist([0, 1, 2])),
    schedule: weekField(scheduledSlot, 'slots'),
    specialDays: v.nullish(listField(specialDay, 'special days'), []),
  }),
  v.transform(
    (offer): SlottedOffer => ({
      id: offer.id,
      title: offer.title,
      url: offer.url ?? String(offer.id),
      provider: {
        id: offer.user.id,
        fullName: offer.user.fullName,
        url: offer.user.url ?? offer.user.slug ?? String(offer.user.id),
      },
      sport: offer.sport ?? null,
      price: offer.price,
      currency: offer.currency,
      slotTime: offer.slotTime,
      freeSlot: offer.freeSlot ?? BOOKING_DEFAULTS.freeSlot,
      maxSlot: offer.maxSlot ?? BOOKING_DEFAULTS.maxSlot,
      bookMonth: offer.bookMonth ?? BOOKING_DEFAULTS.bookMonth,
      bookMonthUnique: offer.bookMonthUnique ?? BOOKING_DEFAULTS.bookMonthUnique,
      consecutive: offer.consecutive ?? BOOKING_DEFAULTS.consecutive,
      maxMultiSlots: offer.maxMultiSlots ?? BOOKING_DEFAULTS.maxMultiSlots,
      maxMonthlyBookBasedOn: offer.maxMonthlyBookBasedOn ?? 'user',
      waitListBooking: offer.waitListBooking ?? false,
      startSlotted: offer.startSlotted ?? null,
      endSlotted: offer.endSlotted ?? null,
      daysOff: offer.daysOff,
      coach: offer.coach ?? null,
      language: offer.language ?? null,
      intensity: offer.intensity ?? null,
      schedule: offer.schedule.map(inOrder),
      specialDays: offer.specialDays.map(({ date, sessions }) => ({ date, sessions: inOrder(sessions) })),
    }),
  ),
);

const booked = v.pipe(
  v.object({ startDate: wallTimeField, slotted: v.object({ id: v.number() }) }),
  v.transform(({ startDate, slotted: { id } }): BookedSlot => ({ offerId: id, start: startDate })),
);

const taken = v.object({ startDate: wallTimeField, slotted: v.object({ id: v.number() }), taken: countField });

/** Returns the number of taken places, by slot. */
export const decodeTaken = decoderOf(
  v.pipe(
    listField(taken, 'booked slots'),
    v.transform((items) => new Map(items.map((item) => [slotId(item.slotted.id, item.startDate), item.taken]))),
  ),
);

const decodeBookings = decoderOf(listField(booked, 'bookings'));

/** Returns the sessions of a day that have places, by start. */
function inOrder(day: readonly ScheduledSlot[]): readonly ScheduledSlot[] {
  return day.filter((slot) => slot.capacity > 0).sort((a, b) => (a.start < b.start ? -1 : Number(a.start > b.start)));
}

/** Calls GET /v1/slotted/id/{id} or, by url, /v1/slotted/{url}. */
export function fetchSlotted(client: Client, event: string, options?: GetOptions): Promise<SlottedOffer> {
  const folder = /^\d+$/.test(event) ? 'v1/slotted/id/' : 'v1/slotted/';
  return client.get((folder + encodeURIComponent(event)) as `${typeof folder}${string}`, decoderOf(slotted), options);
}

/** Calls GET /v1/slotted/booked/{id}: the number of taken places, by slot. */
export function fetchTaken(client: Client, event: string, options?: GetOptions): Promise<ReadonlyMap<SlotId, number>> {
  return client.get(`v1/slotted/booked/${encodeURIComponent(event)}`, decodeTaken, options);
}

/** Calls GET /v1/slotted/user/{userId}: a provider's slotted offers; invalid ones are left out. */
export function fetchSlottedOfUser(
  client: Client,
  user: string,
  options?: GetOptions,
): Promise<readonly SlottedOffer[]> {
  const decode = decoderOf(listField(slotted, 'offers'));
  return client.get(`v1/slotted/user/${encodeURIComponent(user)}`, decode, options);
}

/** Calls GET /v1/slotted/booked/provider/{userId}: the number of taken places in a provider's offers, by slot. */
export function fetchTakenOfUser(
  client: Client,
  user: string,
  options?: GetOptions,
): Promise<ReadonlyMap<SlotId, number>> {
  return client.get(`v1/slotted/booked/provider/${encodeURIComponent(user)}`, decodeTaken, options);
}

/** Calls GET /v1/slotted/month/booking/user: the person's bookings from the current month on. */
export function fetchOwnBookings(client: Client, options?: GetOptions): Promise<readonly BookedSlot[]> {
  return client.get('v1/slotted/month/booking/user', decodeBookings, { ...options, isPersonal: true });
}

/** Calls GET /v1/slotted/org/: the bookings of the person's organisation. */
export function fetchOrganizationBookings(client: Client, options?: GetOptions): Promise<readonly BookedSlot[]> {
  return client.get('v1/slotted/org/', decodeBookings, { ...options, isPersonal: true });
}
