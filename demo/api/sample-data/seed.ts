import { slugOf } from '../../../core/text/slug.ts';
import { dateOf } from '../../../core/time/wall-time.ts';
import { PARIS, toWallTime } from '../../../core/time/zone.ts';
import { alone, type Waiting } from '../database/alone.ts';
import { moveCounters } from '../database/counters.ts';
import type { Database, Transaction } from '../database/database.ts';
import { hashOf } from '../people/caller.ts';
import { sampleBookings } from './bookings/bookings.ts';
import { sampleOrders } from './bookings/demo-orders.ts';
import { ambassadorOrders } from './bookings/item-orders.ts';
import { sampleWaitingList } from './bookings/waiting-list.ts';
import { insertAll } from './bulk.ts';
import { COMPANY, FEDERATION } from './ids.ts';
import { sampleItems } from './made/items.ts';
import { sampleOffers } from './made/offers.ts';
import { customerIds, DEMO_TOKENS, samplePages, samplePeople } from './made/people.ts';
import { sampleReplays } from './made/replays.ts';
import { insertBookings, insertWaitingList, payAll } from './seed/seed-bookings.ts';
import { insertFitness } from './seed/seed-fitness.ts';
import { insertItemOrders } from './seed/seed-item-orders.ts';
import { insertItems } from './seed/seed-items.ts';
import { insertOffers } from './seed/seed-offers.ts';
import { insertOrders } from './seed/seed-orders.ts';
import { insertPopups } from './seed/seed-popups.ts';
import { insertPurses } from './seed/seed-purses.ts';
import { insertReplays } from './seed/seed-replays.ts';
import { insertTranslations } from './seed/seed-translations.ts';
import { insertWaitingOrder } from './seed/seed-waiting-order.ts';

/**
 * Fills an empty database with the sample around the Paris day of `now` and marks it as sample data, in one transaction
 * (C-sample-data).
 */
export async function seed(
  database: Database,
  now: number,
  scale: number,
  waiting: Partial<Waiting> = {},
): Promise<void> {
  await alone(database, waiting, async (transaction) => {
    const somebody = await transaction.query('SELECT id FROM person LIMIT 1');
    if (somebody.length > 0) return;
    await transaction.query('INSERT INTO sample_data (filled_at) VALUES ($1)', [now]);
    const today = dateOf(toWallTime(now, PARIS));
    const people = samplePeople(scale);
    const offers = sampleOffers(today, scale);
    const items = sampleItems(today, scale, offers);
    const known = new Set(customerIds(scale));
    const customers = people.filter(({ id }) => known.has(id));
    const bookings = sampleBookings(today, offers, customers);

    await insertAll(transaction, 'organization', { id: 'integer', name: 'text' }, [COMPANY, FEDERATION]);
    await insertPeople(transaction, scale, now);
    await insertOffers(transaction, offers);
    await insertItems(transaction, items, now);
    await insertReplays(transaction, sampleReplays(today, scale));
    await insertBookings(transaction, bookings, people, now);
    await insertItemOrders(transaction, ambassadorOrders(today, items.events), people, now);
    await payAll(transaction);
    const list = sampleWaitingList(today, bookings, customers);
    await insertWaitingList(transaction, list, now);
    await insertPurses(transaction, today, now);
    await insertOrders(transaction, sampleOrders(today, offers, items), people);
    await insertWaitingOrder(transaction, list, people, now);
    await insertPopups(transaction, today);
    await insertTranslations(transaction);
    await insertFitness(transaction, now);
    await moveCounters(transaction);
  });
}

async function insertPeople(transaction: Transaction, scale: number, now: number): Promise<void> {
  await insertAll(
    transaction,
    'person',
    {
      id: 'integer',
      kind: 'text',
      email: 'text',
      first_name: 'text',
      last_name: 'text',
      groups: 'text[]',
      organization_id: 'integer',
      created_at: 'bigint',
    },
    samplePeople(scale).map((person) => ({
      id: person.id,
      kind: 'account',
      email: person.email,
      first_name: person.firstName,
      last_name: person.lastName,
      groups: person.groups,
      organization_id: person.organizationId,
      created_at: now,
    })),
  );
  await insertAll(
    transaction,
    'user_page',
    {
      person_id: 'integer',
      url: 'text',
      slug: 'text',
      full_name: 'text',
      city_name: 'text',
      city_slug: 'text',
      postal_code: 'text',
      latitude: 'double precision',
      longitude: 'double precision',
      picture: 'text',
    },
    samplePages(scale).map(({ personId, slug, fullName, town, location, picture }) => ({
      person_id: personId,
      url: slug,
      slug,
      full_name: fullName,
      city_name: town.name,
      city_slug: slugOf(town.name),
      postal_code: town.postalCode,
      latitude: location?.latitude,
      longitude: location?.longitude,
      picture,
    })),
  );
  await insertAll(
    transaction,
    'access_token',
    { hash: 'text', person_id: 'integer' },
    DEMO_TOKENS.map(([token, person_id]) => ({ hash: hashOf(token), person_id })),
  );
}
