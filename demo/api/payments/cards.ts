import type { Static } from 'typebox';
import type { Queryable, Transaction } from '../database/database.ts';
import type { Caller } from '../people/caller.ts';
import { Problem } from '../problem.ts';
import type { CardSchema } from '../schemas/payment.ts';
import type { CardToKeep, TestCard } from './test-gateway.ts';

/** The end of the numbers of decisions §7. */
const LAST4: Readonly<Record<TestCard, string>> = {
  success: '4242',
  declined: '0002',
  'insufficient-funds': '9995',
  'processing-error': '0119',
  authentication: '3155',
};

/** The cards that an account has kept, the newest first. */
export function readCards(database: Queryable, caller: Caller): Promise<Static<typeof CardSchema>[]> {
  return database.query(
    `SELECT id, brand, last4, expires_month AS "expiresMonth", expires_year AS "expiresYear" FROM saved_card
     WHERE person_id = $1 ORDER BY id DESC`,
    [caller.id],
  );
}

/** How a kept card of the caller's own behaves; a `not-found` or `forbidden` problem otherwise. */
export async function findCard(database: Queryable, caller: Caller, id: number): Promise<TestCard> {
  const [card] = await database.query<{ person_id: number; reference: TestCard }>(
    'SELECT person_id, reference FROM saved_card WHERE id = $1',
    [id],
  );
  if (!card) throw new Problem('not-found');
  if (card.person_id !== caller.id || caller.kind === 'guest') throw new Problem('forbidden');
  return card.reference;
}

/** Keeps a card that has paid; one that is kept already stays as it is. */
export async function keepCard(
  transaction: Pick<Transaction, 'query'>,
  caller: Caller,
  card: TestCard,
  { expiresMonth, expiresYear }: CardToKeep,
): Promise<void> {
  await transaction.query(
    `INSERT INTO saved_card (person_id, reference, brand, last4, expires_month, expires_year)
     VALUES ($1, $2, 'Visa', $3, $4, $5) ON CONFLICT DO NOTHING`,
    [caller.id, card, LAST4[card], expiresMonth, expiresYear],
  );
}
