import type { Language } from '../../core/text/language.ts';
import type { GuestLimits } from '../environment/guest-limits.ts';
import type { KeptDays } from '../environment/kept-days.ts';
import type { Clock } from './clock.ts';
import type { Database } from './database/database.ts';
import type { GuessLimit } from './guess-limit.ts';
import type { Live } from './ports/live.ts';
import type { MailPort } from './ports/mail.ts';
import type { PaymentPort } from './ports/payment.ts';
import type { SignInPort } from './ports/sign-in.ts';
import type { Share } from './sharing.ts';

/** The part of a pino logger that the services write to. */
export interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** What every call of the API works with. `services.ts` makes them. */
export interface Services {
  readonly database: Database;
  readonly clock: Clock;
  /** Tells browsers which places are taken. */
  readonly live: Live;
  /** Counts wrong coupon codes (D-coupon-guesses). */
  readonly couponGuesses: GuessLimit;
  /** Reads tokens of the identity provider; null if nobody signs in by one. */
  readonly signIn: SignInPort | null;
  /** For reads that many callers make at the same time. */
  readonly share: Share;
  /** Whether demo mode is on, with faults on request, time on request and the test gateway (D-demo-mode). */
  readonly isDemo: boolean;
  readonly payments: PaymentPort;
  /** The same, for calls that only show a payment: each payment is read once a second (D-shown-payments). */
  readonly shownPayments: PaymentPort;
  /** Sends mail; null without a mail server: mails are then only kept in the database (D-mail). */
  readonly mail: MailPort | null;
  /** Returns the site's origin, for links in mails; known once the server listens. */
  readonly siteUrl: (lang: Language) => string;
  /** What people without an account may do at most. */
  readonly guestLimits: GuestLimits;
  /** For how long what concerns people is kept. */
  readonly keptDays: KeptDays;
  /** Requests a minute from one address. */
  readonly rateLimit: number;
  /** The secret that Stripe signs its messages with; null if Stripe takes no payments. */
  readonly webhookSecret: string | null;
  /**
   * Returns the milliseconds since the last run of the sweep or, before the first run, since the services were made.
   */
  readonly sinceSweep: () => number;
  /** Returns whether the mail server takes no mail at present (D-mail-server-away). */
  readonly isMailAway: () => boolean;
  /** Stops the jobs and waits for the ones that are running. */
  readonly stopJobs: () => Promise<void>;
}

/** The services that orders and their payments need. */
export type OrderServices = Pick<Services, 'database' | 'clock' | 'payments' | 'keptDays'>;

/** The services that mail needs. */
export type MailServices = Pick<Services, 'database' | 'clock' | 'mail' | 'siteUrl'>;
