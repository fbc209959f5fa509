import { describe, expect, it } from 'vitest';
import { isExpired } from '../../../widgets/order-history/store.ts';
import { aPageOf } from '../../fixtures/data/catalogue-payloads.ts';
import { until } from '../../fixtures/data/widget-context.ts';
import { eventually } from '../../fixtures/eventually.ts';
import { type Call, json, problem } from '../fake-api.ts';
import { aHistory, aHistoryApi, aPaidOrder, FUTURE, ids, isLoaded, quiet } from './a-history.ts';

describe('D-statuses: an expired session', () => {
  const signingIn = (host: HTMLElement, token: string) =>
    host.addEventListener('creneau-signinrequired', (event) => {
      (event as CustomEvent<{ signIn: (token: string) => void }>).detail.signIn(token);
    });

  /** A history at its first page, whose second page was refused because of the token. */
  async function expired() {
    quiet();
    const api = aHistoryApi([aPaidOrder()], 2);
    const history = aHistory();
    await until(history.store, isLoaded);
    await eventually(() => expect(history.page.data.getState().person).not.toBe(null));
    api.on(FUTURE, problem(401, 'token-invalid'));
    history.context.attributes.setState({ page: 2 });
    await until(history.store, isExpired);
    api.on(FUTURE, (call: Call) =>
      call.headers.get('authorization') === 'Bearer fresh'
        ? json(aPageOf([aPaidOrder({ id: 'second' })], 2, 2))(call)
        : problem(401, 'token-invalid')(call),
    );
    return history;
  }

  it('the requested page is loaded when the same person signs in again', async () => {
    const { store, host } = await expired();
    signingIn(host, 'fresh');
    await store.signIn();
    await until(store, isLoaded);
    expect([ids(store), store.getState().isUnanswered]).toEqual([['second'], false]);
  });

  it('the requested page of the list is loaded when the host page gives another token', async () => {
    const { store, page } = await expired();
    page.session.setToken('fresh');
    await until(store, isLoaded);
    expect(ids(store)).toEqual(['second']);
  });

  it('a message says so if the host page does not handle the expired session', async () => {
    const { store } = await expired();
    await store.signIn();
    expect([isExpired(store.getState()), store.getState().isUnanswered]).toEqual([true, true]);
  });
});
