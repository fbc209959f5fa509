import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sweep } from '../../../demo/api/jobs/sweep.ts';
import { failure } from '../../../demo/api/logging.ts';
import type { Order } from '../../../demo/api/schemas/booking.ts';
import { orderIn } from '../../fixtures/server/client.ts';
import { START } from '../../fixtures/server/one-server.ts';
import { PROVIDER } from '../../fixtures/server/seed.ts';
import { type OfferForSale, type Seed, seedOf } from '../../fixtures/server/seed-of.ts';
import { closeDispute, disputePayment, returnRefund } from '../../fixtures/stripe/api/afterwards.ts';
import { confirmCard } from '../../fixtures/stripe/buyer.ts';
import { type OneStripeServer, openOneStripeServer } from '../../fixtures/stripe/stripe-servers.ts';
import { mailsTo } from '../mail/mails.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

let api: OneStripeServer;
let seed: Seed;
let offer: OfferForSale;
let studio: string;
let token: string;
let order: Order;

beforeAll(async () => {
  api = await openOneStripeServer();
  seed = seedOf(api.server.services.database);
  const [person] = await seed.rows<{ email: string }>('SELECT email FROM person WHERE id = $1', [PROVIDER]);
  studio = person?.email ?? '';
});
beforeEach(async () => {
  api.time.now = START;
  api.stripe.webhooks.mode = 'held';
  await seed.rows(`UPDATE purchase SET refund = 'done' WHERE refund = 'due'`);
  offer = await seed.offer();
  token = await api.newGuest();
  order = await api.buy(token, [offer.at()]);
  await confirmCard(api.stripe, order.payment);
  order = await api.read(token, order.id);
});
afterEach(() => api.stripe.faults.clear());
afterAll(() => api?.close());

const paymentId = () => order.payment?.id ?? '';
const read = () => api.read(token, order.id);
const hear = () => api.stripe.webhooks.release();
/** Does what changes a payment at Stripe, and delivers its message. */
async function told(change: (books: OneStripeServer['stripe']['books'], intentId: string) => void): Promise<void> {
  change(api.stripe.books, paymentId());
  const event = api.stripe.books.events.at(-1);
  if (event) expect(await api.stripe.webhooks.deliver(event)).toBe(200);
}
/** The mails about this order to an address, without no-break spaces. */
const mailsOf = async (address: string) =>
  (await mailsTo(api.server, address))
    .map(({ subject, text }) => ({ subject: withSpaces(subject), text: withSpaces(text) }))
    .filter(({ text }) => text.includes(order.id.slice(0, 8).toUpperCase()));
const withSpaces = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const subjectsOf = async (address: string) => (await mailsOf(address)).map(({ subject }) => subject);
/** Refunds the order, or a part of it, as an operator does in Stripe's dashboard. */
const giveBack = (cents?: number) =>
  fetch(`${api.stripe.url}/v1/refunds`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_fake' },
    body: new URLSearchParams({ payment_intent: paymentId(), ...(cents !== undefined && { amount: String(cents) }) }),
  });
/** Lets Stripe refuse refunds for good. */
const refuseRefunds = () =>
  api.stripe.faults.add(({ method, path }) => (method === 'POST' && path === '/v1/refunds' ? { status: 400 } : null));
/** Runs the sweep every half minute for `milliseconds`; returns what each failed run has logged. */
async function sweepFor(milliseconds: number): Promise<readonly string[]> {
  const logged: string[] = [];
  for (const end = api.time.now + milliseconds; api.time.now < end; ) {
    api.time.now += MINUTE / 2;
    await sweep(api.server.services).catch((error) => logged.push(JSON.stringify(failure(error))));
  }
  return logged;
}
const asked = () => api.stripe.seen.filter(({ path }) => path === '/v1/refunds').length;

