import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Card } from '../../../core/checkout/card.ts';
import { anOrderPayload, aPendingOrderPayload } from '../../fixtures/data/payloads.ts';
import { heard } from '../../fixtures/data/widget-context.ts';
import { eventually } from '../../fixtures/eventually.ts';
import { type Answer, held, json, offline, problem } from '../fake-api.ts';
import { aPaidApi, aReview, HOLD_ID, ORDER_ID, review, reviewIn, shownStep, step } from './a-checkout.ts';

const GATEWAY = 'POST /v1/test-gateway/pay_1';
const ORDER = 'POST /v1/order';
const STATE = `GET /v1/order/${ORDER_ID}`;
const GIVE_UP = `DELETE /v1/order/${ORDER_ID}`;
const GOOD = { case: 'typed', card: 'success', save: null } as const satisfies Card;
const OTHER: Card = { case: 'typed', card: 'declined', save: null };
const CAPTURED = json({ state: 'captured' });

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

/** Makes timers end at once; returns the times for which they were set. */
function skippingWaits(): () => readonly number[] {
  const original = globalThis.setTimeout;
  const waits: number[] = [];
  const timers = vi.spyOn(globalThis, 'setTimeout').mockImplementation(((work: () => void, ms = 0) => {
    if (ms >= 1000 && ms <= 10_000) waits.push(ms);
    return original(work, 0);
  }) as typeof setTimeout);
  onTestFinished(() => timers.mockRestore());
  return () => waits;
}

describe('D-stripe: paying with a card', () => {
  it('paying with a card makes the order, pays, and reads the outcome', async () => {
    const api = aPaidApi();
    const { store, host } = await aReview();
    const orders = heard(host, 'creneau-order');
    await store.confirm(GOOD);
    expect((await step(store, 'confirmed')).stage.order.total).toBe(1200);
    expect(orders).toHaveLength(1);
    expect(api.to(ORDER).map(({ body }) => body)).toEqual([{ hold: HOLD_ID, total: 24, lang: 'fr' }]);
    expect(api.to(GATEWAY).map(({ body }) => body)).toEqual([{ card: 'success' }]);
    expect(api.to(STATE)).toHaveLength(1);
  });

  it.each<[string, Card, unknown]>([
    ['a saved card', { case: 'saved', id: 5 }, { savedCard: 5 }],
    [
      'a card that is to be saved',
      { ...GOOD, save: { expiresMonth: 4, expiresYear: 2029 } },
      { card: 'success', save: { expiresMonth: 4, expiresYear: 2029 } },
    ],
  ])('%s is sent to the gateway unchanged', async (_, card, body) => {
    const api = aPaidApi();
    const { store } = await aReview();
    await store.confirm(card);
    expect(api.to(GATEWAY)[0]?.body).toEqual(body);
  });

  it('two presses make one order and one payment', async () => {
    const api = aPaidApi();
    const { store } = await aReview();
    await Promise.all([store.confirm(GOOD), store.confirm(GOOD)]);
    expect([api.to(ORDER).length, api.to(GATEWAY).length]).toEqual([1, 1]);
  });

  it.each(['card-declined', 'insufficient-funds', 'processing-error', 'authentication-failed'] as const)(
    'after %s the order remains open for another card, and no second order is made',
    async (code) => {
      const api = aPaidApi();
      api.on(GATEWAY, problem(402, code), CAPTURED);
      const { store } = await aReview();
      await store.confirm(OTHER);
      expect(await review(store)).toMatchObject({ busy: null, notice: { case: 'card', code } });
      await store.confirm(GOOD);
      expect(shownStep(store)).toBe('confirmed');
      expect(api.to(ORDER)).toHaveLength(1);
      const [first, second] = api.to(GATEWAY).map(({ headers }) => headers.get('idempotency-key'));
      expect(second).not.toBe(first);
    },
  );

  it.each<[string, Answer]>([
    ['the network failed', offline],
    ['the server failed', problem(500, 'server-error')],
  ])(
    'D-unknown-payment: if %s while paying, the checkout finds out from the order that it is paid',
    async (_, failing) => {
      const api = aPaidApi();
      api.on(GATEWAY, failing);
      const { store, host } = await aReview();
      const errors = heard(host, 'creneau-error');
      await store.confirm(GOOD);
      expect([shownStep(store), errors.length, api.to(GATEWAY).length]).toEqual(['confirmed', 1, 1]);
    },
  );

  it('D-idempotency: a payment request that never arrived is sent again by the next press, with the same key', async () => {
    const api = aPaidApi();
    api.on(GATEWAY, offline, CAPTURED);
    const pending = aPendingOrderPayload();
    api.on(STATE, ...Array.from({ length: 5 }, () => json(pending)), json(anOrderPayload(undefined, { total: 12 })));
    const { store } = await aReview();
    const waits = skippingWaits();
    await store.confirm(GOOD);
    expect(reviewIn(store)).toMatchObject({ busy: null, notice: { case: 'unconfirmed' } });
    const stage = await review(store, (one) => one.notice?.case === 'card');
    expect(stage).toMatchObject({ busy: null, notice: { code: 'unpaid' } });
    expect(waits()).toEqual([1000, 2000, 4000, 8000]);
    await store.confirm(GOOD);
    expect(shownStep(store)).toBe('confirmed');
    const [first, second] = api.to(GATEWAY).map(({ headers }) => headers.get('idempotency-key'));
    expect(second).toBe(first);
  });

  it('the checkout says that a place that was paid too late is gone and that the money is refunded', async () => {
    const api = aPaidApi();
    api.on(STATE, aPendingOrderPayload({ state: 'refunded', payBy: null }));
    const { store, host } = await aReview();
    const orders = heard(host, 'creneau-order');
    await store.confirm(GOOD);
    expect(shownStep(store)).toBe('ended');
    expect(orders).toEqual([]);
  });
});

