import { addDays, dateOf } from '../../../core/time/wall-time.ts';
import { PARIS, toWallTime } from '../../../core/time/zone.ts';
import type { Database, Transaction } from '../database/database.ts';
import { lockSchema } from '../database/migrate.ts';
import { hashOf } from '../people/caller.ts';
import { sampleBookings } from './bookings.ts';
import { insertAll } from './bulk.ts';
import { sampleOffers } from './offers.ts';
import { COMPANY, customerIds, DEMO_SUBSCRIBER, DEMO_TOKENS, FEDERATION, samplePages, samplePeople } from './people.ts';
import { insertBookings } from './seed-bookings.ts';
import { insertOffers } from './seed-offers.ts';

/** Fills an empty database with the sample around the Paris day of `now`, in one transaction (contract §6). */
export async function seed(database: Database, now: number, scale: number): Promise<void> {
  await database.transaction(async (transaction) => {
    await lockSchema(transaction);
    const somebody = await transaction.query('SELECT id FROM person LIMIT 1');
    if (somebody.length > 0) return;
    const today = dateOf(toWallTime(now, PARIS));
    const people = samplePeople(scale);
    const offers = sampleOffers(today, scale);
    const known = new Set(customerIds(scale));
    const bookings = sampleBookings(
      today,
      offers,
      people.filter(({ id }) => known.has(id)),
    );

    await insertAll(transaction, 'organization', { id: 'integer', name: 'text' }, [COMPANY, FEDERATION]);
    await insertPeople(transaction, scale, now);
    await insertAll(transaction, 'subscription', { person_id: 'integer', starts_on: 'date', expires_on: 'date' }, [
      { person_id: DEMO_SUBSCRIBER, starts_on: addDays(today, -30), expires_on: addDays(today, 40) },
    ]);
    await insertOffers(transaction, offers);
    await insertBookings(transaction, bookings, people, now);
    for (const table of ['organization', 'person', 'coach', 'slotted']) {
      await transaction.query(
        `SELECT setval(pg_get_serial_sequence('${table}', 'id'), (SELECT max(id) FROM ${table}))`,
      );
    }
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
    },
    samplePages(scale).map(({ personId, slug, fullName, town: [city_name, city_slug, postal_code] }) => ({
      person_id: personId,
      url: slug,
      slug,
      full_name: fullName,
      city_name,
      city_slug,
      postal_code,
    })),
  );
  await insertAll(
    transaction,
    'access_token',
    { hash: 'text', person_id: 'integer' },
    DEMO_TOKENS.map(([token, person_id]) => ({ hash: hashOf(token), person_id })),
  );
}
