import { describe, expect, it, vi } from 'vitest';
import { pagingProperty } from '../../../widgets/shared/lists/paged-list.ts';
import { aPageOf } from '../../fixtures/data/catalogue-payloads.ts';
import { heard, until } from '../../fixtures/data/widget-context.ts';
import { eventually } from '../../fixtures/eventually.ts';
import { offline, problem } from '../fake-api.ts';
import { aHistory, aHistoryApi, aPaidOrder, FUTURE, ID, ids, isLoaded, PAST, quiet } from './a-history.ts';

describe('S-calls: the calls of the order history', () => {
  it.each([
    [{}, '/v1/order/future/'],
    [{ period: 'past' as const }, '/v1/order/past/'],
    [{ period: 'past' as const, page: 2 }, '/v1/order/past/?page=2'],
  ])('a history with %j asks for %s with the token', async (values, path) => {
    const api = aHistoryApi([aPaidOrder()], 2);
    const { store, host } = aHistory(values);
    const ready = heard(host, 'creneau-ready');
    await until(store, isLoaded);
    const calls = api.calls.filter((call) => call.path.startsWith('/v1/order'));
    expect(calls.map((call) => [call.path, call.headers.get('authorization')])).toEqual([[path, 'Bearer camille']]);
    expect(ready).toHaveLength(1);
  });

  it('an invalid order is left out, and the others are shown', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    aHistoryApi([aPaidOrder({ total: 'much' }), aPaidOrder({ id: 'good' }), 7 as never]);
    const { store } = aHistory();
    await until(store, isLoaded);
    expect([ids(store), String(warn.mock.calls[0])]).toEqual([['good'], expect.stringContaining('2 of 3 orders')]);
  });

  it('the list of another period starts at its first page', async () => {
    const api = aHistoryApi([aPaidOrder()], 3);
    const { store, context } = aHistory({ page: 3 });
    await until(store, isLoaded);
    context.attributes.setState({ period: 'past' });
    await until(store, (state) => isLoaded(state) && state.period === 'past');
    expect([ids(store), store.getState().page, api.calls.at(-1)?.path]).toEqual([['past'], 1, '/v1/order/past/']);
  });

  it('D-page-numbers: a page above the last of the history is the last', async () => {
    aHistoryApi();
    const { store, host } = aHistory({ page: 9 });
    await until(store, isLoaded);
    await eventually(() => expect(Reflect.get(host, 'page')).toBe(1));
    expect(pagingProperty.paging.read(store)).toEqual({ page: 1, lastPage: 1, loading: false });
  });
});

describe('D-no-personal-call: visitors', () => {
  it('no personal call is made without a token; the orders are fetched when a token is set later', async () => {
    const api = aHistoryApi();
    const { store, page } = aHistory({}, null);
    await until(store, ({ isVisitor }) => isVisitor);
    expect([api.calls, pagingProperty.paging.read(store)]).toEqual([[], { page: 1, lastPage: 1, loading: false }]);
    page.session.setToken('camille');
    await until(store, (state) => isLoaded(state) && !state.isVisitor);
    expect(ids(store)).toEqual([ID]);
  });

  it('the history waits for a token that a function of the page returns late', async () => {
    aHistoryApi();
    const { store } = aHistory({}, () => Promise.resolve('camille'));
    expect(store.getState()).toMatchObject({ isVisitor: false, list: { status: 'loading' } });
    await until(store, isLoaded);
    expect([ids(store), store.getState().isVisitor]).toEqual([[ID], false]);
  });

  it('the page is asked to sign the visitor in, and the history continues with the token of its answer', async () => {
    aHistoryApi();
    const { store, host } = aHistory({}, null);
    await until(store, ({ isVisitor }) => isVisitor);
    host.addEventListener('creneau-signinrequired', (event) => {
      (event as CustomEvent<{ signIn: (token: string) => void }>).detail.signIn('camille');
    });
    await store.signIn();
    await until(store, (state) => isLoaded(state) && !state.isVisitor);
    expect([ids(store), store.getState().isUnanswered]).toEqual([[ID], false]);
  });

  it('a message says that sign-in is not possible if the page does not handle it, and not if the page handles it', async () => {
    aHistoryApi();
    const { store, host } = aHistory({}, null);
    await until(store, ({ isVisitor }) => isVisitor);
    const take = (event: Event) => event.preventDefault();
    host.addEventListener('creneau-signinrequired', take);
    await store.signIn();
    expect(store.getState().isUnanswered).toBe(false);
    host.removeEventListener('creneau-signinrequired', take);
    await store.signIn();
    expect(store.getState().isUnanswered).toBe(true);
  });

  it('a log-out removes the orders of the earlier user', async () => {
    aHistoryApi();
    const { store, page } = aHistory();
    await until(store, isLoaded);
    page.session.setToken(null);
    await until(store, ({ isVisitor }) => isVisitor);
    expect(ids(store)).toEqual([]);
  });

  it('D-statuses: the page is asked for a new token when the token has expired, and the list continues', async () => {
    const api = aHistoryApi();
    api.on(FUTURE, problem(401, 'token-invalid'), aPageOf([aPaidOrder()]));
    const { store, host } = aHistory();
    host.addEventListener('creneau-tokenexpired', (event) => {
      (event as CustomEvent<{ renew: (token: string) => void }>).detail.renew('renewed');
    });
    await until(store, isLoaded);
    expect(api.to(FUTURE).map(({ headers }) => headers.get('authorization'))).toEqual([
      'Bearer camille',
      'Bearer renewed',
    ]);
  });
});

