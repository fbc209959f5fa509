import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { bookedOf, pageOf, pricedPage } from '../../../widgets/event-details/model.ts';
import { storePurchase } from '../../../widgets/shared/selling/stored.ts';
import { anEventPayload } from '../../fixtures/data/events.ts';
import { aMePayload } from '../../fixtures/data/payloads.ts';
import { heard, until } from '../../fixtures/data/widget-context.ts';
import { held, json, problem } from '../fake-api.ts';
import { aDetails, anEventApi, anItemPayload, BOOKED, EVENT, ITEM, settled } from './a-details.ts';

const quiet = () => vi.spyOn(console, 'error').mockImplementation(() => {});

describe('S-calls: the calls of creneau-event-details', () => {
  it("D-event-page-parts: an event is fetched, then its places, price, product, venue and the venue's open offers", async () => {
    const api = anEventApi();
    const { host, store } = aDetails();
    const ready = heard(host, 'creneau-ready');
    await settled(store);
    expect(api.calls.map(({ path }) => path).toSorted()).toEqual([
      '/user/42',
      '/v1/event/yoga-au-parc',
      '/v1/item/event%3A12',
      '/v1/open/42',
      '/v1/price/id/5',
      '/v1/product/id/7',
    ]);
    expect(ready).toHaveLength(1);
    expect(pageOf(store.getState())?.paragraphs).toEqual(['Une heure dehors.', 'Tapis prêté.']);
  });

  it('an open event is fetched with its booked slots', async () => {
    const api = anEventApi({ type: 'open' });
    api.on(BOOKED, [
      { startDate: null, taken: 2, capacity: null },
      { startDate: null, taken: 3, capacity: 9 },
    ]);
    const { store } = aDetails();
    await settled(store);
    expect(bookedOf(store.getState())).toBe(5);
  });

  it('an animation is fetched with its places and its venue, but without a price', async () => {
    const api = anEventApi();
    const { store } = aDetails({ values: { event: null, animation: '8' } });
    await settled(store);
    expect(api.calls.map(({ path }) => path).toSorted()).toEqual([
      '/user/42',
      '/v1/animation/8',
      '/v1/item/animation%3A8',
      '/v1/open/42',
    ]);
    expect(pageOf(store.getState())).toMatchObject({ item: 'animation:8', price: 1200, type: 'single' });
  });

  it.each([
    ['teaser', { isTeaser: true }],
    ['information', { isInformation: true }],
    ['slotted', { type: 'slotted' }],
    ['withdrawn', { isactive: false }],
    ['over', { date: '2026-11-20T10:00' }],
  ])('no call for places is made for an event that is not sold as a whole: %s', async (_, changes) => {
    const api = anEventApi(changes);
    await settled(aDetails().store);
    expect([api.to(ITEM).length, api.to('GET /v1/price/id/5').length]).toEqual([0, 0]);
  });

  it('the price that is fetched by its id replaces the price of the event', async () => {
    const api = anEventApi();
    const price = { id: 5, amount: 9, initialAmount: 12, discount: 25, currency: 'CHF', product: 7 };
    api.on('GET /v1/price/id/5', price);
    const { store } = aDetails();
    const state = await settled(store);
    const page = pageOf(state);
    expect(page?.price).toBe(1200);
    expect(page && pricedPage(page, state)).toMatchObject({
      price: 900,
      initialPrice: 1200,
      discount: 25,
      currency: 'CHF',
    });
  });
});

