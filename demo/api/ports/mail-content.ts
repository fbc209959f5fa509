import type { Language } from '../../../core/text/language.ts';
import type { Order } from '../schemas/booking.ts';
import type { Dispute } from './payment.ts';

/**
 * The kind of a mail: an order is `confirmed`, a gift is given (`gift`), a place is `offered`; the mails about their
 * ends are `cancelled`, `gift-cancelled` and `lapsed`. A `lost` order was paid too late. `refund` tells the buyer that the
 * money has not come back yet, and `payment` tells the provider what is wrong with the money of an order. Sessions are
 * `moved` or `called-off` by a studio; an `unscheduled` one is in no schedule any more, which its studio is told too. A `message` is what a studio
 * writes to the people of a session; `closures` tells it that its calendar of closures cannot be read.
 */
export type MailKind =
  | 'confirmed'
  | 'gift'
  | 'offered'
  | 'lost'
  | 'cancelled'
  | 'gift-cancelled'
  | 'lapsed'
  | 'refund'
  | 'payment'
  | 'moved'
  | 'called-off'
  | 'unscheduled'
  | 'message'
  | 'closures';

/** What is wrong with the money of an order (D-refunds); `code` is the payment provider's reason. */
export type MoneyTrouble =
  | { readonly case: 'refused'; readonly code: string }
  | { readonly case: 'returned' }
  | { readonly case: 'dispute'; readonly state: Dispute };

/** A place that is, or was, kept for a person on a waiting list. */
export interface OfferedPlace {
  readonly firstName: string | null;
  readonly title: string;
  /** The last segment of the address of the offer. */
  readonly url: string;
  /** Paris wall times, as payloads have them. */
  readonly start: string;
  readonly end: string;
  readonly user: Order['user'];
  /**
   * Whether the person is a guest, who takes the place through the link to the order; missing in mails of earlier
   * versions.
   */
  readonly isGuests?: boolean;
  /** The instant until which the place is kept, in milliseconds since 1970. */
  readonly until: number;
  /** Whether the schedule has lost the place, so that the person waits again. */
  readonly isWithdrawn?: boolean;
  /** Whether the session no longer takes place, so that nobody waits for it. */
  readonly isClosed?: boolean;
  /** When the session was before it was moved. */
  readonly movedFrom?: string;
}

/** A session or item of an order that was changed, with Paris wall times as payloads have them. */
export interface ToldSessionChange {
  readonly id: string;
  readonly start: string;
  readonly end: string;
  /** Null if it does not take place, or if it is not known when. */
  readonly to: { readonly start: string; readonly end: string } | null;
}

/** What a mail is about, in its state when the mail was planned. */
export type MailContent =
  | {
      readonly case: 'order';
      readonly order: Order;
      /** Whether calendars have sessions that touch as entries of their own (D-calendar-entries). */
      readonly isApart?: boolean;
    }
  | {
      readonly case: 'changed';
      readonly order: Order;
      /** The order as it was. */
      readonly before: Order;
      readonly isApart: boolean;
      readonly changes: readonly ToldSessionChange[];
      /** Also what another mail of the same moment tells. */
      readonly all?: readonly ToldSessionChange[];
      /** What the change gives back, as a decimal amount. */
      readonly back: number;
      readonly isToRecipient: boolean;
    }
  /** A session that is in no schedule any more, for its studio. */
  | {
      readonly case: 'session';
      readonly title: string;
      readonly start: string;
      readonly end: string;
      readonly people: number;
      readonly user: Order['user'];
    }
  /** What a studio writes to somebody who comes to a session. */
  | {
      readonly case: 'message';
      readonly name: string;
      readonly title: string;
      readonly start: string;
      readonly end: string;
      /** Null for one that says which session it is about. */
      readonly subject: string | null;
      readonly text: string;
      readonly provider: string;
      /** The address of the studio, to which answers go. */
      readonly replyTo: string;
    }
  /** A calendar of closures that cannot be read any more, for its studio. */
  | {
      readonly case: 'closures';
      /** The host of its address. */
      readonly host: string;
      /** When it could be read last, or was set, in milliseconds since 1970. */
      readonly since: number;
      readonly user: Order['user'];
    }
  | { readonly case: 'place'; readonly place: OfferedPlace }
  | {
      readonly case: 'money';
      readonly order: Order;
      /** The id of the payment at the payment provider. */
      readonly payment: string;
      readonly trouble: MoneyTrouble;
    };

/** A mail before its text is written. */
export interface PlannedMail {
  /** The same for each attempt to send the mail. */
  readonly id: string;
  readonly kind: MailKind;
  readonly recipient: string;
  readonly lang: Language;
  readonly content: MailContent;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  /** The order that the link in the mail opens; null for a mail without such a link. */
  readonly orderId: string | null;
}

/** A mail with its text. */
export interface Mail {
  readonly recipient: string;
  readonly lang: Language;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The .ics file that adds the sessions to a calendar or cancels them; null if there are none. */
  readonly calendar: string | null;
  /** To whom answers go, unless to the sender. */
  readonly replyTo?: string;
}
