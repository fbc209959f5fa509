import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { ApiFault } from '../../fixtures/stripe/api/stripe-api.ts';
import { type Load, numbersOf, openLoad } from '../../fixtures/stripe/under-load.ts';

/** How long buyers buy, in milliseconds. */
const LOAD_MS = 80_000;

const FAULTS: readonly ApiFault[] = ['cut-before', 'cut-after', { status: 500 }, { status: 429 }];

/** One thing that goes wrong, in turn. */
const DISTURBANCES: readonly ((load: Load, random: () => number) => Promise<unknown>)[] = [
  async ({ processes, start }, random) => {
    const place = random() < 0.5 ? 0 : 1;
    await processes[place]?.kill();
    await start(place);
  },
  ({ api }) =>
    api.database.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE pid <> pg_backend_pid() AND datname = current_database() AND state <> 'idle'`,
    ),
  async ({ wire }, random) => {
    for (const when of ['before', 'after'] as const) {
      wire.cutNth(1 + Math.floor(random() * 60), when);
      await sleep(400);
    }
  },
  async ({ api }, random) => {
    const fault = FAULTS[Math.floor(random() * FAULTS.length)] ?? 'cut-before';
    const rule = () => (random() < 0.5 ? fault : null);
    api.stripe.faults.add(rule);
    await sleep(1_500);
    api.stripe.faults.delete(rule);
  },
  async ({ smtp }) => {
    smtp.answer = smtp.answer === 'taken' ? 'refused' : 'taken';
  },
  async ({ api }, random) => {
    api.stripe.webhooks.mode =
      (['after', 'duplicated', 'never', 'before'] as const)[Math.floor(random() * 4)] ?? 'after';
  },
  async ({ processes, start }, random) => {
    const place = random() < 0.5 ? 0 : 1;
    await processes[place]?.stop();
    await start(place);
  },
  ({ postgres }) => postgres.restart(),
];

/** Disturbs until buyers have bought. */
async function disturb(load: Load, bought: Promise<void>, random: () => number): Promise<void> {
  let isOver = false;
  bought.finally(() => {
    isOver = true;
  });
  const count = (what: string) => {
    load.counts[what] = (load.counts[what] ?? 0) + 1;
  };
  for (let n = 0; !isOver; n += 1) {
    await DISTURBANCES[n % DISTURBANCES.length]?.(load, random).catch(() => count('a disturbance met another'));
    count('disturbances');
    await sleep(500);
  }
}

describe('(I1) to (I10) D-same-rules, D-lost-connection: the books under load', { tags: ['@long'] }, () => {
  it('two processes that are killed and restarted, with cut connections and with faults of payments and mails, lose nothing and sell nothing twice', async () => {
    const load = await openLoad();
    const bought = load.buy(LOAD_MS);
    await disturb(load, bought, numbersOf(7));
    await bought;
    expect(await load.judge()).toEqual({ violations: [], lost: [] });
    expect([...load.told.values()].filter(({ state }) => state === 'confirmed').length).toBeGreaterThan(50);
    await load.expectMails();
  }, 400_000);
});
