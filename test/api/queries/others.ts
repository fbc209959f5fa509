import type { Database } from '../../../demo/api/database/database.ts';

/** How many times the sample's people, offers and bookings are there once more. */
const COPIES = 3;

/** The copied tables, after those that they refer to, and the columns of the n-th copy that differ. */
const COPIED: Readonly<Record<string, string>> = {
  person: `'id', id + n * 100000, 'email', n || email, 'organization_id', null`,
  user_page: `'person_id', person_id + n * 100000, 'slug', slug || n, 'url', url || n, 'latitude', null, 'longitude', null`,
  access_token: `'person_id', person_id + n * 100000, 'hash', hash || n`,
  subscription: `'person_id', person_id + n * 100000, 'id', id + n * 100000, 'purchase_id', null`,
  slotted: `'id', id + n * 100000, 'provider_id', provider_id + n * 100000, 'url', url || n`,
  event: `'id', id + n * 100000, 'provider_id', provider_id + n * 100000, 'url', url || n, 'series_id', series_id + n * 100000,
    'slotted_id', slotted_id + n * 100000`,
  slotted_session: `'slotted_id', slotted_id + n * 100000`,
  day_off: `'slotted_id', slotted_id + n * 100000`,
  place: `'id', id || '/' || n, 'slotted_id', slotted_id + n * 100000`,
  purchase: `'id', md5(id::text || n), 'person_id', person_id + n * 100000, 'provider_id', provider_id + n * 100000,
    'slotted_id', slotted_id + n * 100000, 'payment_id', null, 'payment_provider', null, 'hold_id', null`,
  booking: `'purchase_id', md5(purchase_id::text || n), 'person_id', person_id + n * 100000, 'place_id', place_id || '/' || n`,
};

/** Adds other people's offers and bookings to the sample data, so that a whole table is much more than one offer's rows. */
export async function addOthers(database: Database): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.script(`SET LOCAL session_replication_role = replica`);
    for (const [table, changes] of Object.entries(COPIED)) {
      await transaction.query(
        `INSERT INTO ${table} ${table === 'booking' ? 'OVERRIDING USER VALUE' : ''}
         SELECT (jsonb_populate_record(${table}, jsonb_build_object(${changes}))).*
         FROM ${table}, generate_series(1, $1::integer) AS n`,
        [COPIES],
      );
    }
  });
  await database.query('VACUUM (ANALYZE)');
}
