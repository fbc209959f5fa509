import { randomUUID } from 'node:crypto';
import type { Owners } from '../../../core/schedule/may.ts';
import type { WallTime } from '../../../core/time/wall-time.ts';
import { addressOf } from '../booking/order-mail.ts';
import type { Transaction } from '../database/database.ts';
import { planMail } from '../mail/plan-mail.ts';
import { Problem } from '../problem.ts';
import { wallText } from '../wall-text.ts';

/** How many messages the people of one session get in a day at most. */
const MOST_MESSAGES = 5;
const DAY_MS = 86_400_000;

/** What a studio writes; without a subject, one says which session it is about. */
export interface Message {
  readonly session: string;
  readonly subject: string | null;
  readonly text: string;
}

interface Addressee {
  readonly email: string;
  readonly name: string;
  readonly lang: 'fr' | 'en';
  readonly title: string;
  readonly start: WallTime;
  readonly end: WallTime | null;
  readonly provider: string;
}

/**
 * Writes one mail to each address that comes to a session, in the frame of the language of its order; returns how many.
 * Throws a `not-found` problem if nobody comes, and `rate-limited` after five messages of a day.
 */
export async function writeToSession(
  transaction: Transaction,
  { session, subject, text }: Message,
  { providerId }: Owners,
  now: number,
): Promise<number> {
  await transaction.query(`SELECT pg_advisory_xact_lock('outbox'::regclass::oid::integer, hashtext($1))`, [session]);
  const [earlier] = await transaction.query<{ count: number }>(
    `SELECT count(DISTINCT split_part(about, ' ', 2))::integer AS count FROM outbox
     WHERE kind = 'message' AND starts_with(about, $1 || ' ') AND created_at > $2`,
    [session, now - DAY_MS],
  );
  if ((earlier?.count ?? 0) >= MOST_MESSAGES) throw new Problem('rate-limited');
  const people = await transaction.query<Addressee>(
    `SELECT DISTINCT ON (email) * FROM (
       SELECT CASE WHEN gift_first_name IS NULL THEN o.email ELSE coalesce(gift_email, recipient.email) END AS email,
         coalesce(gift_first_name, o.first_name) AS name, lang, title, place.starts_at AS start, booking.ends_at AS "end",
         full_name AS provider
       FROM booking JOIN place ON place.id = place_id JOIN purchase o ON o.id = purchase_id
         JOIN user_page ON user_page.person_id = provider_id LEFT JOIN person recipient ON recipient.id = gift_person_id
       WHERE place_id = $1 AND returned_at IS NULL) AS addressed
     WHERE email IS NOT NULL ORDER BY email, name`,
    [session],
  );
  const replyTo = await addressOf(transaction, providerId);
  if (people.length === 0 || replyTo === null) throw new Problem('not-found');
  const message = randomUUID();
  for (const [nth, { email: recipient, lang, start, end, ...told }] of people.entries()) {
    const addressed = { recipient, lang, orderId: null, about: `${session} ${message} ${nth}` };
    const times = { start: wallText(start), end: wallText(end ?? start) };
    await planMail(
      transaction,
      'message',
      addressed,
      { case: 'message', ...told, ...times, subject, text, replyTo },
      now,
    );
  }
  return people.length;
}
