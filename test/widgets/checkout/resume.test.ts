import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type PageState, setSelection } from '../../../widgets/shared/page/page-state.ts';
import type { StoredPurchase } from '../../../widgets/shared/page/purchase.ts';
import { interruptedPurchase } from '../../../widgets/shared/selling/interrupted.ts';
import { storedPurchase, storePurchase } from '../../../widgets/shared/selling/stored.ts';
import { NOW } from '../../fixtures/data/factories.ts';
import { aHoldPayload, anOrderPayload, aPendingOrderPayload, aQuotePayload } from '../../fixtures/data/payloads.ts';
import { aPage, heard, until } from '../../fixtures/data/widget-context.ts';
import { eventually } from '../../fixtures/eventually.ts';
import { json, noContent, offline, problem } from '../fake-api.ts';
import { aCheckout, aPaidApi, aReview, EIGHT, HOLD_ID, NINE, ORDER_ID, review, shownStep, step } from './a-checkout.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
const KEY = 'creneau.checkout';
const STORED: StoredPurchase = { key: 'cal', what: 'yoga-doux', hold: HOLD_ID, order: null };
const TIMES = { at: expect.any(Number), until: expect.any(Number), ends: expect.any(Number) };
const kept = () => localStorage.getItem(KEY);
const keptInTab = () => sessionStorage.getItem('creneau.guest');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

/** A checkout after a reload, to which the calendar has handed the stored purchase. */
function aReload(stored: StoredPurchase) {
  localStorage.setItem(KEY, JSON.stringify(stored));
  const checkout = aCheckout();
  setSelection(checkout.page, 'cal', []);
  checkout.page.data.setState({
    purchase: { case: 'slots', calendar: 'cal', event: 'yoga-doux', resumes: stored },
  });
  return checkout;
}

describe('D-resume: the stored purchase', () => {
  it('the stored purchase has the id of the hold, later of the order, and no token, name or e-mail', async () => {
    const api = aPaidApi();
    api.on('POST /v1/test-gateway/pay_1', problem(402, 'card-declined'));
    const { store } = await aReview();
    expect(JSON.parse(kept() ?? '')).toEqual({ ...STORED, ...TIMES });
    await store.confirm({ case: 'typed', card: 'declined', save: null });
    expect(JSON.parse(kept() ?? '')).toEqual({
      ...STORED,
      order: ORDER_ID,
      ...TIMES,
    });
  });

  it.each<[string, (checkout: Awaited<ReturnType<typeof aReview>>) => unknown]>([
    ['the order is confirmed', ({ store }) => store.confirm({ case: 'typed', card: 'success', save: null })],
    ['the purchase is left', ({ store }) => store.leave()],
    ['the hold has run out', ({ store }) => store.expire()],
  ])('a stored purchase is deleted when %s', async (_, act) => {
    aPaidApi();
    await act(await aReview());
    expect(kept()).toBeNull();
  });

  it('the stored purchase remains when the element is removed, as a reload does', async () => {
    aPaidApi();
    const { leave } = await aReview();
    leave();
    expect(kept()).not.toBeNull();
  });

  it("D-guest-token: a guest's purchase is stored only in the tab, with the guest's token, until it ends", async () => {
    aPaidApi();
    const { store, page } = aCheckout({ token: null });
    page.data.setState({ purchase: { case: 'slots', calendar: 'cal', event: 'yoga-doux' } });
    await step(store, 'identifying');
    await store.enter({ firstName: 'Zoé', lastName: 'Petit', email: 'zoe@example.test' });
    expect([shownStep(store), kept()]).toEqual(['review', null]);
    const guest = { token: 'guest', api: page.url };
    expect(JSON.parse(keptInTab() ?? '')).toEqual({
      ...STORED,
      ...TIMES,
      guest,
    });
    await store.confirm({ case: 'typed', card: 'success', save: null });
    expect([shownStep(store), keptInTab()]).toEqual(['confirmed', null]);
  });

  it.each([
    'junk',
    '{}',
    'null',
    '[1]',
    '{"key":"cal","what":"x","hold":1,"order":null}',
    '{"key":"cal"}',
    '{"key":"cal","what":"x","hold":"h","order":null,"at":"now"}',
  ])('an invalid stored purchase is removed: %s', (text) => {
    localStorage.setItem(KEY, text);
    expect(storedPurchase()).toBeNull();
    expect(kept()).toBeNull();
  });

  it.each<[string, Partial<StoredPurchase>, number, boolean]>([
    ['that is held', {}, 9, true],
    ['whose time is up', {}, 11, false],
    ['that was kept longer', { until: NOW + 20 * MINUTE }, 19, true],
    ['that was kept longer, and whose time is up', { until: NOW + 20 * MINUTE }, 21, false],
    ['of a device whose clock is a day behind', { at: NOW + DAY, until: NOW + DAY + 10 * MINUTE }, 9, true],
    [
      'of a device whose clock is a day behind, and whose time is up',
      { at: NOW + DAY, until: NOW + DAY + 10 * MINUTE },
      11,
      false,
    ],
    ['that was ordered', { order: ORDER_ID }, 60, true],
  ])('a purchase %s is resumed or dropped without a call', async (_, changes, minutes, isKept) => {
    const api = aPaidApi();
    api.on(`GET /v1/hold/${HOLD_ID}`, problem(404, 'not-found'));
    storePurchase({ ...STORED, at: NOW, until: NOW + 10 * MINUTE, ...changes });
    vi.setSystemTime(NOW + minutes * MINUTE);
    const { page } = aCheckout();
    await eventually(() => expect(page.data.getState().isSignedIn).toBe(true));
    expect(interruptedPurchase(page, ({ key }) => key === 'cal') !== null).toBe(isKept);
    expect(kept() !== null).toBe(isKept);
  });

  it('D-unknown-payment: an order whose response was lost by a reload is requested, although the hold is over', async () => {
    const api = aPaidApi();
    const { store, leave } = await aReview();
    api.on('POST /v1/order', offline);
    await store.confirm({ case: 'typed', card: 'success', save: null });
    leave();
    vi.setSystemTime(NOW + 20 * MINUTE);
    expect(storedPurchase()).toMatchObject({ hold: HOLD_ID, order: null });
  });

  it('D-second-tab: sending an order does not change the purchase that another tab has stored', async () => {
    const api = aPaidApi();
    const { store } = await aReview();
    const other = JSON.stringify({ ...STORED, hold: 'another', at: NOW });
    localStorage.setItem(KEY, other);
    api.on('POST /v1/order', offline);
    await store.confirm({ case: 'typed', card: 'success', save: null });
    expect(kept()).toBe(other);
  });

  it('storage that throws counts as absent', async () => {
    aPaidApi();
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('denied');
      },
      setItem: () => {
        throw new Error('denied');
      },
      removeItem: () => {
        throw new Error('denied');
      },
    });
    expect(storedPurchase()).toBeNull();
    const { store } = await aReview();
    await store.leave();
    expect(shownStep(store)).toBe('choosing');
    vi.unstubAllGlobals();
  });
});

