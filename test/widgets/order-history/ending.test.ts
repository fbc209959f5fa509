import { describe, expect, it, vi } from 'vitest';
import { aPageOf } from '../../fixtures/data/catalogue-payloads.ts';
import { aPendingOrderPayload } from '../../fixtures/data/payloads.ts';
import { heard, until } from '../../fixtures/data/widget-context.ts';
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
  it('cancels once, tells every other part of the page, and asks for the list again', async () => {
    const api = aHistoryApi();
    const answer = held(json(aPaidOrder({ state: 'cancelled', cancellableUntil: null })));
    api.on(DELETE, answer.answer);
    const { store, page } = aHistory();
    await until(store, isLoaded);
    api.on(FUTURE, aPageOf([]));
    const version = page.data.getState().bookingsVersion;
    const [first, second] = [store.cancel(orderOf(store)), store.cancel(orderOf(store))];
    expect(store.getState().ending).toEqual({ id: ID, error: null });
    answer.release();
    await Promise.all([first, second]);
    expect([api.to(DELETE).length, page.data.getState().bookingsVersion]).toEqual([1, version + 1]);
    await vi.waitFor(() => expect(ids(store)).toEqual([]));
    expect(store.getState()).toMatchObject({
      ending: null,
      told: { case: 'cancelled', order: { id: ID, state: 'cancelled' } },
    });
  });

  it('too late: it is said at the order, which stays', async () => {
    quiet();
    const api = aHistoryApi();
    api.on(DELETE, problem(409, 'too-late-to-cancel'));
    const { store, host } = aHistory();
    const errors = heard(host, 'creneau-error');
    await until(store, isLoaded);
    await store.cancel(orderOf(store));
    expect(store.getState().ending).toMatchObject({ id: ID, error: { code: 'too-late-to-cancel' } });
    expect([ids(store), errors]).toMatchObject([[ID], [{ code: 'too-late-to-cancel' }]]);
    await vi.waitFor(() => expect(api.to(FUTURE)).toHaveLength(2));
  });
});

describe('D-pending-order-place, D-leaving-list: what else is given back', () => {
  it.each([
    ['was lost', offline],
    ['was a refusal', problem(409, 'too-late-to-cancel')],
  ])('an order whose cancelling took place though the answer %s is told as cancelled', async (_, answer) => {
    quiet();
    const api = aHistoryApi();
    api.on(DELETE, answer);
    api.on(`GET /v1/order/${ID}`, aPaidOrder({ state: 'cancelled' }));
    const { store, page, host } = aHistory();
    const errors = heard(host, 'creneau-error');
    await until(store, isLoaded);
    await store.cancel(orderOf(store));
    expect(store.getState()).toMatchObject({ ending: null, told: { case: 'cancelled', order: { id: ID } } });
    expect([page.data.getState().bookingsVersion, errors]).toEqual([1, []]);
  });

  it('an order that stands is said to have failed, and the list is asked for again', async () => {
    quiet();
    const api = aHistoryApi();
    api.on(DELETE, offline);
    api.on(`GET /v1/order/${ID}`, aPaidOrder());
    const { store } = aHistory();
    await until(store, isLoaded);
    await store.cancel(orderOf(store));
    expect(store.getState()).toMatchObject({ ending: { id: ID, error: { kind: 'network' } }, told: null });
    await vi.waitFor(() => expect(api.to(FUTURE)).toHaveLength(2));
    store.forgetFailure();
    expect(store.getState().ending).toBe(null);
  });

  it.each([
    ['cancelled', 'given up'],
    ['confirmed', 'paid'],
  ])('what is not paid is given up: %s, it is told as %s', async (state, told) => {
    const api = aHistoryApi([aPendingOrderPayload()]);
    api.on(DELETE, aPendingOrderPayload({ state, payBy: null }));
    const { store } = aHistory();
    await until(store, isLoaded);
    await store.cancel(orderOf(store));
    expect(store.getState().told?.case).toBe(told);
  });

  it.each([
    ['left', noContent],
    ['left before, its answer lost', problem(404, 'not-found')],
  ])('a waiting list: %s', async (_, answer) => {
    const api = aHistoryApi([aWaitingOrder()]);
    api.on(LEAVE, answer);
    const { store } = aHistory();
    await until(store, isLoaded);
    api.on(FUTURE, aPageOf([]));
    const order = orderOf(store);
    await store.leave(order, order.waiting[0]?.id ?? ('' as never));
    expect(store.getState().told).toMatchObject({ case: 'left', order: { id: ID } });
    await vi.waitFor(() => expect(ids(store)).toEqual([]));
  });

  it('a waiting list that cannot be left: said of that place', async () => {
    quiet();
    const api = aHistoryApi([aWaitingOrder()]);
    api.on(LEAVE, problem(403, 'forbidden'));
    const { store } = aHistory();
    await until(store, isLoaded);
    const order = orderOf(store);
    await store.leave(order, WAITED as never);
    expect(store.getState()).toMatchObject({ ending: { id: WAITED, error: { code: 'forbidden' } }, told: null });
  });
});
