import type { Static } from 'typebox';
import type { TestCard } from '../../../core/checkout/card.ts';
import { isExpired } from '../../../core/payment/card-expiry.ts';
import type { Queryable, Transaction } from '../database/database.ts';
import type { Caller } from '../people/caller.ts';
import type { ProviderName, SavedCard, TakerName } from '../ports/payment.ts';
import { Problem } from '../problem.ts';
import type { CardSchema } from '../schemas/payment.ts';

/** Reads an account's saved cards at this payment provider that have not expired at `now`, the newest first. */
export async function readCards(
  database: Queryable,
  caller: Caller,
  provider: TakerName,
  now: number,
): Promise<Static<typeof CardSchema>[]> {
  const cards = await database.query<Static<typeof CardSchema>>(
    `SELECT id, brand, last4, expires_month AS "expiresMonth", expires_year AS "expiresYear",
            CASE WHEN provider = 'stripe' THEN reference END AS "paymentMethod"
     FROM saved_card WHERE person_id = $1 AND provider = $2 ORDER BY id DESC`,
    [caller.id, provider],
  );
  return cards.filter((card) => !isExpired(card, now));
}

/**
 * Finds how a saved card of the caller behaves at the test gateway; throws a `not-found` or `forbidden` problem if
 * there is none.
 */
export async function findTestCard(database: Queryable, caller: Caller, id: number): Promise<TestCard> {
  const [card] = await database.query<{ person_id: number; reference: TestCard }>(
    `SELECT person_id, reference FROM saved_card WHERE id = $1 AND provider = 'test'`,
    [id],
  );
  if (!card) throw new Problem('not-found');
  if (card.person_id !== caller.id || caller.kind === 'guest') throw new Problem('forbidden');
  return card.reference;
}

/** Saves a card that has paid, unless the same card is already saved, even under another reference. */
export async function saveCard(
  transaction: Pick<Transaction, 'query'>,
  personId: number,
  { provider, reference, brand, last4, expiresMonth, expiresYear, fingerprint }: SavedCard,
): Promise<void> {
  await transaction.query(
    `INSERT INTO saved_card (person_id, provider, reference, brand, last4, expires_month, expires_year, fingerprint)
     SELECT $1::integer, $2::text, $3::text, $4::text, $5::text, $6::integer, $7::integer, $8::text
     WHERE NOT EXISTS (SELECT FROM saved_card WHERE person_id = $1::integer AND provider = $2::text
       AND fingerprint = $8::text AND expires_month = $6::integer AND expires_year = $7::integer)
     ON CONFLICT DO NOTHING`,
    [personId, provider, reference, brand, last4, expiresMonth, expiresYear, fingerprint],
  );
}

/** Deletes a card that its payment provider has detached from its owner. */
export async function forgetCard(database: Queryable, provider: ProviderName, reference: string): Promise<void> {
  await database.query('DELETE FROM saved_card WHERE provider = $1 AND reference = $2', [provider, reference]);
}
