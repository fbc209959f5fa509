import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Card } from '../../../core/checkout/card.ts';
import { reviewOf } from '../../../widgets/checkout/provider/review.ts';
import { storedPurchase } from '../../../widgets/shared/selling/stored.ts';
import { anOrderPayload, aPendingOrderPayload, aQuotePayload } from '../../fixtures/data/payloads.ts';
import { heard } from '../../fixtures/data/widget-context.ts';
import { eventually } from '../../fixtures/eventually.ts';
import { held, json, offline, problem } from '../fake-api.ts';
import { aPaidApi, aReview, buy, EIGHT, NINE, ORDER_ID, review, reviewIn, shownStep, step } from './a-checkout.ts';

const GATEWAY = 'POST /v1/test-gateway/pay_1';
const ORDER = 'POST /v1/order';
const STATE = `GET /v1/order/${ORDER_ID}`;
const GIVE_UP = `DELETE /v1/order/${ORDER_ID}`;
const GOOD = { case: 'typed', card: 'success', save: null } as const satisfies Card;
const BOUGHT = json(anOrderPayload(undefined, { id: ORDER_ID }));

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

/** A review whose order waits for another card. */
async function aRefusedCard(api: ReturnType<typeof aPaidApi>) {
  api.on(GATEWAY, problem(402, 'card-declined'));
  const checkout = await aReview();
  await checkout.store.confirm(GOOD);
  return checkout;
}

describe('D-unknown-payment: the checkout ends in the true state', () => {
  it("'Retour' after a lost response shows the order that was paid after all", async () => {
    const api = aPaidApi();
    api.on(GATEWAY, offline);
    api.on(STATE, aPendingOrderPayload());
    api.on(GIVE_UP, BOUGHT);
    const { store, host } = await aReview();
    const orders = heard(host, 'creneau-order');
    await store.confirm(GOOD);
    await store.leave();
    expect(shownStep(store)).toBe('confirmed');
    expect(orders).toHaveLength(1);
  });

  it('if cancelling gets no response either, the order is read again, and the stored purchase is kept', async () => {
    const api = aPaidApi();
    api.on(GATEWAY, offline);
    api.on(STATE, offline);
    api.on(GIVE_UP, offline);
    const { store, page } = await aReview();
    await store.confirm(GOOD);
    await store.leave();
    expect(reviewIn(store)).toMatchObject({ notice: { case: 'unconfirmed' } });
    expect(page.data.getState().purchase).not.toBeNull();
    expect(storedPurchase()).toMatchObject({ order: ORDER_ID });
  });

  it('D-refused-token: an order that can no longer be read is read again once its buyer signs in', async () => {
    const api = aPaidApi();
    api.on(GATEWAY, offline);
    api.on(STATE, problem(401, 'token-invalid'));
    const { store, page } = await aReview();
    await store.confirm(GOOD);
    await review(store, (one) => one.notice?.case === 'out-of-reach');
    api.on(STATE, BOUGHT);
    page.session.setToken('camille again');
    await step(store, 'confirmed');
  });

  it('D-second-tab: a hold that has become an unpaid order before goes on with that order, which the next press pays', async () => {
    const api = aPaidApi();
    api.on(ORDER, problem(409, 'hold-expired', { order: ORDER_ID }));
    api.on(STATE, json(aPendingOrderPayload()));
    const { store } = await aReview();
    await store.confirm(GOOD);
    expect(await review(store)).toMatchObject({ order: { id: ORDER_ID }, busy: null });
    expect(api.to(GATEWAY)).toHaveLength(0);
    api.on(STATE, BOUGHT);
    await store.confirm(GOOD);
    expect([shownStep(store), api.to(GATEWAY).length]).toEqual(['confirmed', 1]);
  });

  it('an order whose payment was ended is made again by the next press', async () => {
    const api = aPaidApi();
    api.on(STATE, json({ ...aPendingOrderPayload(), payment: ENDED }), BOUGHT);
    const { store } = await aReview();
    await store.confirm(GOOD);
    expect(await review(store)).toMatchObject({ order: null, busy: null, notice: { what: 'order' } });
    await store.confirm(GOOD);
    expect(api.to(ORDER)).toHaveLength(2);
  });

  it('a late confirmation is announced, but not shown over a newer purchase', async () => {
    const api = aPaidApi();
    const late = held(json({ state: 'captured' }));
    api.on(GATEWAY, late.answer);
    const { store, page, host } = await aReview();
    const orders = heard(host, 'creneau-order');
    const paid = store.confirm(GOOD);
    await review(store, (one) => one.busy === 'paying');
    buy(page);
    await review(store, (one) => one.busy === null);
    late.release();
    await paid;
    expect([shownStep(store), orders.length]).toEqual(['review', 1]);
  });

  it('an order with other wishes keeps the time to pay of the previous order', async () => {
    const api = aPaidApi();
    const { store } = await aRefusedCard(api);
    const before = await review(store);
    api.on('POST /v1/quote', json(aQuotePayload([EIGHT.id, NINE.id], 10)));
    await store.change({ coupon: 'DIX' });
    const stage = await review(store);
    expect([stage.order, stage.hold.expiresAt]).toEqual([null, before.order?.payBy]);
  });
});

