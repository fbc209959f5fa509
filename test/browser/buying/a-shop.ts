import { randomUUID } from 'node:crypto';
import type { Browser } from 'playwright-core';
import type { Database } from '../../../demo/api/database/database.ts';
import { openDatabase } from '../../../demo/api/database/open.ts';
import { sweep } from '../../../demo/api/jobs/sweep.ts';
import { once } from '../../../demo/api/once.ts';
import { createTestGateway } from '../../../demo/api/payments/test-gateway.ts';
import { readKeptDays } from '../../../demo/environment/kept-days.ts';
import { DEMO_NOW, type Demo, startDemo } from '../../fixtures/browser/demo.ts';
import { closePages, sharedBrowser } from '../../fixtures/browser/shared.ts';
import { expect, test } from '../../fixtures/browser/test.ts';
import { copyDatabase } from '../../fixtures/server/databases.ts';
import { copySample } from '../../fixtures/server/sample.ts';
import { violations } from '../../fixtures/suites/invariants.ts';

/** A demo user, by the end of their token. */
export type Who = 'customer' | 'subscriber' | 'company' | 'provider' | 'coach' | 'admin';

/** The demo on a real PostgreSQL, with direct access to its database. */
export interface Shop {
  readonly demo: Demo;
  readonly browser: Browser;
  readonly database: Database;
  /** Runs the sweep at once. */
  sweep(): Promise<void>;
  /** Closes the shop; fails if an invariant of places, money or waiting lists is violated. */
  close(): Promise<void>;
}

/** An order as the database has it. */
export interface Sale {
  readonly id: string;
  readonly state: string;
  readonly total: number;
  /** The state and the sum of its payment; null without one. */
  readonly payment: string | null;
  readonly paid: number | null;
}

/**
 * Opens a shop whose padel has practically no monthly limit; `more` are environment variables, `isExcused` says which
 * violations do not count, because other books have the payments. The bundle must have been built.
 */
export function openShop(
  more: Readonly<Record<string, string>> = {},
  isExcused: (violation: string) => boolean = () => false,
): Promise<Shop> {
  return openShopOn((databaseUrl) => startDemo({ DATABASE_URL: databaseUrl, ...more }), isExcused);
}

/** Opens a shop before the tests of a file or a `describe`, and closes it after them. What it returns is empty until then. */
export function shopFor<Opened extends Shop>(open: () => Promise<Opened>): Opened {
  const shop = {} as Opened;
  test.beforeAll(async () => {
    Object.assign(shop, await open());
  });
  test.afterAll(() => shop.close?.());
  return shop;
}

/** The same shop, with a server that `start` starts on its database. */
export async function openShopOn(
  start: (databaseUrl: string) => Promise<Demo>,
  isExcused: (violation: string) => boolean = () => false,
): Promise<Shop> {
  const { url, known } = await sample();
  const { url: databaseUrl, stop } = await copyDatabase(url);
  const [demo, browser] = await Promise.all([start(databaseUrl), sharedBrowser()]);
  const database = await openDatabase({ databaseUrl, dataDir: null }, () => {});
  const clock = { now: () => Date.parse(DEMO_NOW) };
  return {
    demo,
    browser,
    database,
    sweep: () => sweep({ database, clock, keptDays: readKeptDays({}), payments: createTestGateway(database) }),
    async close() {
      await closePages(browser);
      try {
        expect((await violations(database)).filter((one) => !known.has(one) && !isExcused(one))).toEqual([]);
      } finally {
        await demo.stop();
        await database.close();
        await stop();
      }
    },
  };
}

/** The template of every shop, filled once a run: its database, and its violations from the start. */
interface Sample {
  readonly url: string;
  readonly known: ReadonlySet<string>;
}

const sample = once(async (): Promise<Sample> => {
  const { url } = await copySample(Date.parse(DEMO_NOW));
  const database = await openDatabase({ databaseUrl: url, dataDir: null }, () => {});
  await database.query("UPDATE slotted SET book_month = 200 WHERE url = 'padel-duo'");
  // Some of the sample's customers are in two places at once.
  const known = new Set(await violations(database));
  await database.close();
  return { url, known };
});

/** A call of another device, with a key of its own; fails if the API refuses. */
export async function call<Answer>(
  { demo }: Shop,
  who: Who,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
): Promise<Answer> {
  const response = await fetch(`${demo.url}/api/v1${path}`, {
    method,
    headers: {
      authorization: `Bearer demo-${who}`,
      'idempotency-key': randomUUID(),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  expect(response.ok, `${method} ${path}: ${text}`).toBe(true);
  return (text === '' ? null : JSON.parse(text)) as Answer;
}

interface Ordered {
  readonly id: string;
  readonly payment: { readonly id: string } | null;
}

/** Another person buys these slots with a card that succeeds; returns the order's id. */
export async function buyElsewhere(shop: Shop, who: Who, slots: readonly string[], total: number): Promise<string> {
  const held = await call<{ readonly id: string }>(shop, who, 'POST', '/hold', { slots });
  const order = await call<Ordered>(shop, who, 'POST', '/order', { hold: held.id, total });
  if (order.payment) await call(shop, who, 'POST', `/test-gateway/${order.payment.id}`, { card: 'success' });
  return order.id;
}

const SALE = `SELECT DISTINCT purchase.id, purchase.state, total_cents AS total, purchase.created_at,
  test_payment.state AS payment, amount_cents AS paid
  FROM purchase LEFT JOIN test_payment ON test_payment.id::text = payment_id
  LEFT JOIN booking ON booking.purchase_id = purchase.id`;

/** Every order of one slot or one item, in any state, the earliest first. */
export function salesOf({ database }: Shop, what: string): Promise<readonly Sale[]> {
  return database.query<Sale>(
    `SELECT id, state, total, payment, paid FROM (${SALE} WHERE place_id = $1 OR item = $1) AS sale
     ORDER BY created_at, id`,
    [what],
  );
}

/** How many places of a slot are taken: booked or held. */
export async function takenOf({ database }: Shop, slot: string): Promise<number> {
  const [place] = await database.query<{ taken: number }>('SELECT taken FROM place WHERE id = $1', [slot]);
  return place?.taken ?? 0;
}
