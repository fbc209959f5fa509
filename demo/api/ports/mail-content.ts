import type { Language } from '../../../core/text/language.ts';
import type { Order } from '../schemas/booking.ts';

/**
 * What a mail says: the order is `confirmed`, its recipient has a `gift`, a place is `offered`, and what each of them
 * becomes: `cancelled`, `gift-cancelled`, `lapsed`. What was paid for too late is `lost`.
 */
export type MailKind = 'confirmed' | 'gift' | 'offered' | 'lost' | 'cancelled' | 'gift-cancelled' | 'lapsed';

/** A place that is, or was, kept for somebody who waits. */
export interface OfferedPlace {
  readonly firstName: string | null;
  readonly title: string;
  /** The last piece of the offer's address. */
  readonly url: string;
  /** Paris wall times, as payloads have them. */
  readonly start: string;
  readonly end: string;
  readonly user: Order['user'];
  /** Whether a guest waits, who takes it by the order's link; missing in mails of before. */
  readonly isGuests?: boolean;
  /** Until when it is kept, in milliseconds since 1970. */
  readonly until: number;
}

/** What a mail is about, as it was when the mail was planned. */
export type MailContent =
  | { readonly case: 'order'; readonly order: Order }
  | { readonly case: 'place'; readonly place: OfferedPlace };

/** A mail before it is put into words. */
export interface PlannedMail {
  /** The same for every try. */
  readonly id: string;
  readonly kind: MailKind;
  readonly recipient: string;
  readonly lang: Language;
  readonly content: MailContent;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  /** The order that its link opens; null for a mail without such a link. */
  readonly orderId: string | null;
}

/** A mail in words. */
export interface Mail {
  readonly recipient: string;
  readonly lang: Language;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The .ics file, which enters or cancels the sessions; null if there are none. */
  readonly calendar: string | null;
}