describe('C-elements: the event that the tag names', () => {
  it('another event replaces the first one; late responses for the first are ignored', async () => {
    const api = anEventApi();
    const late = held(json(anItemPayload({ left: 1 })));
    api.on(ITEM, late.answer);
    api.on('GET /v1/event/13', anEventPayload({ id: 13, isTeaser: true }));
    const { store, context } = aDetails();
    await until(store, ({ page }) => page.status === 'loaded');
    context.attributes.setState({ event: '13' });
    await until(store, (state) => pageOf(state)?.id === 13);
    late.release();
    await context.page.client.get('v1/item/event%3A12', () => null);
    expect(store.getState().left).toBeNull();
  });

  it('a tag with an event and an animation shows the event, with a warning; a tag with neither makes no call', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const api = anEventApi();
    const { store, context } = aDetails({ values: { animation: '8' } });
    await settled(store);
    expect(pageOf(store.getState())?.item).toBe('event:12');
    const count = api.calls.length;
    context.attributes.setState({ event: null, animation: null });
    expect([store.getState().named, api.calls.length]).toEqual([null, count]);
    expect(warn.mock.calls.map(String)).toEqual([
      expect.stringContaining('names an event and an animation'),
      expect.stringContaining('names nothing'),
    ]);
  });

  it('the failure of an element of event details is reported, and can be retried', async () => {
    quiet();
    const api = anEventApi();
    api.on(EVENT, problem(403, 'forbidden'), anEventPayload());
    const { host, store } = aDetails();
    const errors = heard(host, 'creneau-error');
    await until(store, ({ page }) => page.status === 'failed');
    expect(errors).toMatchObject([{ code: 'forbidden' }]);
    await store.retry();
    expect(pageOf(store.getState())?.id).toBe(12);
  });

  it.each([
    ['the venue', 'GET /user/42', 'venue'],
    ['the open offers', 'GET /v1/open/42', 'others'],
    ['the price', 'GET /v1/price/id/5', 'price'],
    ['the product', 'GET /v1/product/id/7', 'product'],
    ['the places', ITEM, 'left'],
  ] as const)('the call for %s may fail without the others', async (_, route, part) => {
    quiet();
    const api = anEventApi();
    api.on(route, problem(403, 'forbidden'));
    const { host, store } = aDetails();
    const errors = heard(host, 'creneau-error');
    const state = await settled(store);
    expect(state[part]).toMatchObject({ status: 'failed' });
    expect([state.page.status, errors.length]).toEqual(['loaded', 1]);
  });

  it('an event without an item is not on sale, which is not an error', async () => {
    anEventApi().on(ITEM, problem(404, 'not-found'));
    const { host, store } = aDetails();
    const errors = heard(host, 'creneau-error');
    await settled(store);
    expect(errors).toEqual([]);
  });

  it('places are fetched again when bookings have changed, and the shown number stays until then', async () => {
    const api = anEventApi();
    const { store, page } = aDetails();
    await settled(store);
    api.on(ITEM, anItemPayload({ left: 7 }));
    page.data.setState({ bookingsVersion: 1 });
    expect(store.getState().left).toEqual({ status: 'loaded', value: 8 });
    await until(store, ({ left }) => left?.status === 'loaded' && left.value === 7);
  });

  it('D-has-membership: the event is fetched again when a user signs in', async () => {
    const api = anEventApi();
    api.on('GET /v1/me', aMePayload());
    const { store, page } = aDetails();
    await settled(store);
    api.on(EVENT, anEventPayload({ hasMembership: true }));
    page.session.setToken('camille');
    await until(store, (state) => pageOf(state)?.isSubscribed === true);
    expect(api.to(EVENT).at(-1)?.headers.get('authorization')).toBe('Bearer camille');
  });

  it('an element of event details that was removed makes no more calls', async () => {
    const api = anEventApi();
    const { store, context, leave } = aDetails();
    await settled(store);
    const count = api.calls.length;
    leave();
    context.attributes.setState({ event: '13' });
    context.page.data.setState({ bookingsVersion: 1 });
    expect(api.calls).toHaveLength(count);
  });
});