describe("D-guest-token: a guest's stored purchase", () => {
  const stored = (page: PageState, changes: Partial<StoredPurchase> = {}): StoredPurchase => ({
    ...STORED,
    guest: { token: 'guest', api: page.url },
    ...changes,
  });

  it.each<[string, unknown, string]>([
    ['D-cardholder-name: a name', json({ firstName: 'Zoé', lastName: 'Petit' }), 'Zoé Petit'],
    ['no name', problem(404, 'not-found'), ''],
    ['an invalid name', json({ firstName: 7 }), ''],
  ])(
    "a guest's purchase is resumed with the guest's token, and with the name that the API returns: %s",
    async (_, answer, name) => {
      const api = aPaidApi();
      api.on('GET /v1/guest', answer);
      api.on(`GET /v1/hold/${HOLD_ID}`, aHoldPayload([EIGHT.id]));
      const page = aPage();
      sessionStorage.setItem('creneau.guest', JSON.stringify(stored(page)));
      const { store } = aCheckout({ token: null, page });
      const resumes = stored(page);
      page.data.setState({ purchase: { case: 'slots', calendar: 'cal', event: 'yoga-doux', resumes } });
      await review(store);
      expect(api.to(`GET /v1/hold/${HOLD_ID}`)[0]?.headers.get('authorization')).toBe('Bearer guest');
      expect(store.getState().guestName).toBe(name);
      await store.leave();
      expect([keptInTab(), await page.session.token()]).toEqual([null, null]);
    },
  );

  it("a guest's stored purchase is deleted, and its hold released, if a user is signed in", async () => {
    const api = aPaidApi();
    const page = aPage();
    page.session.setToken('camille');
    sessionStorage.setItem('creneau.guest', JSON.stringify(stored(page)));
    expect(interruptedPurchase(page, ({ key }) => key === 'cal')).toBeNull();
    expect(keptInTab()).toBeNull();
    await eventually(() => expect(api.to(`DELETE /v1/hold/${HOLD_ID}`)).toHaveLength(1));
    expect(api.to(`DELETE /v1/hold/${HOLD_ID}`)[0]?.headers.get('authorization')).toBe('Bearer guest');
  });

  it.each<[string, Partial<StoredPurchase> | string]>([
    ['of another API', { guest: { token: 'guest', api: 'https://other.example' } }],
    ['of another calendar', { key: 'other' }],
    ['without a token', { guest: undefined }],
    ['with half of a guest', '{"key":"cal","what":"x","hold":"h","order":null,"guest":{"token":1}}'],
    ['that is nonsense', '{'],
  ])("a guest's stored purchase is not resumed: %s", (_, what) => {
    const page = aPage();
    const text = typeof what === 'string' ? what : JSON.stringify(stored(page, what));
    sessionStorage.setItem('creneau.guest', text);
    expect(interruptedPurchase(page, ({ key }) => key === 'cal')).toBeNull();
  });

  it('a guest’s token in the stored purchase of a user is not read', () => {
    const page = aPage();
    localStorage.setItem(KEY, JSON.stringify(stored(page)));
    expect(storedPurchase()).toBeNull();
    expect(kept()).toBeNull();
  });
});

