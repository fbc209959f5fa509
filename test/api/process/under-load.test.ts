import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAYMENT_MS } from '../../../demo/api/booking/order-rows.ts';
import { type ApiProcess, startApiProcess } from '../../fixtures/server/api-process.ts';
import { type CutWire, cutWire } from '../../fixtures/server/cut-wire.ts';
import { type MailServer, openMailServer } from '../../fixtures/server/mail-server.ts';
import { type Postgres, startPostgres } from '../../fixtures/server/postgres.ts';
import { addOffer, addPeople, session } from '../../fixtures/server/seed.ts';
import type { ApiFault } from '../../fixtures/stripe/api/stripe-api.ts';
import { confirmCard, NUMBERS } from '../../fixtures/stripe/buyer.ts';
import { openTwoStripeServers, type TwoStripeServers } from '../../fixtures/stripe/stripe-servers.ts';

/** How long buyers buy, in milliseconds. */
const LOAD_MS = 80_000;

/** How many buyers buy at the same time, for how many starts of each offer. */
const BUYERS = 16;
const STARTS = 40;

/** Another instant of the mail server's patience: every mail that waits is due by then. */
const TWO_DAYS = 172_800_000;

interface Answer {
  readonly status: number;
  readonly body: { readonly id: string; readonly state: string; readonly payment: Payment | null };
}

interface Payment {
  readonly id: string;
  readonly clientSecret: string;
}

let postgres: Postgres;
let api: TwoStripeServers;
let wire: CutWire;
let smtp: MailServer;
const processes: ApiProcess[] = [];
let isOver = false;

beforeAll(async () => {
  postgres = await startPostgres();
  [api, smtp] = await Promise.all([openTwoStripeServers(Promise.resolve(postgres)), openMailServer()]);
  wire = await cutWire(api.url);
  for (const place of [0, 1]) await start(place);
});

afterAll(async () => {
  await Promise.all(processes.map((one) => one.kill()));
  await wire?.close();
  await smtp?.close();
  await api?.close();
});

async function start(place: number): Promise<void> {
  const variables = { ...api.stripe.environment, SMTP_URL: smtp.url, MAIL_FROM: 'bonjour@market.example' };
  processes[place] = await startApiProcess(wire.url, api.time.now + sinceStart(), variables);
  api.stripe.webhooks.url = `${processes[place]?.url}/api/v1/webhook/stripe`;
}

const startedAt = Date.now();
const sinceStart = () => Date.now() - startedAt;

