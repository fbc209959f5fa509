import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fiveEvents, permutations } from '../../fixtures/stripe/five-events.ts';
import { openStripeDesk, type StripeDesk } from '../../fixtures/stripe/stripe-desk.ts';
import { type Stock, stockOf } from '../buying/stock.ts';

let desk: StripeDesk;
let stock: Stock;
beforeAll(async () => {
  desk = await openStripeDesk();
  stock = stockOf(desk.server.services.database);
  desk.api.webhooks.mode = 'held';
});
afterAll(() => desk?.close());

describe('D-calls-webhook: messages arrive in any order', { tags: ['@long'] }, () => {
  it.each([
    ['confirmed', null, false],
    ['refunded', 'done', true],
  ] as const)(
    '(I3) all 120 permutations of the five of a payment leave its order %s',
    async (state, refund, isGiven) => {
      const offer = await stock.offer({ capacity: 200 });
      const orders = permutations(5);
      expect(new Set(orders.map(String)).size).toBe(120);
      for (const places of orders) {
        const order = await desk.buy(await desk.newGuest(), [offer.at()]);
        const events = await fiveEvents(desk, order);
        expect(events).toHaveLength(5);
        if (isGiven) await giveBack(order.payment?.id ?? '');
        desk.api.webhooks.held.splice(0, desk.api.webhooks.held.length, ...events);
        await desk.api.webhooks.release(places);
        expect([places, await stock.rows('SELECT state, refund FROM purchase WHERE id = $1', [order.id])]).toEqual([
          places,
          [{ state, refund }],
        ]);
      }
      expect(await offer.taken(offer.at())).toBe(isGiven ? 0 : 120);
    },
  );
});

/** As somebody does in Stripe's dashboard. */
async function giveBack(intent: string): Promise<void> {
  const headers = { authorization: `Bearer ${desk.api.environment['STRIPE_SECRET_KEY']}` };
  await fetch(`${desk.api.url}/v1/refunds`, {
    method: 'POST',
    headers,
    body: new URLSearchParams({ payment_intent: intent }),
  });
}
