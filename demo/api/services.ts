import type { Environment, StripeSettings } from '../environment.ts';
import { startSweep } from './booking/sweep.ts';
import type { Clock } from './clock.ts';
import type { Database } from './database/database.ts';
import { migrate, readMigrations } from './database/migrate.ts';
import { openDatabase } from './database/open.ts';
import { failure } from './logging.ts';
import type { PaymentPort } from './payments/port.ts';
import { besideEachOther, createAbsentStripe } from './payments/providers.ts';
import { createStripePayments } from './payments/stripe.ts';
import { createStripeClient } from './payments/stripe-client.ts';
import { createTestGateway } from './payments/test-gateway.ts';
import { seed } from './sample-data/seed.ts';

/** The part of a pino logger that the services write to. */
export interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** What every call of the API works with. */
export interface Services {
  readonly database: Database;
  readonly clock: Clock;
  readonly payments: PaymentPort;
  readonly rateLimit: number;
  /** What Stripe signs its messages with; null where Stripe takes no payments. */
  readonly webhookSecret: string | null;
  readonly stopSweep: () => Promise<void>;
}

export type ServiceSettings = Pick<Environment, 'databaseUrl' | 'dataDir' | 'sampleScale' | 'rateLimit' | 'stripe'>;

/** Opens the database, brings its schema up to date, fills it where it is empty and starts giving expired holds back. */
export async function createServices(
  settings: ServiceSettings,
  clock: Clock,
  log: Log,
  open: typeof openDatabase = openDatabase,
): Promise<Services> {
  const database = await open(settings, (error) =>
    log.error({ failure: failure(error) }, 'a database connection was lost'),
  );
  try {
    await migrate(database, await readMigrations(), clock.now());
    await seed(database, clock.now(), settings.sampleScale);
  } catch (error) {
    await database.close();
    throw error;
  }
  const desk = { database, clock, payments: openPayments(settings.stripe, database, log) };
  const stopSweep = startSweep(desk, (error) => log.error({ failure: failure(error) }, 'the sweep failed'));
  return { ...desk, rateLimit: settings.rateLimit, webhookSecret: settings.stripe?.webhookSecret ?? null, stopSweep };
}

function openPayments(settings: StripeSettings | null, database: Database, log: Log): PaymentPort {
  const testGateway = createTestGateway(database);
  if (settings === null) return besideEachOther(testGateway, createAbsentStripe(database), testGateway);
  const stripe = createStripePayments(createStripeClient(settings), database, settings.publicKey, log);
  return besideEachOther(stripe, stripe, testGateway);
}

/** Ends the sweep, then closes the database and gives its folder free. */
export async function closeServices(services: Services): Promise<void> {
  await services.stopSweep();
  await services.database.close();
}

/** Whether the database answers: what `GET /healthz` says. */
export async function isReady(services: Services): Promise<boolean> {
  try {
    await services.database.query('SELECT 1');
    return true;
  } catch {
    return false;
  }
}
