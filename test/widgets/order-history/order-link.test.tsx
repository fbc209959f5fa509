import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { OrderHistory } from '../../../widgets/order-history/OrderHistory.tsx';
import { storedGuestPurchase } from '../../../widgets/shared/selling/stored.ts';
import { aHoldPayload } from '../../fixtures/data/payloads.ts';
import { heard, until } from '../../fixtures/data/widget-context.ts';
import { eventually } from '../../fixtures/eventually.ts';
import { json, noContent, problem } from '../fake-api.ts';
import { press, render, textOf } from '../render.tsx';
import {
  aHistory,
  aHistoryApi,
  aPaidOrder,
  aWaitingOrder,
  DELETE,
  FUTURE,
  ID,
  ids,
  isLoaded,
  LEAVE,
  orderOf,
  quiet,
  WAITED,
} from './a-history.ts';

const KEY = 'k'.repeat(43);
const LINK = `#order=${ID}&key=${KEY}`;
const ORDER = `GET /v1/order/${ID}`;
const EARLIER = '/order/?page=2';

afterEach(() => history.replaceState(null, '', '/'));

/** An API with one order, and a history that was opened by a link. */
function opened(fragment = LINK, order = aPaidOrder(), token: string | null = null) {
  history.replaceState({ of: 'page' }, '', `${EARLIER}${fragment}`);
  const api = aHistoryApi();
  api.on(ORDER, order);
  return { api, ...aHistory({}, token) };
}

const bearers = (calls: readonly { readonly headers: Headers }[]) =>
  calls.map(({ headers }) => headers.get('authorization'));

