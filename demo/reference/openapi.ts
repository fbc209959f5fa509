import Fastify from 'fastify';
import { api } from '../api/app.ts';
import { startClock } from '../api/clock.ts';
import type { Database } from '../api/database/database.ts';
import { guessLimit } from '../api/guess-limit.ts';
import { openLive } from '../api/live/live.ts';
import { openPayments } from '../api/payments/providers.ts';
import { serverOptions } from '../api/server-options.ts';
import type { Services } from '../api/service-types.ts';
import { sharing } from '../api/sharing.ts';

const refuse = () => Promise.reject(new Error('The document is made without a database.'));

const database: Database = {
  query: refuse,
  transaction: refuse,
  urgent: { query: refuse, transaction: refuse },
  close: () => Promise.resolve(),
};

/** Returns the text of the demo's OpenAPI document, as `GET /api/openapi.json` answers it. */
export async function openApiText(): Promise<string> {
  const app = Fastify(serverOptions({ isDemo: true, trustProxy: [] }, { level: 'silent' }));
  const payments = openPayments({ isDemo: true, stripe: null }, database, app.log);
  const clock = startClock(Date.now());
  const services: Services = {
    ...{ database, payments, shownPayments: payments, mail: null, signIn: null, webhookSecret: null, isDemo: true },
    clock,
    live: openLive(database, clock, { onFailure: () => {}, mostOfNetwork: 1 }),
    couponGuesses: guessLimit(1),
    share: sharing(),
    siteUrl: () => 'http://localhost',
    guestLimits: { share: 1, places: 1, orders: 1, mails: 1 },
    keptDays: { names: 1, accounts: 1, figures: 1 },
    rateLimit: 1000,
    sinceSweep: () => 0,
    isMailAway: () => false,
    stopJobs: () => Promise.resolve(),
  };
  await app.register(api(services), { prefix: '/api' });
  const { body } = await app.inject('/api/openapi.json');
  await app.close();
  return body;
}
