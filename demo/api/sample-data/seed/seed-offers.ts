import { slugOf } from '../../../../core/text/slug.ts';
import type { Transaction } from '../../database/database.ts';
import { insertAll } from '../bulk.ts';
import type { SampleOffer } from '../model.ts';
import { CATEGORIES } from '../names/categories.ts';
import coaches from '../names/coaches.json' with { type: 'json' };
import { categoryPicture } from '../names/pictures.ts';
import sports from '../names/sports.json' with { type: 'json' };

/** Writes the sample's coaches, categories, sports and offers with their schedules and days off. */
export async function insertOffers(transaction: Transaction, offers: readonly SampleOffer[]): Promise<void> {
  await insertAll(
    transaction,
    'coach',
    { id: 'integer', slug: 'text', first_name: 'text', last_name: 'text' },
    coaches.map(({ firstName: first_name, lastName: last_name }, n) => ({
      id: n + 1,
      slug: slugOf(`${first_name} ${last_name}`),
      first_name,
      last_name,
    })),
  );
  await insertAll(
    transaction,
    'category',
    { slug: 'text', name: 'text', picture: 'text', position: 'integer' },
    CATEGORIES.map(({ slug, name }, n) => ({ slug, name, picture: categoryPicture(slug), position: n + 1 })),
  );
  await insertAll(
    transaction,
    'sport',
    { slug: 'text', name: 'text', category_slug: 'text' },
    Object.entries(sports).map(([slug, name]) => {
      return { slug, name, category_slug: CATEGORIES.find(({ sports }) => sports.includes(slug))?.slug };
    }),
  );
  await insertAll(transaction, 'slotted', COLUMNS, offers.map(asRow));
  await insertAll(
    transaction,
    'slotted_session',
    { slotted_id: 'integer', weekday: 'smallint', starts: 'time', ends: 'time', capacity: 'integer' },
    offers.flatMap((offer) =>
      offer.sessions.flatMap((day, weekday) =>
        day.map(({ start, end, capacity }) => ({ slotted_id: offer.id, weekday, starts: start, ends: end, capacity })),
      ),
    ),
  );
  await insertAll(
    transaction,
    'day_off',
    { slotted_id: 'integer', starts_on: 'date', ends_on: 'date' },
    offers.flatMap((offer) =>
      offer.daysOff.map(({ start, end }) => ({ slotted_id: offer.id, starts_on: start, ends_on: end })),
    ),
  );
}

const COLUMNS = {
  id: 'integer',
  provider_id: 'integer',
  title: 'text',
  url: 'text',
  picture: 'text',
  sport_slug: 'text',
  coach_id: 'integer',
  language: 'text',
  intensity: 'smallint',
  price_cents: 'integer',
  slot_time: 'integer',
  free_slot: 'integer',
  max_slot: 'integer',
  book_month: 'integer',
  book_month_unique: 'boolean',
  consecutive: 'boolean',
  max_multi_slots: 'integer',
  monthly_based_on: 'text',
  wait_list_booking: 'boolean',
  starts_on: 'date',
  ends_on: 'date',
  schedule_form: 'text',
} as const;

function asRow(offer: SampleOffer): Readonly<Record<keyof typeof COLUMNS, unknown>> {
  return {
    id: offer.id,
    provider_id: offer.providerId,
    title: offer.title,
    url: offer.url,
    picture: offer.picture,
    sport_slug: offer.sport,
    coach_id: offer.coachId,
    language: offer.language,
    intensity: offer.intensity,
    price_cents: offer.price,
    slot_time: offer.slotTime,
    free_slot: offer.freeSlot,
    max_slot: offer.maxSlot,
    book_month: offer.bookMonth,
    book_month_unique: offer.bookMonthUnique,
    consecutive: offer.consecutive,
    max_multi_slots: offer.maxMultiSlots,
    monthly_based_on: offer.maxMonthlyBookBasedOn,
    wait_list_booking: offer.waitListBooking,
    starts_on: offer.startSlotted,
    ends_on: offer.endSlotted,
    schedule_form: offer.scheduleForm,
  };
}