describe('D-refunds: a refund that the payment provider refuses', () => {
  it('the cancellation stands, and the order says that the money is still to come', async () => {
    refuseRefunds();
    const cancelled = orderIn(await api.cancel(token, order.id));
    expect([cancelled.state, cancelled.payment?.state, cancelled.refund]).toEqual([
      'cancelled',
      'captured',
      { state: 'refused', amount: 12 },
    ]);
    expect([orderIn(await api.cancel(token, order.id)), await offer.taken(offer.at())]).toEqual([cancelled, 0]);
  });

  it('buyer and provider are told once, the provider with the reason', async () => {
    disputePayment(api.stripe.books, paymentId());
    await api.cancel(token, order.id);
    await sweepFor(10 * MINUTE);
    expect(await subjectsOf(order.buyer.email)).toEqual([
      'Réservation confirmée : Danse',
      'Commande annulée : Danse',
      'Remboursement retardé : Danse',
    ]);
    const [, cancelled, refused] = await mailsOf(order.buyer.email);
    expect(cancelled?.text).toContain('12,00 € vous seront remboursés');
    expect(refused?.text).toContain("le remboursement de 12,00 € n'a pas encore pu être fait");
    const [mail, ...others] = await mailsOf(studio);
    expect([mail?.subject, others]).toEqual(['Remboursement refusé : Danse', []]);
    expect(mail?.text).toContain('refuse de rembourser 12,00 € : charge_disputed.');
    expect(mail?.text).toContain(paymentId());
  });

  it('the sweep tries again after ever longer pauses, and its log names the order and the reason', async () => {
    disputePayment(api.stripe.books, paymentId());
    await api.cancel(token, order.id);
    await api.stripe.forgetSeen();
    const logged = await sweepFor(20 * MINUTE);
    expect([asked(), logged.length]).toEqual([5, 5]);
    expect(logged[0]).toContain(order.id);
    expect(logged[0]).toContain('charge_disputed');
    api.time.now += 60 * DAY;
    await sweep(api.server.services).catch(() => {});
    await api.stripe.forgetSeen();
    await sweepFor(5 * MINUTE);
    expect(asked()).toBe(0);
  });

  it('a refund that was refused is made once the payment provider accepts it', async () => {
    refuseRefunds();
    await api.cancel(token, order.id);
    api.stripe.faults.clear();
    expect(await sweepFor(MINUTE)).toEqual([]);
    expect([(await read()).refund, (await read()).payment?.state]).toEqual([{ state: 'made', amount: 12 }, 'refunded']);
  });

  it('a refund that is due does not wait while the payment provider is away', async () => {
    api.stripe.faults.add(({ path }) => (path === '/v1/refunds' ? { status: 500 } : null));
    expect(orderIn(await api.cancel(token, order.id)).refund).toEqual({ state: 'due', amount: 12 });
    await sweep(api.server.services).catch(() => {});
    api.stripe.faults.clear();
    await sweep(api.server.services);
    expect((await read()).refund).toEqual({ state: 'made', amount: 12 });
    expect(await subjectsOf(studio)).toEqual([]);
  });
});