describe('D-unknown-payment: a payment without a known outcome', () => {
  /** A checkout whose payment is under way; `answer` releases the response. */
  async function aPaymentUnderWay(api: ReturnType<typeof aPaidApi>) {
    const late = held(json({ state: 'captured' }));
    api.on(GATEWAY, late.answer);
    const checkout = await aReview();
    const orders = heard(checkout.host, 'creneau-order');
    const paid = checkout.store.confirm(GOOD);
    await review(checkout.store, (one) => one.busy === 'paying');
    const answer = () => {
      late.release();
      return paid;
    };
    return { ...checkout, orders, answer };
  }

  it('a press checks a payment that Stripe is processing, and does not make another one', async () => {
    const api = aPaidApi();
    api.on(ORDER, json(aPendingOrderPayload({ payment: PROCESSING }), 201));
    const { store } = await aReview();
    await store.confirm(GOOD);
    expect(await review(store)).toMatchObject({ busy: null, notice: { case: 'unconfirmed' } });
    api.on(STATE, BOUGHT);
    await store.confirm(GOOD);
    expect([shownStep(store), api.to(ORDER).length, api.to(GATEWAY).length]).toEqual(['confirmed', 1, 0]);
  });

  it.each([
    ['succeeds', BOUGHT, { step: 'confirmed' }],
    ['fails', json(aPendingOrderPayload({ payment: OPEN })), { notice: { case: 'card', code: 'unpaid' }, busy: null }],
    ['has ended', json({ ...aPendingOrderPayload(), state: 'expired' }), { unheld: { step: 'expired' } }],
  ] as const)(
    'the outcome of a payment that Stripe is processing is shown without a press: it %s',
    async (_, state, told) => {
      const clock = vi.spyOn(globalThis, 'setTimeout');
      const api = aPaidApi();
      api.on(ORDER, json(aPendingOrderPayload({ payment: PROCESSING }), 201));
      const { store } = await aReview();
      await store.confirm(GOOD);
      api.on(STATE, aPendingOrderPayload({ payment: PROCESSING }), state);
      const pass = () => clock.mock.calls.findLast(([, ms]) => ms === 10_000)?.[0]();
      pass();
      await eventually(() => expect(api.to(STATE)).toHaveLength(1));
      expect(await review(store)).toMatchObject({ notice: { case: 'unconfirmed' } });
      pass();
      await eventually(() =>
        expect({ ...store.getState().stage, ...reviewOf(store.getState().stage) }).toMatchObject(told),
      );
      pass();
      expect(api.to(STATE)).toHaveLength(2);
    },
  );

  it('a payment that is being processed when the time to pay is up is waited for, and can be checked again', async () => {
    const api = aPaidApi();
    const { store } = await aRefusedCard(api);
    api.on(STATE, aPendingOrderPayload({ payment: PROCESSING }), BOUGHT);
    await store.expire();
    expect(await review(store)).toMatchObject({ busy: null, notice: { case: 'unconfirmed' } });
    await store.expire();
    expect(api.to(STATE)).toHaveLength(1);
    vi.setSystemTime(Date.now() + 10_000);
    await store.expire();
    expect(shownStep(store)).toBe('confirmed');
  });

  it('a payment whose response arrives after all is announced once', async () => {
    const api = aPaidApi();
    const { store, orders, answer } = await aPaymentUnderWay(api);
    api.on(STATE, BOUGHT);
    await store.expire();
    await answer();
    expect([shownStep(store), orders.length]).toEqual(['confirmed', 1]);
  });

  it("a page that is shown again after a bank's page checks the payment, and an open payment can be made", async () => {
    const api = aPaidApi();
    const { store } = await aPaymentUnderWay(api);
    api.on(STATE, aPendingOrderPayload(), BOUGHT);
    shown(false);
    shown(true);
    const stage = await review(store, (one) => one.busy === null);
    expect([stage, api.to(STATE).length]).toEqual([expect.objectContaining({ notice: null }), 1]);
    api.on(GATEWAY, json({ state: 'captured' }));
    await store.confirm(GOOD);
    expect(shownStep(store)).toBe('confirmed');
  });
});

/** Fires the event that the page is shown: for the first time, or restored as it was left. */
function shown(persisted: boolean): void {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
}

const PROCESSING = { provider: 'stripe', id: 'pi_1', amount: 12, currency: 'EUR', state: 'authenticating' };

const OPEN = { ...PROCESSING, state: 'open', clientSecret: 'pi_1_secret_2' };

const ENDED = { provider: 'test', id: 'pay_1', amount: 24, currency: 'EUR', state: 'cancelled' };