describe('D-resume: resuming', () => {
  it('a hold is resumed as the review, with the selection that it holds', async () => {
    const api = aPaidApi();
    const quote = aQuotePayload([EIGHT.id, NINE.id], 12);
    api.on(`GET /v1/hold/${HOLD_ID}`, aHoldPayload([EIGHT.id, NINE.id], { quote }));
    const { store, page } = aReload(STORED);
    expect((await review(store)).isFixed).toBe(false);
    const { selection } = store.getState();
    expect(selection).toEqual([EIGHT, NINE].map((slot) => ({ ...slot, isWaitBooking: false })));
    expect(page.data.getState().selections['cal']).toBe(selection);
    expect(api.to('POST /v1/hold')).toEqual([]);
  });

  it('a pending order is resumed as the payment form, at the price that was ordered', async () => {
    const api = aPaidApi();
    api.on(`GET /v1/order/${ORDER_ID}`, aPendingOrderPayload(), anOrderPayload(undefined, { total: 12 }));
    const { store } = aReload({ ...STORED, order: ORDER_ID });
    const stage = await review(store);
    expect(stage).toMatchObject({ order: { id: ORDER_ID }, hold: { id: HOLD_ID, quote: { total: 1200 } } });
    expect(stage.isFixed).toBe(true);
    await store.confirm({ case: 'typed', card: 'success', save: null });
    expect(shownStep(store)).toBe('confirmed');
    expect(api.to('POST /v1/order')).toEqual([]);
  });

  it('a confirmed order is resumed as the confirmation, and the page gets an event', async () => {
    const api = aPaidApi();
    api.on(`GET /v1/order/${ORDER_ID}`, anOrderPayload());
    const { store, host } = aReload({ ...STORED, order: ORDER_ID });
    const orders = heard(host, 'creneau-order');
    await step(store, 'confirmed');
    expect([orders.length, kept()]).toEqual([1, null]);
  });

  it.each([
    [403, 'forbidden'],
    [404, 'not-found'],
    [409, 'hold-expired'],
  ])('a stored purchase is deleted without a message if the API responds with %i', async (status, code) => {
    const api = aPaidApi();
    api.on(`GET /v1/hold/${HOLD_ID}`, problem(status, code));
    api.on(`DELETE /v1/hold/${HOLD_ID}`, noContent);
    const { store, host, page } = aReload(STORED);
    const errors = heard(host, 'creneau-error');
    await eventually(() => expect(kept()).toBeNull());
    expect([shownStep(store), page.data.getState().purchase, errors]).toEqual(['choosing', null, []]);
  });

  it('the stored purchase of an order that has ended is deleted without a message', async () => {
    const api = aPaidApi();
    api.on(`GET /v1/order/${ORDER_ID}`, anOrderPayload(undefined, { state: 'expired' }));
    const { store } = aReload({ ...STORED, order: ORDER_ID });
    await eventually(() => expect(kept()).toBeNull());
    expect(shownStep(store)).toBe('choosing');
  });

  it('D-unknown-payment: an API that does not respond is called again, at once after a press', async () => {
    const api = aPaidApi();
    const down = Array.from({ length: 3 }, () => offline);
    api.on(`GET /v1/hold/${HOLD_ID}`, ...down, json(aHoldPayload([EIGHT.id])));
    const { store } = aReload(STORED);
    await until(store, ({ stage }) => stage.step === 'resuming' && stage.tries > 0);
    await store.retry();
    expect(shownStep(store)).toBe('review');
  });
});
