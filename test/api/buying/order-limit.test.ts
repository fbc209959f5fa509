import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outcome } from '../../fixtures/server/client.ts';
import { START } from '../../fixtures/server/one-server.ts';
import { type Seed, seedOf } from '../../fixtures/server/seed-of.ts';
import { type OneStripeServer, openOneStripeServer } from '../../fixtures/stripe/stripe-servers.ts';

let api: OneStripeServer;
let seed: Seed;
beforeAll(async () => {
  api = await openOneStripeServer();
  seed = seedOf(api.server.services.database);
});
afterAll(() => api?.close());

const intents = () => api.stripe.books.intents.size;

/** Orders the same places again and again; returns the outcomes, and how many payments were opened. */
async function orderAgain(token: string, times: number) {
  const held = await api.hold(token, [(await seed.offer({ price_cents: 1200 })).at('10:00')]);
  const before = intents();
  const outcomes = [];
  for (let n = 0; n < times; n += 1) outcomes.push(outcome(await api.order(token, held.body.id, 12)));
  return { outcomes, opened: intents() - before };
}

describe('D-order-limit: payments that are begun and not paid', () => {
  it('whoever orders again and again has twenty payments in an hour, and is then told what to do', async () => {
    const token = await api.newGuest();
    const { outcomes, opened } = await orderAgain(token, 22);
    expect(outcomes.slice(0, 20).map(([status]) => status)).toEqual(Array(20).fill(201));
    expect(outcomes.slice(20)).toEqual([
      [409, 'order-limit'],
      [409, 'order-limit'],
    ]);
    expect(opened).toBe(20);
  });

  it('another buyer has a limit of their own', async () => {
    expect((await orderAgain(await api.newGuest(), 1)).outcomes[0]?.[0]).toBe(201);
  });

  it('an account counts over all of its holds, and can order again after an hour', async () => {
    const token = 'demo-coach';
    expect((await orderAgain(token, 12)).opened).toBe(12);
    expect((await orderAgain(token, 12)).opened).toBe(8);
    api.time.now = START + 3_600_001;
    expect((await orderAgain(token, 1)).opened).toBe(1);
    api.time.now = START;
  });
});
