import { describe, expect, it, vi } from 'vitest';
import { anOrderPayload, aQuotePayload } from '../../fixtures/data/payloads.ts';
import { heard } from '../../fixtures/data/widget-context.ts';
import { type Answer, held, json, offline, problem } from '../fake-api.ts';
import {
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
const ORDER = 'POST /v1/order';

function ancestorOf(host: HTMLElement): HTMLElement {
  const ancestor = document.createElement('div');
  host.replaceWith(ancestor);
  ancestor.append(host);
  return ancestor;
}

describe('D-confirmation: confirming', () => {
  it('confirming orders the hold at the total that was shown, with the partner', async () => {
    const api = aCheckoutApi();
    const { store } = await aReview({ partner: 'studio' });
    await store.confirm(null);
    expect(api.to(ORDER).map(({ body }) => body)).toEqual([{ hold: HOLD_ID, total: 0, lang: 'fr', partner: 'studio' }]);
  });

  it('after the order the selection is empty, calendars fetch the places again and the page gets an event', async () => {
    aCheckoutApi();
    const { store, host, page } = await aReview();
    const orders = heard(host, 'creneau-order');
    const { bookingsVersion } = page.data.getState();
    await store.confirm(null);
    const { stage } = await step(store, 'confirmed');
    expect(stage.order.slotted?.title).toBe('Yoga doux');
    expect(orders).toEqual([{ order: stage.order }]);
    expect(page.data.getState()).toMatchObject({
      hold: null,
      selections: { cal: [] },
      bookingsVersion: bookingsVersion + 1,
    });
  });

  it.each<[string, string, (host: HTMLElement) => void]>([
    ['on the tag', 'anonymous', (host) => host.setAttribute('order-event', 'anonymous')],
    ['in other capitals', 'anonymous', (host) => host.setAttribute('order-event', 'Anonymous')],
    [
      'on an ancestor',
      'anonymous',
      (host) => void ancestorOf(host).setAttribute('data-creneau-order-event', 'anonymous'),
    ],
    ['nowhere', 'full', () => {}],
    ['to `full` on the tag', 'full', (host) => host.setAttribute('order-event', 'full')],
    ['to an unknown word', 'full', (host) => host.setAttribute('order-event', 'nameless')],
  ])('D-order-event: with the setting %s, the event of a gift is %s', async (_, expected, set) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const api = aCheckoutApi();
    const gift = { fullName: 'Léa Roy', email: 'lea@example.org' };
    api.on(ORDER, json(anOrderPayload(undefined, { gift }), 201));
    const { store, host } = await aReview();
    set(host);
    const orders = heard(host, 'creneau-order');
    await store.confirm(null);
    const { stage } = await step(store, 'confirmed');
    const [told] = orders;
    if (expected === 'full') expect(told?.order).toEqual(stage.order);
    else {
      const nobody = { firstName: '', lastName: '', email: '' };
      expect(told?.order).toEqual({ ...stage.order, buyer: nobody, gift: { fullName: '', email: null } });
      expect(JSON.stringify(told)).not.toMatch(/Léa|@example|Marchand/);
    }
    // The confirmation itself still names them.
    expect(stage.order).toMatchObject({ gift, buyer: { email: expect.stringContaining('@') } });
    const isUnknown = host.getAttribute('order-event') === 'nameless';
    expect(warn.mock.calls).toEqual(isUnknown ? [['Créneau: invalid order-event "nameless" is ignored.']] : []);
    warn.mockRestore();
  });

  it('a new selection does not close the confirmation; booking again starts the next purchase', async () => {
    aCheckoutApi();
    const { store, page } = await aReview();
    await store.confirm(null);
    choose(page, NINE.start);
    expect(shownStep(store)).toBe('confirmed');
    buy(page);
    await review(store);
    expect(store.getState().selection.map(({ id }) => id)).toEqual([NINE.id]);
  });

  it("a log-out removes an earlier user's confirmation", async () => {
    aCheckoutApi();
    const { store, page } = await aReview();
    await store.confirm(null);
    page.session.setToken(null);
    expect(shownStep(store)).toBe('choosing');
  });
});

describe('D-idempotency: a lost answer or a retry never books twice', () => {
  it.each<[string, Answer]>([
    ['the network failed', offline],
    ['the server failed', problem(500, 'server-error')],
    ['a gateway gave up', () => new Response('<h1>504</h1>', { status: 504 })],
    ['the answer was not in the format of the API', json({ id: 1 }, 201)],
  ])('the next attempt to order has the same key: %s', async (_, failing) => {
    quiet();
    const api = aCheckoutApi();
    api.on(ORDER, failing, json(anOrderPayload(), 201));
    const { store, host } = await aReview();
    const errors = heard(host, 'creneau-error');
    await store.confirm(null);
    const stage = await review(store);
    expect(stage.busy).toBeNull();
    expect(stage.notice).not.toBeNull();
    expect(errors).toHaveLength(1);
    await store.confirm(null);
    expect(shownStep(store)).toBe('confirmed');
    const keys = api.to(ORDER).map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[1]).toBe(keys[0]);
    expect(keys[0]).toBeTruthy();
  });

  it('after a refusal of the API the next order has a new key', async () => {
    quiet();
    const api = aCheckoutApi();
    api.on(ORDER, problem(422, 'payment-required'), json(anOrderPayload(), 201));
    const { store } = await aReview();
    await store.confirm(null);
    await store.confirm(null);
    const keys = api.to(ORDER).map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[1]).not.toBe(keys[0]);
  });
});

describe('D-error-codes: refusals of an order', () => {
  it('after quote-changed the new total is shown and must be confirmed again, with a new key', async () => {
    const api = aCheckoutApi();
    const quote = aQuotePayload([EIGHT.id, NINE.id], 9.5);
    api.on(ORDER, problem(409, 'quote-changed', { quote }), json(anOrderPayload(), 201));
    const { store } = await aReview();
    await store.confirm(null);
    expect(reviewIn(store)).toMatchObject({
      busy: null,
      hold: { id: HOLD_ID, quote: { total: 1900 } },
      notice: { case: 'quote-changed' },
    });
    expect(api.to(ORDER)).toHaveLength(1);
    await store.confirm(null);
    const [first, second] = api.to(ORDER);
    expect(second?.body).toEqual({ hold: HOLD_ID, total: 19, lang: 'fr' });
    expect(second?.headers.get('idempotency-key')).not.toBe(first?.headers.get('idempotency-key'));
  });
});

describe('D-hold-release: leaving while the order is being made', () => {
  it('an order that is made while leaving is announced, and its slots are removed from the selection', async () => {
    const api = aCheckoutApi();
    const late = held(json(anOrderPayload(), 201));
    api.on(ORDER, late.answer);
    const { store, host, page } = await aReview();
    const orders = heard(host, 'creneau-order');
    const confirmed = store.confirm(null);
    void store.leave();
    late.release();
    await confirmed;
    expect(orders).toHaveLength(1);
    expect(page.data.getState().selections['cal']).toEqual([]);
  });
});
