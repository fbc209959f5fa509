import { setTimeout as sleep } from 'node:timers/promises';
import type { Language } from '../../core/text/language.ts';
import type { Environment } from '../environment.ts';
import type { Clock } from './clock.ts';
import { requireCollation } from './database/collation.ts';
import { moveCounters } from './database/counters.ts';
import { migrate, readMigrations } from './database/migrate.ts';
import { openDatabase } from './database/open.ts';
import { tellingTouched } from './database/touched.ts';
import { every } from './every.ts';
import { guessLimit } from './guess-limit.ts';
import { readDueCalendars } from './jobs/closures/closure-calendars.ts';
import { followDatabase } from './jobs/follow-database.ts';
import { startMailing } from './jobs/mail.ts';
import { startSweep } from './jobs/sweep.ts';
import { type LiveOptions, openLive } from './live/live.ts';
import { causesOf, failure } from './logging.ts';
import { type SendingTimes, smtp } from './mail/smtp.ts';
import { openPayments } from './payments/providers.ts';
import { shownPayments } from './payments/shown-payments.ts';
import { openSignIn } from './people/sign-in.ts';
import { readyData } from './sample-data/ready-data.ts';
import type { Log, Services } from './service-types.ts';
import { sharing } from './sharing.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

type ServiceSettings = Pick<
  Environment,
  | 'isDemo'
  | 'databaseUrl'
  | 'dataDir'
  | 'sampleScale'
  | 'rateLimit'
  | 'guestLimits'
  | 'keptDays'
  | 'stripe'
  | 'mail'
  | 'signIn'
> & {
  /** Returns the site's origin, known once the server listens. */
  readonly siteUrl: (lang: Language) => string;
};

/** Options of a start in addition to its settings. */
export interface StartOptions {
  /** Opens the database; `openDatabase` by default. */
  readonly open?: typeof openDatabase;
  /** Receives a sentence about each step of the start that takes time. */
  readonly tell?: (sentence: string) => void;
  /**
   * The time limits of sending mail, and the pause between two searches for unsent mail, in milliseconds; by default
   * those for a real mail server.
   */
  readonly mailing?: SendingTimes & { readonly pause?: number };
  /** Milliseconds from one start of the sweep to the next; 30,000 by default. */
  readonly sweepPause?: number;
  /** The times and the bounds of live places; by default those of a real server. */
  readonly liveness?: Partial<LiveOptions>;
  /** How often a payment that is only shown is read, in milliseconds; once a second by default. */
  readonly paymentPause?: number;
  /** Returns the milliseconds that have passed, for how long keys of the identity provider are kept. */
  readonly elapsed?: () => number;
}

/**
 * Opens the database and brings its schema up to date, fills an empty database with sample data in demo mode, and
 * starts the jobs.
 */
export async function createServices(
  settings: ServiceSettings,
  clock: Clock,
  log: Log,
  {
    open = openDatabase,
    tell = () => {},
    mailing = {},
    sweepPause,
    liveness = {},
    paymentPause = 1000,
    elapsed,
  }: StartOptions = {},
): Promise<Services> {
  const lost = (error: Error) => log.error({ failure: failure(error) }, 'a database connection was lost');
  const opened = await open(settings, lost, { tell });
  try {
    await followDatabase({ clock, database: opened });
    await requireCollation(opened);
    await migrate(opened, await readMigrations(), clock.now(), { tell });
    await opened.transaction(moveCounters);
    await readyData(opened, settings, clock.now(), tell);
  } catch (error) {
    await opened.close();
    throw error;
  }
  const { isDemo, siteUrl, keptDays } = settings;
  const live = openLive(opened, clock, {
    onFailure: (error) => log.error({ failure: failure(error) }, 'telling taken places failed'),
    mostOfNetwork: Math.ceil(settings.rateLimit / 4),
    ...liveness,
  });
  const database = tellingTouched(opened, live.tell);
  const mail = settings.mail === null ? null : smtp(settings.mail, mailing);
  const services = { database, clock, payments: openPayments(settings, database, log), mail, siteUrl, keptDays };
  let sweptAt = performance.now();
  const stopSweep = startSweep(
    services,
    (error) => {
      for (const cause of causesOf(error)) log.error({ failure: failure(cause) }, 'the sweep failed');
    },
    () => {
      sweptAt = performance.now();
    },
    sweepPause,
  );
  const stopClosures = every(
    MINUTE_MS,
    (signal) => readDueCalendars({ database, clock }, undefined, signal),
    (error) => log.error({ failure: failure(error) }, 'reading calendars of closures failed'),
  );
  const sending = startMailing(services, log, mailing.pause);
  return {
    ...services,
    live,
    share: sharing(),
    couponGuesses: guessLimit(HOUR_MS),
    shownPayments: shownPayments(
      services.payments,
      sharing(() => sleep(paymentPause, undefined, { ref: false })),
    ),
    signIn: settings.signIn && openSignIn(settings.signIn, clock, log, elapsed),
    isDemo,
    rateLimit: settings.rateLimit,
    guestLimits: settings.guestLimits,
    webhookSecret: settings.stripe?.webhookSecret ?? null,
    isMailAway: sending.isAway,
    sinceSweep: () => performance.now() - sweptAt,
    stopJobs: async () => {
      await Promise.all([stopSweep(), stopClosures(), sending.stop()]);
    },
  };
}

/** Stops the jobs, then closes the database and releases the lock of its folder. */
export async function closeServices(services: Services): Promise<void> {
  await services.stopJobs();
  await services.live.stop();
  await services.database.close();
}
