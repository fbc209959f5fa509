import { takesNoBooking } from '../../../../core/booking/limits.ts';
import { fromCents } from '../../../../core/money/money.ts';
import {
  addDays,
  addMinutes,
  dateOf,
  minutesBetween,
  type TimeOfDay,
  timeOf,
  type WallTime,
  wallTime,
  weekdayOf,
} from '../../../../core/time/wall-time.ts';
import { PARIS, toInstant, toWallTime } from '../../../../core/time/zone.ts';
import type { Event } from '../../schemas/event.ts';
import { WEEKDAYS } from '../../schemas/slotted.ts';
import { wallObject } from '../../wall-text.ts';
import { miniOf } from '../pictures.ts';
import type { Ahead } from '../slots-ahead.ts';
import type { EventRow } from './events.ts';

/**
 * Returns the payload of an event (S-event). For a slotted event, `ahead` has its offer and the next slot of the offer.
 * `now` is in milliseconds since 1970.
 */
export function eventPayload(row: EventRow, ahead: Ahead | undefined, isSubscriber: boolean, now: number): Event {
  const isCyclic = row.type === 'cyclic';
  const first = row.type === 'open' ? firstOpening(row, now) : (ahead?.first ?? null);
  return {
    id: row.id,
    title: row.title,
    url: row.url,
    type: row.type,
    picture: { medium: row.picture, mini: miniOf(row.picture) },
    sport: row.sport,
    sportSlug: row.sport?.slug ?? null,
    isTeaser: row.is_teaser,
    isCashBack: row.is_cash_back,
    isInformation: row.is_information,
    isRecurrent: isCyclic,
    isactive: row.is_active,
    hasMembership: row.type === 'slotted' && isSubscriber,
    price: fromCents(row.price_cents),
    initialPrice: row.initial_price_cents === null ? null : fromCents(row.initial_price_cents),
    discount: row.discount,
    currency: row.currency,
    priceId: row.id,
    date: objectOf(row.starts_at),
    duration: hoursOf(row, ahead),
    dateFirstSlot: objectOf(first),
    nextSlot: objectOf(ahead?.free ?? null),
    takesBookings: !ahead || !takesNoBooking(ahead.offer),
    startSlotted: ahead?.offer.startSlotted ?? null,
    endSlotted: ahead?.offer.endSlotted ?? null,
    schedule: schedulePayload(row),
    weekday: isCyclic && row.starts_at ? WEEKDAYS.english[weekdayOf(dateOf(row.starts_at))] : null,
    occurence: isCyclic && row.starts_at ? occurrencePayload({ ...row, start: row.starts_at }) : null,
    occurences: isCyclic ? timesOf(row).map(occurrencePayload) : [],
    enseigne: { name: row.provider.name, url: row.provider.url, city: row.provider.city },
    placesLeft: placesLeftOf(row, ahead),
    user: { id: row.provider.id },
  };
}

function placesLeftOf(row: EventRow, ahead: Ahead | undefined): number | null {
  if (row.is_teaser || row.is_information) return null;
  if (ahead) return ahead.first !== null && ahead.free === null ? 0 : null;
  return row.capacity === null ? null : Math.max(0, row.capacity - row.taken);
}

/** Returns the times of an event; a cyclic event without a series has one occurrence. */
function timesOf({ occurrences, starts_at: start, url, is_active }: EventRow): EventRow['occurrences'] {
  if (occurrences.length > 0 || start === null) return occurrences;
  return [{ start, url, is_active }];
}

function occurrencePayload({ start, url, is_active }: EventRow['occurrences'][number]) {
  return { scheduled: is_active, date: wallObject(start), url };
}

function hoursOf({ starts_at, ends_at, duration_minutes }: EventRow, ahead: Ahead | undefined): number | null {
  if (starts_at && ends_at) return minutesBetween(starts_at, ends_at) / 60;
  const minutes = ahead ? ahead.offer.slotTime : duration_minutes;
  return minutes === null ? null : minutes / 60;
}

/** Returns an open event's hours by weekday; other events have none. */
function schedulePayload({ openings, duration_minutes }: EventRow): Event['schedule'] {
  const endOf = (start: TimeOfDay) => timeOf(addMinutes(wallTime('1970-01-01', start), duration_minutes ?? 0));
  const days = WEEKDAYS.english.map((name, weekday) => {
    const hours = openings.filter((opening) => opening.weekday === weekday);
    return [name, { ...hours.map(({ start }) => ({ start, end: endOf(start) })) }];
  });
  return Object.fromEntries(days);
}

function firstOpening({ openings }: EventRow, now: number): WallTime | null {
  const today = dateOf(toWallTime(now, PARIS));
  for (let day = 0; day <= 7; day += 1) {
    const date = addDays(today, day);
    const starts = openings
      .filter(({ weekday }) => weekday === weekdayOf(date))
      .map(({ start }) => wallTime(date, start));
    const next = starts.find((start) => toInstant(start, PARIS) >= now);
    if (next !== undefined) return next;
  }
  return null;
}

function objectOf(wall: WallTime | null) {
  return wall === null ? null : wallObject(wall);
}