describe('D-what-is-sold: booking from the page', () => {
  it('a place is bought in the checkout after the element; a second press moves the focus to the checkout', async () => {
    anEventApi();
    const { store, page, load } = aDetails();
    await settled(store);
    await store.book();
    const purchase = { case: 'item', item: 'event:12' };
    expect([load.mock.calls, store.getState().bought, page.data.getState().purchase]).toEqual([
      [['checkout']],
      'event:12',
      purchase,
    ]);
    await store.book();
    expect(page.data.getState().focusRequest).toEqual({ purchase });
    page.data.setState({ purchase: null });
    expect(store.getState().bought).toBeNull();
  });

  it('a slotted offer opens its calendar', async () => {
    anEventApi({ type: 'slotted' });
    const { store, load, page } = aDetails();
    await settled(store);
    await store.book();
    expect([load.mock.calls, store.getState().calendar?.status]).toEqual([[['slotted-calendar']], 'loaded']);
    expect(page.data.getState().purchase).toBeNull();
  });

  it.each([
    ['a place', {}, { key: 'item:event:12', what: 'event:12' }, 'checkout'],
    ['slots', { type: 'slotted' }, { key: 'event:yoga-au-parc', what: 'yoga-au-parc' }, 'slotted-calendar'],
  ])('D-resume: the purchase of %s that a reload interrupted is resumed', async (_, changes, stored, part) => {
    onTestFinished(() => localStorage.clear());
    const api = anEventApi(changes);
    api.on('GET /v1/me', aMePayload());
    storePurchase({ ...stored, hold: 'h', order: null });
    const { context, load } = aDetails();
    context.page.session.setToken('camille');
    await expect.poll(() => load.mock.calls).toEqual([[part]]);
  });
});

describe('D-tiles-consent: the map of the place', () => {
  const FOREIGN = { tiles: 'https://tiles.example/{z}/{x}/{y}.png' };

  it('the code of the map is loaded when its place comes into view, and no earlier', async () => {
    anEventApi();
    const { store, load } = aDetails({ settings: FOREIGN });
    await settled(store);
    expect([load.mock.calls, store.getState().map]).toEqual([[], { status: 'unseen' }]);
    store.showMap();
    await until(store, ({ map }) => map.status === 'loaded');
    expect(load.mock.calls).toEqual([['provider-map']]);
  });

  it('the code of a map with tiles of another site is loaded once the page consents; its button asks for consent', async () => {
    anEventApi();
    const { host, store, context, load } = aDetails({ settings: { ...FOREIGN, consent: 'none' } });
    const asked = heard(host, 'creneau-consentrequired');
    await settled(store);
    store.showMap();
    expect([store.getState().map, load.mock.calls]).toEqual([{ status: 'no-consent' }, []]);
    store.askConsent();
    expect(asked).toEqual([{ purpose: 'map' }]);
    context.settings.setState({ consent: 'map' });
    await until(store, ({ map }) => map.status === 'loaded');
    expect(load.mock.calls).toEqual([['provider-map']]);
  });

  it('the code of a map with tiles of the API is loaded without any consent', async () => {
    anEventApi();
    const tiles = 'https://api.example/tiles/{z}/{x}/{y}.png';
    const { store } = aDetails({ settings: { tiles, consent: 'none' } });
    store.showMap();
    await until(store, ({ map }) => map.status === 'loaded');
  });

  it('a failure of the map affects nothing else, and can be retried', async () => {
    quiet();
    anEventApi();
    const { store, load } = aDetails();
    load.mockRejectedValueOnce(new Error('offline'));
    await settled(store);
    store.showMap();
    await until(store, ({ map }) => map.status === 'failed');
    expect(store.getState().page.status).toBe('loaded');
    await store.loadMap();
    expect(store.getState().map.status).toBe('loaded');
  });
});

it('D-displayed-errors: if the event fails to load, no other call is made', async () => {
  quiet();
  const api = anEventApi();
  api.on(EVENT, problem(403, 'forbidden'));
  const { store } = aDetails();
  await until(store, ({ page }) => page.status === 'failed');
  expect(api.calls.map(({ route }) => route)).toEqual([EVENT]);
});
