import { fromCents } from '../../../core/money/money.ts';
import { type TimeOfDay, wallTime } from '../../../core/time/wall-time.ts';
import { type Slotted, WEEKDAYS } from '../schemas/slotted.ts';
import { wallObject } from '../wall-text.ts';
import type { OfferRow } from './offers.ts';

/** Returns a slotted offer's payload (S-slotted-event). */
export function offerPayload(row: OfferRow): Slotted {
  return {
    id: row.id,
    title: row.title,
    url: row.url,
    price: fromCents(row.price_cents),
    currency: row.currency,
    user: {
      id: row.provider_id,
      fullName: row.provider_name,
      slug: row.provider_slug,
      url: row.provider_url,
      city: row.provider_city,
      postalCode: row.provider_postal_code,
      picture: { medium: row.provider_picture },
    },
    sport: row.sport,
    picture: { medium: row.picture },
    slotTime: row.slot_time,
    freeSlot: row.free_slot,
    maxSlot: row.max_slot,
    bookMonth: row.book_month,
    bookMonthUnique: row.book_month_unique ? 1 : 0,
    consecutive: row.consecutive,
    maxMultiSlots: row.max_multi_slots,
    maxMonthlyBookBasedOn: row.monthly_based_on,
    waitListBooking: row.wait_list_booking,
    startSlotted: row.starts_on,
    endSlotted: row.ends_on,
    daysOff: row.days_off.map(({ start, end }) => ({ startDate: start, endDate: end })),
    coach: row.coach && {
      firstName: row.coach.first_name,
      lastName: row.coach.last_name,
      slug: row.coach.slug,
      fullName: `${row.coach.first_name} ${row.coach.last_name}`,
    },
    language: row.language,
    intensity: row.intensity,
    organization: row.organization,
    schedule: schedulePayload(row),
    specialDays: row.special_days.map(({ date, sessions }) => ({ date, sessions: [...sessions] })),
  };
}

/** Returns the schedule in the form that the row names (D-schedule). */
function schedulePayload({ sessions, schedule_form: form }: OfferRow): Slotted['schedule'] {
  const spell = (time: TimeOfDay) => (form === 'dates' ? wallObject(wallTime('1970-01-01', time)) : time);
  const days = WEEKDAYS[form === 'french' ? 'french' : 'english'].map((name, weekday) => {
    const ofDay = sessions
      .filter((session) => session.weekday === weekday)
      .map(({ start, end, capacity }) => ({ start: spell(start), end: spell(end), capacity }));
    return [name, { ...ofDay }];
  });
  return Object.fromEntries(days);
}
