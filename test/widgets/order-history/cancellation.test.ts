import { describe, expect, it } from 'vitest';
import { aPageOf } from '../../fixtures/data/catalogue-payloads.ts';
import { aPendingOrderPayload } from '../../fixtures/data/payloads.ts';
import { heard, until } from '../../fixtures/data/widget-context.ts';
import { eventually } from '../../fixtures/eventually.ts';
import { held, json, noContent, offline, problem } from '../fake-api.ts';
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

describe('D-cancel: cancelling', () => {
  it('cancelling cancels the order once, and refreshes the list and the other widgets of the page', async () => {
    const api = aHistoryApi();
    const answer = held(json(aPaidOrder({ state: 'cancelled', cancellableUntil: null })));
    api.on(DELETE, answer.answer);
    const { store, page } = aHistory();
    await until(store, isLoaded);
    api.on(FUTURE, aPageOf([]));
    const version = page.data.getState().bookingsVersion;
    const [first, second] = [store.cancel(orderOf(store)), store.cancel(orderOf(store))];
    expect(store.getState().cancellation).toEqual({ id: ID, isTaking: false, error: null });
    answer.release();
    await Promise.all([first, second]);
    expect([api.to(DELETE).length, page.data.getState().bookingsVersion]).toEqual([1, version + 1]);
    await eventually(() => expect(ids(store)).toEqual([]));
    expect(store.getState()).toMatchObject({
      cancellation: null,
      notice: { case: 'cancelled', order: { id: ID, state: 'cancelled' } },
    });
  });

  it('an order that is too late to cancel stays and says so', async () => {
    quiet();
    const api = aHistoryApi();
    api.on(DELETE, problem(409, 'too-late-to-cancel'));
    const { store, host } = aHistory();
    const errors = heard(host, 'creneau-error');
    await until(store, isLoaded);
    await store.cancel(orderOf(store));
    expect(store.getState().cancellation).toMatchObject({ id: ID, error: { code: 'too-late-to-cancel' } });
    expect([ids(store), errors]).toMatchObject([[ID], [{ code: 'too-late-to-cancel' }]]);
    await eventually(() => expect(api.to(FUTURE)).toHaveLength(2));
  });
});

describe('D-pending-order-place, D-leaving-list: cancelling an unpaid order, and leaving a waiting list', () => {
  it.each([
    ['was lost', offline],
    ['was a refusal', problem(409, 'too-late-to-cancel')],
  ])('an order that was cancelled is shown as cancelled even if the response %s', async (_, answer) => {
    quiet();
    const api = aHistoryApi();
    api.on(DELETE, answer);
    api.on(`GET /v1/order/${ID}`, aPaidOrder({ state: 'cancelled' }));
    const { store, page, host } = aHistory();
    const errors = heard(host, 'creneau-error');
    await until(store, isLoaded);
    await store.cancel(orderOf(store));
    expect(store.getState()).toMatchObject({ cancellation: null, notice: { case: 'cancelled', order: { id: ID } } });
    expect([page.data.getState().bookingsVersion, errors]).toEqual([1, []]);
  });

  it('if an order was not cancelled, the failure is shown and the list is fetched again', async () => {
    quiet();
    const api = aHistoryApi();
    api.on(DELETE, offline);
    api.on(`GET /v1/order/${ID}`, aPaidOrder());
    const { store } = aHistory();
    await until(store, isLoaded);
    await store.cancel(orderOf(store));
    expect(store.getState()).toMatchObject({ cancellation: { id: ID, error: { kind: 'network' } }, notice: null });
    await eventually(() => expect(api.to(FUTURE)).toHaveLength(2));
    store.forgetFailure();
    expect(store.getState().cancellation).toBe(null);
  });

  it.each([
    ['cancelled', 'given up'],
    ['confirmed', 'paid'],
  ])('an unpaid order that is given up ends as %s, and the notice says %s', async (state, notice) => {
    const api = aHistoryApi([aPendingOrderPayload()]);
    api.on(DELETE, aPendingOrderPayload({ state, payBy: null }));
    const { store } = aHistory();
    await until(store, isLoaded);
    await store.cancel(orderOf(store));
    expect(store.getState().notice?.case).toBe(notice);
  });

  it.each([
    ['at once', noContent],
    ['it was already left, but the response was lost', problem(404, 'not-found')],
  ])('a waiting list is left: %s', async (_, answer) => {
    const api = aHistoryApi([aWaitingOrder()]);
    api.on(LEAVE, answer);
    const { store } = aHistory();
    await until(store, isLoaded);
    api.on(FUTURE, aPageOf([]));
    const order = orderOf(store);
    await store.leave(order, order.waiting[0]?.id ?? ('' as never));
    expect(store.getState().notice).toMatchObject({ case: 'left', order: { id: ID } });
    await eventually(() => expect(ids(store)).toEqual([]));
  });

  it('a place whose waiting list cannot be left says so', async () => {
    quiet();
    const api = aHistoryApi([aWaitingOrder()]);
    api.on(LEAVE, problem(403, 'forbidden'));
    const { store } = aHistory();
    await until(store, isLoaded);
    const order = orderOf(store);
    await store.leave(order, WAITED as never);
    expect(store.getState()).toMatchObject({
      cancellation: { id: WAITED, error: { code: 'forbidden' } },
      notice: null,
    });
  });
});
