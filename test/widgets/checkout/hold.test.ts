import { describe, expect, it, vi } from 'vitest';
import { aHoldPayload } from '../../fixtures/data/payloads.ts';
import { heard } from '../../fixtures/data/widget-context.ts';
import { eventually } from '../../fixtures/eventually.ts';
import { held, json, noContent, offline, problem } from '../fake-api.ts';
import {
  aCheckout,
  aCheckoutApi,
  aReview,
  buy,
  choose,
  EIGHT,
  HOLD_ID,
  NINE,
  review,
  reviewIn,
  shownStep,
  step,
} from './a-checkout.ts';

const quiet = () => vi.spyOn(console, 'error').mockImplementation(() => {});
const RELEASE = `DELETE /v1/hold/${HOLD_ID}`;
const LOST = { slots: [{ id: EIGHT.id, code: 'full' }] };

describe('D-hold: entering checkout holds the places', () => {
  it('a signed-in user goes straight to the review', async () => {
    const api = aCheckoutApi();
    const { store, page } = aCheckout();
    buy(page);
    expect(shownStep(store)).toBe('holding');
    const stage = await review(store);
    expect(stage).toMatchObject({ busy: null, notice: null, hold: { id: HOLD_ID, quote: { total: 0 } } });
    expect(page.data.getState().hold?.id).toBe(HOLD_ID);
    expect(api.to('POST /v1/hold').map(({ body }) => body)).toEqual([{ slots: [EIGHT.id, NINE.id], waiting: [] }]);
    await eventually(() => expect(store.getState().offer?.title).toBe('Yoga doux'));
  });

  it('a purchase that started before the checkout was added is taken over', async () => {
    aCheckoutApi();
    const first = aCheckout({ for: 'another' });
    buy(first.page);
    const { store } = aCheckout({ page: first.page });
    await review(store);
    expect(shownStep(first.store)).toBe('choosing');
  });

  it.each([
    ['takes over purchases of its own calendar', 'cal', 'holding'],
    ['takes over purchases of any calendar without `for`', null, 'holding'],
    ['does not take over purchases of another calendar', 'other', 'choosing'],
  ])('C-elements: the checkout %s', async (_, calendar, expected) => {
    aCheckoutApi();
    const { store, page } = aCheckout({ for: calendar });
    buy(page);
    expect(shownStep(store)).toBe(expected);
  });

  it("'Je Réserve' pressed twice holds the places once", async () => {
    const api = aCheckoutApi();
    const { store, page } = aCheckout();
    buy(page);
    buy(page);
    await review(store);
    await eventually(() => expect(api.to('POST /v1/hold')).toHaveLength(2));
    expect(new Set(api.to('POST /v1/hold').map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
    expect(api.to(RELEASE)).toEqual([]);
  });

  it('a failure is shown and reported; a retry has the same key if the response was lost', async () => {
    quiet();
    const api = aCheckoutApi();
    api.on('POST /v1/hold', offline, problem(503, 'server-error'), problem(403, 'forbidden'), json(aHoldPayload([])));
    const { store, host, page } = aCheckout();
    const errors = heard(host, 'creneau-error');
    buy(page);
    for (const code of ['network', 'server-error', 'forbidden']) {
      const { stage } = await step(store, 'failed');
      expect(stage.failure.code).toBe(code);
      void store.retry(stage.retry);
    }
    await review(store);
    const [first, second, third, fourth] = api.to('POST /v1/hold').map(({ headers }) => headers.get('idempotency-key'));
    expect([second, third]).toEqual([first, first]);
    expect(fourth).not.toBe(first);
    expect(errors.map(({ code }) => code)).toEqual(['network', 'server-error', 'forbidden']);
  });
});

describe('D-lost-place: a lost place does not lose the others', () => {
  it('the checkout shows which place is lost, and continues with the other places', async () => {
    const api = aCheckoutApi();
    api.on('POST /v1/hold', problem(409, 'full', LOST), json(aHoldPayload([NINE.id]), 201));
    const { store, page } = aCheckout();
    buy(page);
    const { stage } = await step(store, 'lost');
    expect(stage.lost).toEqual([{ id: EIGHT.id, code: 'full' }]);
    const { bookingsVersion } = page.data.getState();
    await store.goOn('with-rest');
    expect(store.getState()).toMatchObject({ stage: { step: 'reviewing' }, selection: [{ id: NINE.id }] });
    expect(page.data.getState().selections['cal']?.map(({ id }) => id)).toEqual([NINE.id]);
    expect(page.data.getState().bookingsVersion).toBeGreaterThan(bookingsVersion);
    expect(api.to('POST /v1/hold').at(-1)?.body).toEqual({ slots: [NINE.id], waiting: [] });
  });

  it('the lost slot is not selected any more, and calendars fetch the places again', async () => {
    const api = aCheckoutApi();
    api.on('POST /v1/hold', problem(409, 'full', LOST));
    const { store, page } = aCheckout();
    const { bookingsVersion } = page.data.getState();
    buy(page);
    const { stage } = await step(store, 'lost');
    expect(stage.selection).toHaveLength(2);
    await eventually(() => expect(page.data.getState().bookingsVersion).toBeGreaterThan(bookingsVersion));
    expect(page.data.getState()).toMatchObject({
      purchase: { calendar: 'cal' },
      selections: { cal: [{ id: NINE.id }] },
    });
    expect(page.data.getState().selections['cal']).toBe(store.getState().selection);
  });

  it('if all places are lost, continuing leaves the checkout', async () => {
    const api = aCheckoutApi();
    const slots = [EIGHT, NINE].map(({ id }) => ({ id, code: 'slot-unavailable' }));
    api.on('POST /v1/hold', problem(409, 'slot-unavailable', { slots }));
    const { store, page } = aCheckout();
    buy(page);
    await step(store, 'lost');
    await store.goOn('with-rest');
    expect(shownStep(store)).toBe('choosing');
    expect(page.data.getState()).toMatchObject({ purchase: null, selections: { cal: [] } });
  });

  it('another selection made meanwhile replaces the proposed one', async () => {
    const api = aCheckoutApi();
    api.on('POST /v1/hold', problem(409, 'full', LOST));
    const { store, page } = aCheckout();
    buy(page);
    await step(store, 'lost');
    choose(page, NINE.start, '2026-11-24T10:00');
    expect(shownStep(store)).toBe('choosing-anew');
    await store.goOn('with-rest');
    expect(page.data.getState().selections['cal']).toHaveLength(2);
  });

  it.each([
    ['no slot', {}],
    ['slots that were not requested', { slots: [{ id: '9_20261124T0800', code: 'full' }, null] }],
    ['something else', { slots: 'all' }],
  ])('a 409 that names %s is a failure with a retry', async (_, members) => {
    const api = aCheckoutApi();
    api.on('POST /v1/hold', problem(409, 'slot-unavailable', members));
    const { store, page } = aCheckout();
    buy(page);
    expect((await step(store, 'failed')).stage.failure.code).toBe('slot-unavailable');
  });
});

describe('D-hold-release: a hold that is given up is released at once', () => {
  it.each<[string, (checkout: Awaited<ReturnType<typeof aReview>>) => unknown]>([
    ['leaving', ({ store }) => store.leave()],
    ['ending the purchase from outside', ({ page }) => page.data.setState({ purchase: null })],
  ])('%s releases the hold at once', async (_, act) => {
    const api = aCheckoutApi();
    const checkout = await aReview();
    const { bookingsVersion } = checkout.page.data.getState();
    act(checkout);
    await eventually(() => expect(checkout.page.data.getState().bookingsVersion).toBe(bookingsVersion + 1));
    expect(shownStep(checkout.store)).toBe('choosing');
    expect(checkout.page.data.getState()).toMatchObject({ hold: null, purchase: null });
    expect([api.to(RELEASE).length, api.to('POST /v1/hold').length]).toEqual([1, 1]);
  });

  it('D-kept-typing: selecting something else releases the hold at once, and the draft is kept for the next hold', async () => {
    const api = aCheckoutApi();
    const { store, page } = await aReview();
    await store.type({ coupon: 'DIX' });
    await store.change({ subscription: 3 });
    await review(store);
    const { bookingsVersion } = page.data.getState();
    choose(page, EIGHT.start);
    await eventually(() => expect(page.data.getState().bookingsVersion).toBe(bookingsVersion + 1));
    expect(reviewIn(store)).toMatchObject({ unheld: { step: 'choosing-anew' } });
    expect(page.data.getState()).toMatchObject({ hold: null, progress: 'stopped' });
    buy(page);
    await eventually(() => expect(reviewIn(store)).toMatchObject({ busy: null, unheld: null }));
    expect(reviewIn(store)).toMatchObject({ draft: { coupon: 'DIX' } });
    expect([api.to(RELEASE).length, api.to('POST /v1/hold').length]).toEqual([1, 2]);
  });

  it('a release that fails is ignored: the hold expires by itself', async () => {
    const api = aCheckoutApi();
    api.on(RELEASE, offline);
    const { store, host } = await aReview();
    const errors = heard(host, 'creneau-error');
    await store.leave();
    expect(shownStep(store)).toBe('choosing');
    expect(errors).toEqual([]);
  });

  it('the hold of an earlier selection is never used for the next one', async () => {
    const api = aCheckoutApi();
    const late = held(json(aHoldPayload([EIGHT.id, NINE.id], { id: 'earlier' }), 201));
    const next = held(json(aHoldPayload([NINE.id]), 201));
    api.on('POST /v1/hold', late.answer, next.answer);
    api.on('DELETE /v1/hold/earlier', noContent);
    const { store, page } = aCheckout();
    buy(page);
    await eventually(() => expect(api.to('POST /v1/hold')).toHaveLength(1));
    choose(page, NINE.start);
    buy(page);
    await eventually(() => expect(api.to('POST /v1/hold')).toHaveLength(2));
    late.release();
    next.release();
    expect((await review(store)).hold.id).toBe(HOLD_ID);
  });

  it('removing the element leaves the hold until it expires, so that a reload can resume', async () => {
    const api = aCheckoutApi();
    const { leave, page } = await aReview();
    leave();
    choose(page, EIGHT.start);
    expect(api.to(RELEASE)).toEqual([]);
  });
});

describe('D-hold: the hold expires', () => {
  it('D-hold-longer: a draft that was typed before or after a hold expired is kept with the next hold', async () => {
    const api = aCheckoutApi();
    const { store } = await aReview();
    await store.type({ coupon: 'DIX' });
    await store.expire();
    await store.type({ gift: { firstName: 'Ana', lastName: '', email: '', user: '' } });
    await store.confirm(null);
    expect(api.to('POST /v1/order')).toEqual([]);
    await store.hold();
    expect(reviewIn(store)).toMatchObject({
      unheld: null,
      draft: { coupon: 'DIX', gift: { firstName: 'Ana' } },
    });
    await eventually(() =>
      expect(api.to(`PUT /v1/hold/${HOLD_ID}/wishes`).at(-1)?.body).toMatchObject({ draft: { coupon: 'DIX' } }),
    );
  });
});
