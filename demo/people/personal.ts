import type { Database, Queryable } from '../api/database/database.ts';
import { countHeld, findAbout, forget, IS_OPEN, IS_STAFF, LAST_DATE, readHeld } from '../api/jobs/forget.ts';
import type { About } from '../api/jobs/held.ts';
import { UsageError } from '../studio/usage-error.ts';

/** How many addresses are named. */
const NAMED = 20;

/** Returns what is held about an address, or the addresses that contain this text, in lines (D-kept-data). */
export async function findPerson(database: Queryable, text: string): Promise<readonly string[]> {
  const address = text.toLowerCase();
  if (!text.includes('@')) return addressesOf(database, address);
  const counts = await countHeld(database, await findAbout(database, address));
  if (counts.length === 0) throw nothingAbout(text);
  return [`${address}:`, ...counts.map(([table, count]) => `  ${table}: ${count}`)];
}

async function addressesOf(database: Queryable, text: string): Promise<readonly string[]> {
  const near = await database.query<{ address: string }>(
    `SELECT DISTINCT address FROM (
       SELECT email AS address, first_name, last_name FROM person UNION SELECT email, first_name, last_name FROM purchase
       UNION SELECT gift_email, gift_first_name, gift_last_name FROM purchase) AS known
     WHERE position($1 IN lower(concat_ws(' ', first_name, last_name, address))) > 0 ORDER BY address LIMIT ${NAMED}`,
    [text],
  );
  if (near.length === 0) throw nothingAbout(text);
  return near.map((one) => one.address);
}

const nothingAbout = (text: string) => new UsageError(`Nothing is held about ${text}.`);

/** Returns everything that is held about an address, as JSON. */
export async function exportPerson(database: Queryable, text: string): Promise<readonly string[]> {
  const address = text.toLowerCase();
  const held = await readHeld(database, await findAbout(database, address));
  if (Object.keys(held).length === 0) throw nothingAbout(text);
  return [JSON.stringify({ address, ...held }, null, 2)];
}

/**
 * Forgets an address. Throws a UsageError that lists what is still to come or to be settled, or if it is the account of
 * somebody who works here.
 */
export function forgetPerson(database: Database, text: string, now: number): Promise<readonly string[]> {
  const address = text.toLowerCase();
  return database.transaction(async (transaction) => {
    await transaction.query('SELECT FROM person WHERE email = $1 ORDER BY id FOR UPDATE', [address]);
    const about = await findAbout(transaction, address);
    const held = await countHeld(transaction, about);
    if (held.length === 0) throw nothingAbout(text);
    const running = await runningOf(transaction, about, now);
    if (running.length > 0) {
      throw new UsageError([`${address} is still needed, and was not forgotten:`, ...running].join('\n  '));
    }
    await forget(transaction, about);
    return [`${address} was forgotten. Amounts, dates and order numbers stay.`];
  });
}

/** Lists what somebody still has to come, or that is to be settled with them. */
async function runningOf(
  database: Queryable,
  { address, people, orders }: About,
  now: number,
): Promise<readonly string[]> {
  const rows = await database.query<{ line: string }>(
    `SELECT 'account of somebody who works here: give it another role first' AS line FROM person
       WHERE id = ANY($2::integer[]) AND ${IS_STAFF}
     UNION ALL SELECT 'order ' || upper(left(id::text, 8)) || ', ' || title || ', ' || state || ', until ' || ${LAST_DATE}::date FROM purchase
       WHERE (id = ANY($3::uuid[]) OR gift_email = $1 OR gift_person_id = ANY($2::integer[]))
         AND (${IS_OPEN} OR state = 'confirmed' AND ${LAST_DATE} > to_timestamp($4::bigint / 1000.0) AT TIME ZONE 'Europe/Paris')
     UNION ALL SELECT 'membership ' || title || ', until ' || expires_on FROM subscription WHERE person_id = ANY($2::integer[])
       AND purchase_id IS NULL AND ended_at IS NULL AND expires_on > (to_timestamp($4::bigint / 1000.0) AT TIME ZONE 'Europe/Paris')::date
     UNION ALL SELECT 'place in the waiting list of ' || place_id FROM waiting
       WHERE person_id = ANY($2::integer[]) AND state IN ('waiting', 'offered', 'unpaid')
     UNION ALL SELECT 'checkout, for an hour at most' FROM hold WHERE person_id = ANY($2::integer[]) AND state = 'live'`,
    [address, people, orders, now],
  );
  return rows.map(({ line }) => line);
}