describe("D-order-key: a mail's link", () => {
  it.each([
    ['a visitor', null],
    ['somebody who is signed in', 'camille'],
  ])("a mail's link shows %s only its order, which is read with its key", async (_, token) => {
    const { api, store } = opened(LINK, aPaidOrder(), token);
    await until(store, isLoaded);
    expect(ids(store)).toEqual([ID]);
    expect(bearers(api.to(ORDER))).toEqual([`Bearer ${KEY}`]);
    expect(api.to(FUTURE)).toEqual([]);
  });

  it.each([
    [LINK, ''],
    [`#key=${KEY}&order=${ID}`, ''],
    [`#order%3D${ID}%26key%3D${KEY}`, ''],
    [`#menu&order=${ID}&key=${KEY}&tab=%202`, '#menu&tab=%202'],
  ])(
    "a mail's link is removed from the address: %s becomes %j, and the history state stays",
    async (fragment, rest) => {
      const { store } = opened(fragment);
      expect(location.pathname + location.search + location.hash).toBe(`${EARLIER}${rest}`);
      expect(history.state).toEqual({ of: 'page' });
      await until(store, isLoaded);
      expect(ids(store)).toEqual([ID]);
    },
  );

  it("a mail's link is stored nowhere", async () => {
    const { store } = opened();
    await until(store, isLoaded);
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])).not.toContain(KEY);
    expect(document.documentElement.outerHTML).not.toContain(KEY);
  });

  it.each(['', '#menu', `#key=${KEY}`, '#order=1&key=2', `#order=../me&key=${KEY}`])(
    "the address %j has no mail's link: it stays, and a visitor is asked to sign in",
    async (fragment) => {
      const { store } = opened(fragment);
      await until(store, ({ isVisitor }) => isVisitor);
      const { isLinked, isLinkCut } = store.getState();
      expect([location.hash, isLinked, isLinkCut]).toEqual([fragment, false, false]);
    },
  );

  it.each([`#order=${ID}`, `#order=${ID}&key=${KEY.slice(0, 12)}`, `#order%3D${ID.slice(0, 20)}`])(
    'an incomplete link, %j, is called incomplete, and a complete link that follows opens the order',
    async (fragment) => {
      const { store, context } = opened(fragment);
      const view = await render(context, <OrderHistory store={store} />);
      await act(() => until(store, ({ list }) => list.status !== 'loading'));
      expect(textOf(view.querySelector('[role=alert]'))).toContain('Ce lien est incomplet');
      history.replaceState(null, '', `${EARLIER}${LINK}`);
      await act(async () => dispatchEvent(new Event('hashchange')));
      await act(() => until(store, (state) => state.isLinked && isLoaded(state)));
      expect(view.querySelector('[role=alert]')).toBeNull();
    },
  );

  it('a visitor without a link is told about the link in the mail', async () => {
    const { store, context } = opened('');
    const view = await render(context, <OrderHistory store={store} />);
    await eventually(() => expect(textOf(view)).toContain("Ouvrez le lien de l'e-mail de votre commande."));
  });

  it("only the first of several lists opens a mail's link", async () => {
    const { store } = opened();
    const second = aHistory();
    await Promise.all([until(store, isLoaded), until(second.store, isLoaded)]);
    expect([store.getState().isLinked, second.store.getState().isLinked]).toEqual([true, false]);
  });

  it('the link of another mail on the same page shows its order', async () => {
    history.replaceState(null, '', EARLIER);
    const { store } = opened('', aPaidOrder(), 'camille');
    await until(store, isLoaded);
    history.replaceState(null, '', `${EARLIER}${LINK}`);
    dispatchEvent(new Event('hashchange'));
    await until(store, (state) => state.isLinked && isLoaded(state));
    expect([ids(store), location.hash]).toEqual([[ID], '']);
  });

  it("an order that was opened by a mail's link is cancelled with its key, and shown as cancelled", async () => {
    const { api, store, context } = opened();
    const cancelled = aPaidOrder({ state: 'cancelled', cancellableUntil: null });
    api.on(DELETE, json(cancelled));
    await until(store, isLoaded);
    const view = await render(context, <OrderHistory store={store} />);
    expect(textOf(view.querySelector('h2'))).toBe('Votre commande');
    api.on(ORDER, cancelled);
    await act(() => store.cancel(orderOf(store)));
    expect(bearers(api.to(DELETE))).toEqual([`Bearer ${KEY}`]);
    await act(() => until(store, () => orderOf(store).state === 'cancelled'));
    expect(textOf(view.querySelector('article'))).toContain('Annulée');
  });

  it("a waiting list of an order that was opened by a mail's link is left with its key", async () => {
    const { api, store } = opened(LINK, aWaitingOrder());
    api.on(LEAVE, noContent);
    await until(store, isLoaded);
    await store.leave(orderOf(store), WAITED);
    expect(bearers(api.to(LEAVE))).toEqual([`Bearer ${KEY}`]);
  });

  const OFFER = { state: 'offered', position: 1, offeredUntil: '2026-11-24T08:00:00Z' };
  const EXCHANGE = `POST /v1/order/${ID}/guest`;

  it.each([
    ["a guest's order", () => json({ token: 'again', expiresAt: '2026-11-24T08:00:00Z' }), true],
    ["an account's order, whose owner signs in there", () => problem(403, 'forbidden'), false],
  ])("a mail's link accepts the offered place of %s, and opens the page of the offer", async (_, exchanged, isHeld) => {
    const { api, store, context } = opened(LINK, aWaitingOrder(OFFER));
    api.on(EXCHANGE, exchanged());
    api.on('POST /v1/hold', aHoldPayload([WAITED]));
    const went = vi.spyOn(location, 'assign').mockReturnValue();
    await until(store, isLoaded);
    const view = await render(context, <OrderHistory store={store} />);
    await press(view, /^Prendre la place/);
    await eventually(() => expect(went).toHaveBeenCalledWith(expect.stringContaining('?date=2026-11-24')));
    const holds = api.to('POST /v1/hold');
    expect(bearers(holds)).toEqual(isHeld ? ['Bearer again'] : []);
    expect(holds.map(({ body }) => body)).toEqual(isHeld ? [{ slots: [WAITED], waiting: [] }] : []);
    expect(storedGuestPurchase(context.page.url)?.guest?.token).toBe(isHeld ? 'again' : undefined);
    sessionStorage.clear();
  });

  it.each([
    [401, 'token-invalid'],
    [403, 'forbidden'],
    [404, 'not-found'],
  ])(
    "D-order-key: a mail's link that opens nothing says so and why, and asks for no token: %d %s",
    async (status, code) => {
      quiet();
      const { api, store, context, host } = opened();
      api.on(ORDER, problem(status, code));
      const asked = heard(host, 'creneau-tokenexpired');
      const view = await render(context, <OrderHistory store={store} />);
      await eventually(() => expect(textOf(view)).toContain("Ce lien n'ouvre aucune commande."));
      expect(textOf(view)).toMatch(/incomplet, ou sa commande est finie depuis plus de huit semaines/);
      expect(view.querySelector('button')).toBeNull();
      expect(asked).toEqual([]);
    },
  );
});
