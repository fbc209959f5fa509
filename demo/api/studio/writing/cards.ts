import type { Transaction } from '../../database/database.ts';

const SAME = `title = s.title, price_cents = s.price_cents, currency = s.currency, sport_slug = s.sport_slug,
  provider_id = s.provider_id, picture = s.picture`;

/** Gives each of these offers a card among the events, and each card of an offer what the offer says. */
export async function addCards(transaction: Transaction, urls: readonly string[], now: number): Promise<void> {
  await transaction.query(
    `UPDATE event SET ${SAME} FROM slotted s WHERE slotted_id = s.id AND s.url = ANY($1::text[]) AND (event.title, event.price_cents, event.currency,
       event.sport_slug, event.provider_id, event.picture)
       IS DISTINCT FROM (s.title, s.price_cents, s.currency, s.sport_slug, s.provider_id, s.picture)`,
    [urls],
  );
  await transaction.query(
    `INSERT INTO event (provider_id, title, url, picture, sport_slug, type, price_cents, currency, slotted_id, published_at)
     SELECT provider_id, title, url, picture, sport_slug, 'slotted', price_cents, currency, id, $2 FROM slotted s
     WHERE s.url = ANY($1::text[]) AND NOT EXISTS (SELECT FROM event WHERE slotted_id = s.id OR event.url = s.url) ORDER BY id`,
    [urls, now],
  );
}
