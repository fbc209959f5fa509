import type { Clock } from './clock.ts';
import type { Database } from './database/database.ts';
import type { PaymentPort } from './payments/port.ts';

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
  /** Whether the powers of a demo exist: faults on request, time on request, the test gateway (D-demo-mode). */
  readonly isDemo: boolean;
  readonly payments: PaymentPort;
  /** Requests a minute from one address. */
  readonly rateLimit: number;
  /** The secret that Stripe signs its messages with; null where Stripe takes no payments. */
  readonly webhookSecret: string | null;
  /** Stops the sweep and waits for a run under way. */
  readonly stopSweep: () => Promise<void>;
}

/** The services that orders and their payments need. */
export type OrderServices = Pick<Services, 'database' | 'clock' | 'payments'>;
