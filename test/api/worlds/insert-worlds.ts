import { weekdayOf } from '../../../core/time/wall-time.ts';
import type { Database, Transaction } from '../../../demo/api/database/database.ts';
import { hashOf } from '../../../demo/api/people/caller.ts';
import { insertAll } from '../../../demo/api/sample-data/bulk.ts';
import type { Random } from '../../../demo/api/sample-data/random.ts';
import { insertClaims } from './insert-claims.ts';
import { DAYS, PEOPLE, personOf, type Who, type World } from './world.ts';

/** The token of a world's user. */
export function tokenOf({ n }: World): string {
  return `world-${n}`;
}

/** Writes worlds into an empty database, in few statements. */
export async function insertWorlds(
  database: Database,
  worlds: readonly World[],
  random: Random,
  now: number,
): Promise<void> {
  await database.transaction(async (transaction) => {
    await insertPeople(transaction, worlds);
    await insertOffers(transaction, worlds);
    await insertClaims(transaction, worlds, random, now);
  });
}

async function insertPeople(transaction: Transaction, worlds: readonly World[]): Promise<void> {
  const organizations = worlds.filter(({ hasOrganization }) => hasOrganization);
  await insertAll(
    transaction,
    'organization',
    { id: 'integer', name: 'text' },
    organizations.map(({ n }) => ({ id: 100_000 + n, name: 'Atelier' })),
  );
  const everybody: readonly Who[] = ['user', 'colleague', 'stranger', 'late'];
  const columns = {
    id: 'integer',
    kind: 'text',
    email: 'text',
    first_name: 'text',
    last_name: 'text',
    organization_id: 'integer',
    created_at: 'bigint',
  };
  const people = worlds.flatMap((world) =>
    everybody.map((who) => ({
      id: personOf(world, who),
      kind: 'account',
      email: `${who}${world.n}@example.org`,
      first_name: 'Zoé',
      last_name: 'Petit',
      organization_id: world.hasOrganization && PEOPLE[who] < PEOPLE.stranger ? 100_000 + world.n : null,
      created_at: 0,
    })),
  );
  await insertAll(transaction, 'person', columns, people);
  await insertAll(
    transaction,
    'access_token',
    { hash: 'text', person_id: 'integer' },
    worlds.map((world) => ({ hash: hashOf(tokenOf(world)), person_id: personOf(world, 'user') })),
  );
}

async function insertOffers(transaction: Transaction, worlds: readonly World[]): Promise<void> {
  const offers = worlds.flatMap(({ offer, other }) => [offer, other]);
  await insertAll(
    transaction,
    'slotted',
    OFFER,
    offers.map((offer) => ({
      id: offer.id,
      provider_id: offer.provider.id,
      title: offer.title,
      url: offer.url,
      price_cents: offer.price,
      currency: offer.currency,
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
      schedule_form: 'english',
    })),
  );
  const weekdays = [...new Set(DAYS.map(weekdayOf))];
  await insertAll(
    transaction,
    'slotted_session',
    { slotted_id: 'integer', weekday: 'smallint', starts: 'time', ends: 'time', capacity: 'integer' },
    offers.flatMap(({ id, schedule }) =>
      weekdays.flatMap((weekday) =>
        (schedule[weekday] ?? []).map(({ start, end, capacity }) => ({
          slotted_id: id,
          weekday,
          starts: start,
          ends: end,
          capacity,
        })),
      ),
    ),
  );
  await insertAll(
    transaction,
    'special_session',
    { slotted_id: 'integer', day: 'date', starts: 'time', ends: 'time', capacity: 'integer' },
    offers.flatMap(({ id, specialDays }) =>
      specialDays.flatMap(({ date, sessions }) =>
        sessions.map(({ start, end, capacity }) => ({ slotted_id: id, day: date, starts: start, ends: end, capacity })),
      ),
    ),
  );
  await insertAll(
    transaction,
    'day_off',
    { slotted_id: 'integer', starts_on: 'date', ends_on: 'date' },
    offers.flatMap(({ id, daysOff }) =>
      daysOff.map(({ start, end }) => ({ slotted_id: id, starts_on: start, ends_on: end })),
    ),
  );
}

const OFFER = {
  id: 'integer',
  provider_id: 'integer',
  title: 'text',
  url: 'text',
  price_cents: 'integer',
  currency: 'text',
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
