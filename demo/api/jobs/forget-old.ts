import type { KeptDays } from '../../environment/kept-days.ts';
import type { Database } from '../database/database.ts';
import { NO_ADDRESS } from '../people/no-address.ts';
import { BATCH } from './batch.ts';
import { forget, IS_OPEN, IS_STAFF, LAST_DATE } from './forget.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** The instant of the last run for each database. */
const runs = new WeakMap<Database, number>();

const HAS_NAMED_ORDER = `(EXISTS (SELECT FROM purchase WHERE person_id = person.id AND email <> '${NO_ADDRESS}')
  OR EXISTS (SELECT FROM purchase WHERE gift_person_id = person.id))`;
const HAS_TOKEN = `(EXISTS (SELECT FROM access_token WHERE person_id = person.id AND coalesce(expires_at > $1, true))
  OR EXISTS (SELECT FROM identity WHERE person_id = person.id AND expires_at > $1))`;
const IS_BUSY = `(EXISTS (SELECT FROM hold WHERE person_id = person.id AND state = 'live')
  OR EXISTS (SELECT FROM waiting WHERE person_id = person.id AND state IN ('waiting', 'offered', 'unpaid')))`;

/** Forgets what has been kept for long enough (D-kept-data), at most once an hour, until nothing is left to forget. */
export async function forgetOld(database: Database, days: KeptDays, now: number): Promise<void> {
  if (Math.abs(now - (runs.get(database) ?? Number.NEGATIVE_INFINITY)) < HOUR_MS) return;
  runs.set(database, now);
  const before = (count: number) => now - count * DAY_MS;
  while ((await forgetOrders(database, before(days.names), now)) === BATCH);
  while ((await forgetAccounts(database, before(days.accounts), now)) === BATCH);
  for (const table of ['fitness_hour', 'fitness_day']) {
    await database.query(`DELETE FROM ${table} WHERE starts_at < to_timestamp($1::bigint / 1000.0)::date`, [
      before(days.figures),
    ]);
  }
}

/** Forgets the names of a batch of orders that were over at an instant, and guests who have no other; returns how many. */
function forgetOrders(database: Database, instant: number, now: number): Promise<number> {
  return database.transaction(async (transaction) => {
    const orders = await transaction.query<{ id: string; person_id: number }>(
      `SELECT id, person_id FROM purchase WHERE created_at < $1 AND email <> '${NO_ADDRESS}' AND NOT ${IS_OPEN}
         AND ${LAST_DATE} < to_timestamp($1::bigint / 1000.0) AT TIME ZONE 'Europe/Paris'
       ORDER BY created_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`,
      [instant],
    );
    const ids = orders.map(({ id }) => id);
    await forget(transaction, { address: NO_ADDRESS, people: [], orders: ids });
    const guests = await transaction.query<{ id: number }>(
      `SELECT id FROM person WHERE id = ANY($2::integer[]) AND kind = 'guest'
         AND NOT ${HAS_NAMED_ORDER} AND NOT ${HAS_TOKEN} AND NOT ${IS_BUSY} ORDER BY id FOR UPDATE SKIP LOCKED`,
      [now, orders.map(({ person_id: person }) => person)],
    );
    await forget(transaction, { address: NO_ADDRESS, people: guests.map(({ id }) => id), orders: [] });
    return orders.length;
  });
}

/** Forgets a batch of customers' accounts with which nothing was done since an instant; returns how many. */
function forgetAccounts(database: Database, instant: number, now: number): Promise<number> {
  return database.transaction(async (transaction) => {
    const people = await transaction.query<{ id: number }>(
      `SELECT id FROM person WHERE kind = 'account' AND created_at < $2 AND email NOT LIKE '%@forgotten.invalid'
         AND NOT ${IS_STAFF} AND NOT ${HAS_NAMED_ORDER} AND NOT ${HAS_TOKEN} AND NOT ${IS_BUSY}
         AND NOT EXISTS (SELECT FROM user_page WHERE person_id = person.id)
         AND NOT EXISTS (SELECT FROM purchase WHERE person_id = person.id AND created_at >= $2)
         AND NOT EXISTS (SELECT FROM subscription WHERE person_id = person.id
           AND expires_on >= (to_timestamp($2::bigint / 1000.0) AT TIME ZONE 'Europe/Paris')::date)
       ORDER BY id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`,
      [now, instant],
    );
    await forget(transaction, { address: NO_ADDRESS, people: people.map(({ id }) => id), orders: [] });
    return people.length;
  });
}
