import type { Database, Transaction } from '../database/database.ts';

const DAY_MS = 86_400_000;

/** How many ended tokens one run handles: two runs a minute delete more than one address may make (`RATE_LIMIT`). */
const TOKENS = 1000;

/** All columns that refer to a person. */
export const REFERENCES = [
  ...['access_token.person_id', 'hold.person_id', 'purchase.person_id', 'purchase.gift_person_id'],
  ...['booking.person_id', 'waiting.person_id', 'subscription.person_id', 'saved_card.person_id'],
  ...['user_page.person_id', 'fitness_hour.person_id', 'fitness_day.person_id', 'coach.person_id'],
  'identity.person_id',
] as const;

/** The SQL of whether nothing refers to a person. */
export const HAS_NOTHING = REFERENCES.map((column) => {
  const [table = ''] = column.split('.');
  return `NOT EXISTS (SELECT FROM ${table} WHERE ${column} = person.id)`;
}).join(' AND ');

interface EndedToken {
  readonly hash: string;
  readonly person_id: number;
}

/**
 * Deletes tokens a day after their end, and with them the guests who have nothing else: neither an order nor a hold
 * (D-forgotten-guests). Begins with the tokens, because there are many more guests than tokens.
 */
export function forgetGuests(database: Database, now: number): Promise<void> {
  return database.transaction(async (transaction) => {
    // A token is the way to its guest, so that it stays while the guest has a hold, which is deleted later.
    const ended = await transaction.query<EndedToken>(
      `SELECT hash, person_id FROM access_token JOIN person ON person.id = person_id
       WHERE expires_at <= $1 AND (kind = 'account' OR NOT EXISTS (SELECT FROM hold WHERE hold.person_id = person.id))
       ORDER BY expires_at LIMIT ${TOKENS} FOR UPDATE OF access_token SKIP LOCKED`,
      [now - DAY_MS],
    );
    const people = await lockIdle(transaction, ended);
    const tokens = ended.filter(({ person_id: id }) => people.has(id)).map(({ hash }) => hash);
    await transaction.query('DELETE FROM access_token WHERE hash = ANY($1::text[]) AND expires_at <= $2', [
      tokens,
      now - DAY_MS,
    ]);
    await transaction.query(`DELETE FROM person WHERE id = ANY($1::integer[]) AND kind = 'guest' AND ${HAS_NOTHING}`, [
      [...people],
    ]);
  });
}

/**
 * Locks the persons of tokens, except those whom another transaction uses, and returns their ids. Until the end of this
 * transaction nobody can write a row that refers to them, which would be deleted with them.
 */
async function lockIdle(transaction: Transaction, ended: readonly EndedToken[]): Promise<ReadonlySet<number>> {
  const locked = await transaction.query<{ id: number }>(
    'SELECT id FROM person WHERE id = ANY($1::integer[]) ORDER BY id FOR UPDATE SKIP LOCKED',
    [ended.map(({ person_id: id }) => id)],
  );
  return new Set(locked.map(({ id }) => id));
}