/** Returns pseudo-random numbers from 0 to below 1, the same in each run. */
function numbersOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Makes a call to a process, and again to either of them while it has no answer or a failure; null if it never has one. */
async function persist(
  method: string,
  path: string,
  token: string,
  body?: unknown,
  key?: string,
): Promise<Answer | null> {
  for (let n = 0; n < 12; n += 1) {
    try {
      const answer = await fetch(`${processes[n % 2]?.url}/api${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(key !== undefined && { 'idempotency-key': key }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(20_000),
      });
      const text = await answer.text();
      if (answer.status < 500) return { status: answer.status, body: JSON.parse(text || 'null') };
    } catch {
      // The process was killed, or the connection to it was lost.
    }
    await sleep(300);
  }
  return null;
}

/** What buyers were told, by the id of the order. */
const told = new Map<string, { readonly token: string; readonly state: 'confirmed' | 'cancelled' }>();
const counts: Record<string, number> = {};
const count = (what: string) => {
  counts[what] = (counts[what] ?? 0) + 1;
};

async function buy(token: string, offers: readonly number[], random: () => number): Promise<void> {
  const pick = () => session(offers[Math.floor(random() * offers.length)] ?? 0, Math.floor(random() * STARTS));
  const place = pick();
  const held = await persist('POST', '/v1/hold', token, { slots: [place] });
  count(`hold ${held?.status ?? 'unanswered'}`);
  if (held?.status === 409 && random() < 0.3) await persist('POST', `/v1/waiting-list/${place}`, token);
  if (held?.status !== 201) return;
  const quote = (await persist('POST', '/v1/quote', token, { hold: held.body.id })) as {
    body: { total: number };
  } | null;
  if (quote === null || random() < 0.1) return void (await persist('DELETE', `/v1/hold/${held.body.id}`, token));
  const wishes = { hold: held.body.id, total: quote.body.total };
  const ordered = await persist('POST', '/v1/order', token, wishes, randomUUID());
  count(`order ${ordered?.status ?? 'unanswered'}`);
  if (ordered?.status !== 201) return;
  const { id, payment } = ordered.body;
  if (payment) {
    const number = random() < 0.15 ? NUMBERS.declines : NUMBERS.pays;
    await confirmCard(api.stripe, payment, number).catch(() => null);
  }
  const read = await persist('GET', `/v1/order/${id}`, token);
  count(`state ${read?.body.state ?? 'unanswered'}`);
  if (read?.body.state !== 'confirmed') return;
  told.set(id, { token, state: 'confirmed' });
  if (random() < 0.4) {
    told.delete(id);
    const cancelled = await persist('DELETE', `/v1/order/${id}`, token);
    count(`cancel ${cancelled?.status ?? 'unanswered'}`);
    if (cancelled?.status === 200) told.set(id, { token, state: 'cancelled' });
  }
}

const FAULTS: readonly ApiFault[] = ['cut-before', 'cut-after', { status: 500 }, { status: 429 }];

/** One thing that goes wrong, in turn. */
const DISTURBANCES: readonly ((random: () => number) => Promise<unknown>)[] = [
  async (random) => {
    const place = random() < 0.5 ? 0 : 1;
    await processes[place]?.kill();
    await start(place);
  },
  () =>
    api.database.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE pid <> pg_backend_pid() AND datname = current_database() AND state <> 'idle'`,
    ),
  async (random) => {
    for (const when of ['before', 'after'] as const) {
      wire.cutNth(1 + Math.floor(random() * 60), when);
      await sleep(400);
    }
  },
  async (random) => {
    const fault = FAULTS[Math.floor(random() * FAULTS.length)] ?? 'cut-before';
    const rule = () => (random() < 0.5 ? fault : null);
    api.stripe.faults.add(rule);
    await sleep(1_500);
    api.stripe.faults.delete(rule);
  },
  async () => {
    smtp.answer = smtp.answer === 'taken' ? 'refused' : 'taken';
  },
  async (random) => {
    api.stripe.webhooks.mode =
      (['after', 'duplicated', 'never', 'before'] as const)[Math.floor(random() * 4)] ?? 'after';
  },
  async (random) => {
    const place = random() < 0.5 ? 0 : 1;
    await processes[place]?.stop();
    await start(place);
  },
  () => postgres.restart(),
];

async function disturb(random: () => number): Promise<void> {
  for (let n = 0; !isOver; n += 1) {
    await DISTURBANCES[n % DISTURBANCES.length]?.(random).catch(() => count('a disturbance met another'));
    count('disturbances');
    await sleep(500);
  }
}

describe('(I1) to (I10) D-same-rules, D-lost-connection: the books under load', { tags: ['@long'] }, () => {
  it('two processes that are killed and restarted, with cut connections and with faults of payments and mails, lose nothing and sell nothing twice', async () => {
    const offers = [
      await addOffer(api.database, { capacity: 1, wait_list_booking: true }),
      await addOffer(api.database, { capacity: 3 }),
      await addOffer(api.database, { capacity: 2, price_cents: 0, wait_list_booking: true }),
    ];
    const buyers = await addPeople(api.database, BUYERS);
    const disturbed = disturb(numbersOf(7));
    const end = Date.now() + LOAD_MS;
    const bought = buyers.map(async ({ token, id }) => {
      const random = numbersOf(id);
      while (Date.now() < end) await buy(token, offers, random);
    });
    await Promise.all(bought);
    isOver = true;
    await disturbed;

    api.stripe.faults.clear();
    api.stripe.webhooks.mode = 'after';
    smtp.answer = 'taken';
    await api.stripe.webhooks.quiet();
    await Promise.all(processes.map((one) => one.stop()));
    api.time.now += sinceStart() + 2 * PAYMENT_MS;
    for (let n = 0; n < 6; n += 1) await api.sweep();
    console.info(JSON.stringify(counts));

    expect(await api.violations()).toEqual([]);
    const rows = await api.database.query<{ id: string; state: string }>('SELECT id, state FROM purchase');
    const states = new Map(rows.map(({ id, state }) => [id, state]));
    expect([...told].filter(([id, { state }]) => states.get(id) !== state)).toEqual([]);
    expect([...told.values()].filter(({ state }) => state === 'confirmed').length).toBeGreaterThan(50);

    api.time.now += TWO_DAYS;
    const last = await startApiProcess(api.url, api.time.now, {
      ...{ ...api.stripe.environment, SMTP_URL: smtp.url, MAIL_FROM: 'bonjour@market.example' },
    });
    processes.push(last);
    const pending = () => api.database.query(`SELECT id FROM outbox WHERE state = 'pending'`);
    await expect.poll(async () => (await pending()).length, { timeout: 120_000, interval: 500 }).toBe(0);
    const sent = await api.database.query<{ id: string }>(`SELECT id FROM outbox WHERE state = 'sent'`);
    const taken = new Set(smtp.taken.map(({ messageId }) => messageId));
    expect(sent.filter(({ id }) => !taken.has(`<${id}@market.example>`))).toEqual([]);
  }, 400_000);
});
