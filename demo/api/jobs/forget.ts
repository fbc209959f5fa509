import type { Queryable, Transaction } from '../database/database.ts';
import { IS_REFUND_DUE } from '../payments/refund.ts';
import { HAS_NOTHING } from './forget-guests.ts';
import { type About, HELD } from './held.ts';

/** The SQL of the last date of an order (`purchase`), in Paris: of its sessions, its event, its membership, or itself. */
export const LAST_DATE = `greatest(to_timestamp(purchase.created_at / 1000.0) AT TIME ZONE 'Europe/Paris', purchase.ends_at,
  (SELECT max(ends_at) FROM booking WHERE purchase_id = purchase.id AND returned_at IS NULL),
  (SELECT max(expires_on)::timestamp FROM subscription WHERE purchase_id = purchase.id))`;

/** The SQL of whether something of an order is still to be settled with its buyer. */
export const IS_OPEN = `(state = 'pending' OR ${IS_REFUND_DUE} OR dispute = 'open') IS TRUE`;

/** The SQL of whether a person works here: such an account is somebody's role, and not only their data. */
export const IS_STAFF = `groups && ARRAY['Administrateurs', 'Providers', 'Coachs']`;

/** Finds the persons and orders of an address in lower case. */
export async function findAbout(database: Queryable, address: string): Promise<About> {
  const people = await database.query<{ id: number; kind: string }>('SELECT id, kind FROM person WHERE email = $1', [
    address,
  ]);
  // A guest's row is everybody's who types the address: whose an order is, the order says.
  const accounts = people.filter(({ kind }) => kind === 'account').map(({ id }) => id);
  const orders = await database.query<{ id: string }>(
    'SELECT id FROM purchase WHERE email = $1 OR person_id = ANY($2::integer[])',
    [address, accounts],
  );
  return { address, people: people.map(({ id }) => id), orders: orders.map(({ id }) => id) };
}

/** Reads how many rows each table holds about somebody. */
export async function countHeld(database: Queryable, about: About): Promise<readonly (readonly [string, number])[]> {
  const counts = new Map<string, number>();
  for (const { table, of } of HELD) {
    const [row] = await database.query<{ count: number }>(
      `SELECT count(*)::integer AS count FROM ${table} WHERE (${of}) AND ${USED}`,
      parametersOf(about),
    );
    counts.set(table, (counts.get(table) ?? 0) + (row?.count ?? 0));
  }
  return [...counts].filter(([, count]) => count > 0);
}

/** What opens something, and is of no use to whom it is about. */
const SECRETS = [
  'hash',
  'token_hash',
  'network',
  'counts_as',
  'owner',
  'key',
  'request_hash',
  'reference',
  'fingerprint',
];

/** Reads everything that is held about somebody, by tables; columns that only the server can use are left out. */
export async function readHeld(
  database: Queryable,
  about: About,
): Promise<Readonly<Record<string, readonly object[]>>> {
  const held: Record<string, readonly object[]> = {};
  for (const { table, of } of HELD) {
    const rows = await database.query<{ row: object }>(
      `SELECT to_jsonb(${table}) - $4::text[] AS row FROM ${table} WHERE (${of}) AND ${USED}`,
      [...parametersOf(about), SECRETS],
    );
    if (rows.length > 0) held[table] = [...(held[table] ?? []), ...rows.map(({ row }) => readable(row))];
  }
  return held;
}

function readable(row: object): object {
  const written = ([name, value]: readonly [string, unknown]) =>
    name.endsWith('_at') && typeof value === 'number' ? [name, new Date(value).toISOString()] : [name, value];
  return Object.fromEntries(Object.entries(row).map(written));
}

/**
 * Forgets somebody: what has a name or an address loses it or is deleted, and amounts, dates and numbers stay. A person
 * of whom nothing is left is deleted.
 */
export async function forget(transaction: Transaction, about: About): Promise<void> {
  for (const { table, of, forget: how } of HELD) {
    if (how === null) continue;
    const begin = how === 'delete' ? `DELETE FROM ${table}` : `UPDATE ${table} ${how}`;
    await transaction.query(`${begin} WHERE (${of}) AND ${USED}`, parametersOf(about));
  }
  await transaction.query(`DELETE FROM person WHERE id = ANY($1::integer[]) AND ${HAS_NOTHING}`, [about.people]);
}

/** Names the type of each parameter, also where a condition does not use it. */
const USED = '($1::text IS NOT NULL OR $2::integer[] IS NULL OR $3::text[] IS NULL)';

const parametersOf = ({ address, people, orders }: About) => [address, people, orders];
