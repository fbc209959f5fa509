import { fromCents } from '../../../core/pricing/money.ts';
import type { Slotted } from '../schemas/slotted.ts';
import type { OfferRow } from './offers.ts';

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** The offer as the calls spell it (specification §3). */
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
    schedule: Object.fromEntries(
      WEEKDAYS.map((name, weekday) => {
        const sessions = row.sessions.filter((session) => session.weekday === weekday);
        return [name, Object.fromEntries(sessions.map(({ start, end, capacity }, n) => [n, { start, end, capacity }]))];
      }),
    ),
  };
}
