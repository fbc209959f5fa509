import { slugOf } from '../../../core/text/slug.ts';
import { dateOf } from '../../../core/time/wall-time.ts';
import { PARIS, toWallTime } from '../../../core/time/zone.ts';
import { asOffer } from '../catalogue/offers.ts';
import { alone, type Waiting } from '../database/alone.ts';
import { moveCounters } from '../database/counters.ts';
import type { Database, Transaction } from '../database/database.ts';
import { hashOf } from '../people/caller.ts';
import { writeFiles } from '../studio/writing/import.ts';
import { sampleBookings } from './bookings/bookings.ts';
import { sampleOrders } from './bookings/demo-orders.ts';
import { ambassadorOrders } from './bookings/item-orders.ts';
import { sampleWaitingList } from './bookings/waiting-list.ts';
import { insertAll } from './bulk.ts';
import { importFolder } from './folder.ts';
import { COMPANY, DEMO_COACH, FEDERATION, FIRST_VIDEO } from './ids.ts';
import { sampleAnimations } from './made/animations.ts';
import { copiesOf } from './made/copies.ts';
import { sampleEvents } from './made/events.ts';
import { customerIds, DEMO_TOKENS, samplePages, samplePeople } from './made/people.ts';
import { insertBookings, insertWaitingList, payAll } from './seed/seed-bookings.ts';
import { insertFitness } from './seed/seed-fitness.ts';
import { insertItemOrders } from './seed/seed-item-orders.ts';
import { insertItems } from './seed/seed-items.ts';
import { insertOrders } from './seed/seed-orders.ts';
import { insertPurses } from './seed/seed-purses.ts';
import { insertTranslations } from './seed/seed-translations.ts';
import { insertWaitingOrder } from './seed/seed-waiting-order.ts';
import { storedAnimations, storedEvents, storedMemberships, storedOffers, storedPeople } from './stored.ts';

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
    await insertAll(transaction, 'organization', { id: 'integer', name: 'text' }, [COMPANY, FEDERATION]);
    await transaction.query(`SELECT setval(pg_get_serial_sequence('video', 'id'), $1, false)`, [FIRST_VIDEO]);
    const folder = await importFolder(transaction, now);
    await insertPeople(transaction, scale, now);
    if (scale > 1) await writeFiles(transaction, copiesOf(folder, scale), now);

    const people = await storedPeople(transaction);
    const rows = await storedOffers(transaction);
    const events = sampleEvents(today, scale, await storedEvents(transaction));
    const animations = sampleAnimations(today, scale, rows, await storedAnimations(transaction));
    const offers = rows.map(asOffer);
    const known = new Set(customerIds(scale));
    const customers = people.filter(({ id }) => known.has(id));
    const bookings = sampleBookings(today, offers, customers);

    await insertItems(transaction, { events, animations }, now);
    await insertBookings(transaction, bookings, people, now);
    await insertItemOrders(transaction, ambassadorOrders(today, events), people, now);
    await payAll(transaction);
    const list = sampleWaitingList(today, bookings, customers);
    await insertWaitingList(transaction, list, now);
    await transaction.query(`UPDATE coach SET person_id = $1 WHERE slug = 'claire-dumas'`, [DEMO_COACH]);
    await insertPurses(transaction, today, now);
    const memberships = await storedMemberships(transaction);
    await insertOrders(transaction, sampleOrders(today, { offers, events, memberships }), people);
    await insertWaitingOrder(transaction, list, people, now);
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