describe("D-refunds: what happens in Stripe's dashboard and at banks", () => {
  it('a refund of a part is shown, and cancelling gives the rest back', async () => {
    await giveBack(500);
    await hear();
    expect([(await read()).state, (await read()).refund]).toEqual(['confirmed', { state: 'made', amount: 5 }]);
    const cancelled = orderIn(await api.cancel(token, order.id));
    expect([cancelled.refund, cancelled.payment?.state]).toEqual([{ state: 'made', amount: 12 }, 'refunded']);
    const mail = (await mailsOf(order.buyer.email)).at(-1);
    expect(mail?.text).toContain('7,00 € vous seront remboursés');
    expect(mail?.text).not.toContain('12,00 €');
  });

  it('refunds of parts that make up the whole end the order', async () => {
    await giveBack(500);
    await giveBack(700);
    await hear();
    expect([(await read()).state, (await read()).refund]).toEqual(['cancelled', { state: 'made', amount: 12 }]);
  });

  it('a refund that the bank returns is due again, is told, and is not tried again', async () => {
    await api.cancel(token, order.id);
    await told(returnRefund);
    expect((await read()).refund).toEqual({ state: 'returned', amount: 12 });
    expect((await subjectsOf(order.buyer.email)).at(-1)).toBe('Remboursement renvoyé par la banque : Danse');
    expect(await subjectsOf(studio)).toEqual(['Remboursement renvoyé par la banque : Danse']);
    await api.stripe.forgetSeen();
    expect([await sweepFor(MINUTE), asked()]).toEqual([[], 0]);
    await giveBack();
    await hear();
    expect((await read()).refund).toEqual({ state: 'made', amount: 12 });
  });

  it.each([
    ['won', 'Contestation gagnée : Danse', { state: 'confirmed', refund: null, dispute: 'won' }],
    ['lost', 'Contestation perdue : Danse', { state: 'confirmed', refund: null, dispute: 'lost' }],
  ] as const)(
    'a dispute that is %s is recorded, told to the provider, and leaves the order as it is',
    async (end, subject, row) => {
      await told(disputePayment);
      await told((books, id) => closeDispute(books, id, end));
      expect(await seed.rows('SELECT state, refund, dispute FROM purchase WHERE id = $1', [order.id])).toEqual([row]);
      expect(await subjectsOf(studio)).toEqual(['Paiement contesté : Danse', subject]);
      expect(await subjectsOf(order.buyer.email)).toEqual(['Réservation confirmée : Danse']);
    },
  );

  it('a lost dispute gives the buyer the money that was due', async () => {
    disputePayment(api.stripe.books, paymentId());
    await api.cancel(token, order.id);
    await told((books, id) => closeDispute(books, id, 'lost'));
    expect((await read()).refund).toEqual({ state: 'made', amount: 12 });
    await api.stripe.forgetSeen();
    expect([await sweepFor(MINUTE), asked()]).toEqual([[], 0]);
  });
});

describe('D-schedule-change: the share of a session that is called off, at Stripe', () => {
  it('a refused share is tried again, one that the bank returns is not, and cancelling gives back the rest', async () => {
    const both = await api.buy(token, [offer.at('11:00'), offer.at('12:00')]);
    await confirmCard(api.stripe, both.payment);
    await api.read(token, both.id);
    refuseRefunds();
    const body = { change: 'call-off', session: offer.at('11:00') };
    const ask = async (more: object) =>
      JSON.parse(
        (await api.server.call('PATCH', '/v1/studio/sessions', { token: 'demo-admin', body: { ...body, ...more } }))
          .text,
      );
    expect(await ask({ confirm: (await ask({})).confirm })).toMatchObject({ state: 'written' });
    await sweepFor(MINUTE / 2);
    expect(await api.read(token, both.id)).toMatchObject({
      state: 'confirmed',
      refund: { state: 'refused', amount: 12 },
    });
    api.stripe.faults.clear();
    await sweepFor(2 * MINUTE);
    await hear();
    expect(await api.read(token, both.id)).toMatchObject({ state: 'confirmed', refund: { state: 'made', amount: 12 } });
    const back = () => api.stripe.books.events.filter(({ type }) => type === 'charge.refunded').length;
    const before = back();
    await sweepFor(MINUTE);
    expect(back()).toBe(before);
    returnRefund(api.stripe.books, both.payment?.id ?? '');
    const event = api.stripe.books.events.at(-1);
    if (event) await api.stripe.webhooks.deliver(event);
    await sweepFor(2 * MINUTE);
    await hear();
    expect((await api.read(token, both.id)).refund).toEqual({ state: 'returned', amount: 12 });
    expect(back()).toBe(before);
    // What the bank has returned is not sent to the same account again, and what is said is what goes back.
    const rest = { state: 'cancelled', refund: { state: 'returned', amount: 12 } };
    expect(orderIn(await api.cancel(token, both.id))).toMatchObject(rest);
    const refunds = () =>
      [...api.stripe.books.refunds.values()].filter((one) => one.payment_intent === both.payment?.id);
    expect(refunds().map(({ amount, status }) => [amount, status])).toEqual([
      [1200, 'failed'],
      [1200, 'succeeded'],
    ]);
    await hear();
    await sweepFor(2 * MINUTE);
    expect(await api.read(token, both.id)).toMatchObject(rest);
    expect(withSpaces((await mailsTo(api.server, both.buyer.email)).at(-1)?.text ?? '')).toMatch(/12,00 €|€12\.00/);
  });
});