describe('D-quote: refusals of an order with a price', () => {
  it('a coupon that was used up meanwhile is removed and named, and the price is quoted again', async () => {
    const api = aPaidApi();
    api.on(ORDER, problem(422, 'coupon-invalid'));
    const { store } = await aReview();
    await store.change({ coupon: 'UNIQUE' });
    await store.confirm(GOOD);
    expect(reviewIn(store)).toMatchObject({
      wishes: { coupon: null },
      busy: null,
      notice: { case: 'coupon-gone' },
    });
    expect(api.to('POST /v1/quote').map(({ body }) => body)).toEqual([
      { hold: HOLD_ID, coupon: 'UNIQUE' },
      { hold: HOLD_ID },
    ]);
  });

  it('the refusal account-required shows a sentence instead of a form', async () => {
    const api = aPaidApi();
    api.on(ORDER, problem(403, 'account-required'));
    const { store } = await aReview();
    await store.confirm(GOOD);
    expect(shownStep(store)).toBe('account');
  });
});

describe('D-hold-release: leaving with an order that is not paid', () => {
  it('leaving with an order that is not paid cancels it and releases its places', async () => {
    const api = aPaidApi();
    api.on(GATEWAY, problem(402, 'card-declined'));
    const { store } = await aReview();
    await store.confirm(OTHER);
    await store.leave();
    expect([api.to(GIVE_UP).length, api.to(`DELETE /v1/hold/${HOLD_ID}`).length]).toEqual([1, 0]);
  });

  it('an order that is made while leaving is cancelled and not paid', async () => {
    const api = aPaidApi();
    const late = held(json(aPendingOrderPayload(), 201));
    api.on(ORDER, late.answer);
    const { store } = await aReview();
    const confirmed = store.confirm(GOOD);
    await eventually(() => expect(api.to(ORDER)).toHaveLength(1));
    void store.leave();
    late.release();
    await confirmed;
    expect([api.to(GIVE_UP).length, api.to(GATEWAY).length]).toEqual([1, 0]);
  });
});