describe('D-refetch: refreshing the history', () => {
  it('a booking on the page fetches the list again without a skeleton, and a failure leaves the shown list', async () => {
    quiet();
    const api = aHistoryApi();
    const { store, page } = aHistory();
    await until(store, isLoaded);
    const dimmed = vi.fn();
    store.subscribe(({ isTurning, list }) => (isTurning || list.status !== 'loaded') && dimmed());
    const book = () => page.data.setState(({ bookingsVersion }) => ({ bookingsVersion: bookingsVersion + 1 }));
    api.on(FUTURE, aPageOf([aPaidOrder({ id: 'new' })]));
    book();
    await eventually(() => expect(ids(store)).toEqual(['new']));
    api.on(FUTURE, problem(403, 'forbidden'));
    book();
    await eventually(() => expect(api.to(FUTURE)).toHaveLength(3));
    await page.client.get('v1/me', () => null);
    expect([ids(store), dimmed.mock.calls.length]).toEqual([['new'], 0]);
  });

  it('a requested page that fails while the list is refreshed is shown as failed', async () => {
    quiet();
    const api = aHistoryApi([aPaidOrder()], 2);
    const { store, context, page } = aHistory();
    await until(store, isLoaded);
    api.on(FUTURE, problem(403, 'forbidden'));
    context.attributes.setState({ page: 2 });
    page.data.setState({ bookingsVersion: 9 });
    await until(store, ({ list }) => list.status === 'failed');
    expect(pagingProperty.paging.read(store)).toEqual({ page: 2, lastPage: 0, loading: false });
  });

  it('orders are fetched again when the page becomes visible, and when it is online again', async () => {
    quiet();
    const api = aHistoryApi();
    api.on(FUTURE, problem(403, 'forbidden'), aPageOf([aPaidOrder()]));
    const { store } = aHistory();
    await until(store, ({ list }) => list.status === 'failed');
    dispatchEvent(new Event('online'));
    await until(store, isLoaded);
    document.dispatchEvent(new Event('visibilitychange'));
    await eventually(() => expect(api.to(FUTURE)).toHaveLength(3));
  });

  it('an order history without a connection reports an error, and shows the orders after a retry', async () => {
    quiet();
    const api = aHistoryApi();
    api.on(FUTURE, offline, offline, offline, aPageOf([aPaidOrder()]));
    const { store } = aHistory();
    await until(store, ({ list }) => list.status === 'failed');
    expect(store.getState().list).toMatchObject({ error: { kind: 'network' } });
    await store.retry();
    expect(ids(store)).toEqual([ID]);
  });

  it('an order history that was removed makes no more calls', async () => {
    const api = aHistoryApi();
    const { store, page, leave } = aHistory();
    await until(store, isLoaded);
    leave();
    page.data.setState({ bookingsVersion: 9 });
    dispatchEvent(new Event('online'));
    await page.client.get('v1/me', () => null);
    expect([api.to(FUTURE).length, api.to(PAST).length]).toEqual([1, 0]);
  });
});
