import { randomUUID } from 'node:crypto';
import type { Language } from '../../../core/text/language.ts';
import { SELLER } from '../catalogue/seller.ts';
import type { Transaction } from '../database/database.ts';
import { mailAddress } from '../people/no-address.ts';
import type { MailContent, MailKind, OfferedPlace } from '../ports/mail-content.ts';

/** How long a mail is kept, in milliseconds. */
export const MAIL_KEPT_MS = 30 * 86_400_000;

/** The recipient, the language and the subject matter of a mail. */
interface Addressed {
  readonly recipient: string;
  readonly lang: Language;
  readonly orderId: string | null;
  /** The id of what the mail is about; `kind` and `about` together are unique. */
  readonly about: string;
}

/**
 * Redirects the unsent mails of an order to its corrected address, except for its confirmation, which is written anew.
 */
export async function redirectMails(transaction: Transaction, orderId: string): Promise<void> {
  await transaction.query(
    `UPDATE outbox SET recipient = (SELECT email FROM purchase WHERE id = $1)
     WHERE purchase_id = $1 AND kind <> 'confirmed' AND state = 'pending'`,
    [orderId],
  );
}

/** The SQL of the place as the mail about the current offer of a waiting place (`w`) names it; null if there is none. */
export const OFFERED_MAIL = `(SELECT content -> 'place' FROM outbox
  WHERE kind = 'offered' AND about = 'waiting:' || w.id || ':' || w.offers)`;

/**
 * Writes to a person on a waiting list that a place is kept for them, or is no longer kept, or that the session was moved. A waiting place may be
 * offered more than once: the mail is about its last offer or, if its list is closed, about all of them.
 */
export async function planPlaceMail(
  transaction: Transaction,
  kind: 'offered' | 'lapsed' | 'moved',
  waitingId: number,
  place: Omit<OfferedPlace, 'firstName' | 'user' | 'isGuests'>,
  now: number,
): Promise<void> {
  // A guest's name is read from the order, because everybody who types the same e-mail address shares the row of
  // `person`.
  const [waiting] = await transaction.query<{
    email: string;
    purchase_id: string | null;
    first_name: string | null;
    lang: Language;
    offers: number;
    isGuests: boolean;
    user: OfferedPlace['user'];
  }>(
    `SELECT p.email, w.purchase_id, coalesce(o.first_name, CASE WHEN p.kind = 'account' THEN p.first_name END) AS first_name,
       coalesce(o.lang, w.lang, 'fr') AS lang, w.offers, p.kind = 'guest' AS "isGuests", ${SELLER} AS "user"
     FROM waiting w JOIN person p ON p.id = w.person_id LEFT JOIN purchase o ON o.id = w.purchase_id
       JOIN place ON place.id = place_id JOIN slotted s ON s.id = place.slotted_id JOIN user_page u ON u.person_id = s.provider_id
     WHERE w.id = $1`,
    [waitingId],
  );
  if (!waiting) return;
  const { email: recipient, purchase_id: orderId, first_name: firstName, lang, offers, isGuests, user } = waiting;
  const nth = place.movedFrom ? `${offers}:${randomUUID()}` : offers;
  const about = place.isClosed ? `waiting:${waitingId}` : `waiting:${waitingId}:${nth}`;
  const addressed = { recipient, lang, orderId, about };
  await planMail(transaction, kind, addressed, { case: 'place', place: { ...place, firstName, isGuests, user } }, now);
}

/** For each kind of mail about an end, the kind about the beginning. */
const BEGINNINGS: Readonly<Partial<Record<MailKind, MailKind>>> = {
  cancelled: 'confirmed',
  'gift-cancelled': 'gift',
  lapsed: 'offered',
};

/**
 * Writes a mail into the outbox, once for each `kind` and `about`; none to somebody who was forgotten. A mail about an end replaces the unsent mail about
 * the beginning, which would otherwise arrive after it.
 */
export async function planMail(
  transaction: Transaction,
  kind: MailKind,
  { recipient, lang, orderId, about }: Addressed,
  content: MailContent,
  now: number,
): Promise<void> {
  if (mailAddress(recipient) === null) return;
  const begun = BEGINNINGS[kind];
  if (begun !== undefined) {
    await transaction.query(
      `UPDATE outbox SET state = 'given-up'
       WHERE kind = $1 AND (about = $2 OR starts_with(about, $2 || ':')) AND state = 'pending'`,
      [begun, about],
    );
  }
  await transaction.query(
    `INSERT INTO outbox (id, kind, about, purchase_id, recipient, lang, content, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7::text::jsonb, $8) ON CONFLICT (kind, about) DO NOTHING`,
    [randomUUID(), kind, about, orderId, recipient, lang, JSON.stringify(content), now],
  );
}
