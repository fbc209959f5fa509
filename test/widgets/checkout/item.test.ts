import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aHoldPayload, anItem, anItemPayload, anOrderPayload, aQuotePayload } from '../../fixtures/data/payloads.ts';
import { until } from '../../fixtures/data/widget-context.ts';
import { eventually } from '../../fixtures/eventually.ts';
import { json, problem } from '../fake-api.ts';
import { aCheckout, aPaidApi, buy, HOLD_ID, review, shownStep } from './a-checkout.ts';

const ITEM = 'GET /v1/item/event%3A12';

beforeEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

/** A checkout that sells an event's place. */
async function aSale({ token = 'camille', ...changes }: { token?: string | null; needsAccount?: boolean } = {}) {
  const api = aPaidApi();
  api.on(ITEM, anItemPayload(changes));
  const quote = aQuotePayload([], 0, { subtotal: 18, total: 18, quantity: 1, pay: 1 });
  const held = aHoldPayload([], { item: anItem(), slotted: null, quote });
  api.on('POST /v1/hold', json(held, 201));
  api.on(`GET /v1/hold/${HOLD_ID}`, held);
  const checkout = aCheckout({ item: 'event:12', token });
  await until(checkout.store, ({ item }) => item?.status === 'loaded');
  return { ...checkout, api };
}

describe('C-elements: the `item` attribute', () => {
  it('the checkout of an item shows the item, without holding anything', async () => {
    const { store, api } = await aSale();
    expect(store.getState()).toMatchObject({
      stage: { step: 'choosing' },
      item: { value: { price: 1800, item: { title: 'Initiation au yoga', start: '2026-11-24T18:00' } } },
    });
    expect(api.to('POST /v1/hold')).toEqual([]);
  });

  it('pressing the button of an item holds the place and shows the review', async () => {
    const { store, api } = await aSale();
    await store.buyItem();
    expect((await review(store)).hold.item?.ref).toBe('event:12');
    expect(api.to('POST /v1/hold')[0]?.body).toEqual({ item: 'event:12' });
  });

  it('the checkout of an item ignores purchases of calendars', async () => {
    const { store, page } = await aSale();
    buy(page);
    expect(shownStep(store)).toBe('choosing');
  });

  it('the item is shown again when the purchase is done', async () => {
    const { store, api } = await aSale();
    api.on('POST /v1/order', json(anOrderPayload([], { item: anItem(), slotted: null }), 201));
    await store.buyItem();
    await review(store);
    await store.confirm(null);
    expect(shownStep(store)).toBe('confirmed');
    await store.leave();
    expect(store.getState()).toMatchObject({ stage: { step: 'choosing' }, item: { status: 'loaded' } });
  });

  it('a visitor who buys an item is asked to sign in, and books as a guest if the page does not handle the event', async () => {
    const { store, host } = await aSale({ token: null });
    let isAsked = false;
    host.addEventListener('creneau-signinrequired', () => {
      isAsked = true;
    });
    await store.buyItem();
    expect([isAsked, shownStep(store)]).toEqual([true, 'identifying']);
  });

  it('an item that needs an account says so instead of the form, and continues after a log-in', async () => {
    const { store, page } = await aSale({ token: null, needsAccount: true });
    await store.buyItem();
    expect(shownStep(store)).toBe('account');
    page.session.setToken('camille');
    await review(store);
  });

  it('another item ends the purchase of the previous one', async () => {
    const { store, attributes, api } = await aSale();
    api.on('GET /v1/item/animation%3A8', anItemPayload());
    await store.buyItem();
    await review(store);
    attributes.setState({ for: null, item: 'animation:8' });
    expect(shownStep(store)).toBe('choosing');
    await eventually(() => expect(api.to(`DELETE /v1/hold/${HOLD_ID}`)).toHaveLength(1));
  });

  it.each(['yoga', 'event:', 'event:12;x', 'slot:4'])(
    'an invalid item causes a warning, and nothing is shown: %s',
    (item) => {
      const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
      const api = aPaidApi();
      const { store } = aCheckout({ item, token: null });
      expect(warned).toHaveBeenCalledTimes(1);
      expect([store.getState().item, api.calls]).toEqual([null, []]);
    },
  );

  it('a failure to load the item can be retried', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const api = aPaidApi();
    api.on(ITEM, problem(404, 'not-found'), anItemPayload());
    const { store } = aCheckout({ item: 'event:12' });
    await until(store, ({ item }) => item?.status === 'failed');
    await store.retryItem();
    expect(store.getState().item?.status).toBe('loaded');
  });

  it('D-resume: after a reload the purchase of an item resumes by itself', async () => {
    const first = await aSale();
    await first.store.buyItem();
    await review(first.store);
    first.leave();
    const { store, api } = await aSale();
    expect((await review(store)).hold.id).toBe(HOLD_ID);
    expect(api.to('POST /v1/hold')).toEqual([]);
  });
});
