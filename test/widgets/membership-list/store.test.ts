import { describe, expect, it, vi } from 'vitest';
import { pagingProperty } from '../../../widgets/shared/lists/paged-list.ts';
import { aPageOf } from '../../fixtures/data/catalogue-payloads.ts';
import { aMembershipPayload } from '../../fixtures/data/memberships.ts';
import { aMePayload } from '../../fixtures/data/payloads.ts';
import { heard, until } from '../../fixtures/data/widget-context.ts';
import { problem } from '../fake-api.ts';
import { aMembershipApi, isLoaded, LIST, someMemberships } from './some-memberships.ts';

describe('S-calls: the call', () => {
  it.each([
    [{}, '/v1/memberships/'],
    [{ provider: 'studio-lumiere' }, '/v1/memberships/?provider=studio-lumiere'],
    [{ provider: 'a b/c', page: 2 }, '/v1/memberships/?provider=a%20b%2Fc&page=2'],
  ])('a list with the settings %j calls %s', async (values, path) => {
    const api = aMembershipApi();
    const { host, store } = someMemberships(values);
    const [ready, loads] = [heard(host, 'creneau-ready'), heard(host, 'creneau-pageload')];
    await until(store, isLoaded);
    expect(api.calls.map((call) => call.path)).toEqual([path]);
    expect([ready.length, loads]).toEqual([1, [{ page: 1, lastPage: 1 }]]);
  });

  it('another page of a membership list is fetched, and another provider is fetched from its first page', async () => {
    const api = aMembershipApi();
    api.on(LIST, aPageOf([aMembershipPayload()], 1, 3));
    const { host, store, context } = someMemberships();
    await until(store, isLoaded);
    api.on(LIST, aPageOf([aMembershipPayload()], 3, 3));
    Reflect.set(host, 'page', 7);
    await until(store, isLoaded);
    expect(pagingProperty.paging.read(store)).toEqual({ page: 3, lastPage: 3, loading: false });
    await expect.poll(() => Reflect.get(host, 'page')).toBe(3);
    expect(api.calls).toHaveLength(2);
    context.attributes.setState({ provider: 'bulle-et-sens' });
    await until(store, isLoaded);
    expect(api.calls.at(-1)?.path).toBe('/v1/memberships/?provider=bulle-et-sens');
  });

  it('a membership that is named by url or id is shown alone; another one replaces it, and without a name all are shown', async () => {
    const api = aMembershipApi();
    const passes = ['Pass Liberté', 'Pass Duo'].map((title) => aMembershipPayload({ title }));
    api.on('GET /v1/membership/pass%2Fa', passes[0]);
    api.on('GET /v1/membership/2', passes[1]);
    const { store, context } = someMemberships({ membership: 'pass/a', page: 3 });
    const titles = ({ list }: ReturnType<typeof store.getState>) =>
      list.status === 'loaded' ? list.value.items.map(({ title }) => title) : [];
    expect(titles(await until(store, isLoaded))).toEqual(['Pass Liberté']);
    expect(pagingProperty.paging.read(store)).toEqual({ page: 1, lastPage: 1, loading: false });
    context.attributes.setState({ membership: '2', page: 1 });
    await until(store, (state) => titles(state)[0] === 'Pass Duo');
    context.attributes.setState({ membership: null });
    await until(store, isLoaded);
    expect(api.calls.map(({ path }) => path)).toEqual([
      '/v1/membership/pass%2Fa',
      '/v1/membership/2',
      '/v1/memberships/',
    ]);
  });

  it('D-has-membership: the list is fetched again with a token, because it shows current memberships', async () => {
    const api = aMembershipApi();
    api.on('GET /v1/me', aMePayload());
    const { store, page } = someMemberships();
    await until(store, isLoaded);
    api.on(LIST, aPageOf([aMembershipPayload({ isSubscribed: true })]));
    page.session.setToken('camille');
    await until(store, ({ list }) => list.status === 'loaded' && list.value.items[0]?.isSubscribed === true);
    expect(api.to(LIST).map(({ headers }) => headers.get('authorization'))).toEqual([null, 'Bearer camille']);
  });

  it('a list that failed because the session had ended is fetched again with the next token of the same user', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const api = aMembershipApi();
    api.on('GET /v1/me', aMePayload());
    const { store, page } = someMemberships();
    page.session.setToken('camille');
    await until(page.data, ({ person }) => person !== null);
    await until(store, isLoaded);
    api.on(LIST, problem(401, 'token-invalid'));
    await store.retry();
    // The user is now a visitor (D-refused-token), for whom the list is fetched once more.
    const { list } = await until(store, (state) => state.list.status === 'failed');
    expect(list).toMatchObject({ error: { code: 'token-invalid' } });
    api.on(LIST, aPageOf([aMembershipPayload({ isSubscribed: true })]));
    page.session.setToken('camille-again');
    await until(store, isLoaded);
    expect(api.to(LIST).at(-1)?.headers.get('authorization')).toBe('Bearer camille-again');
  });

  it('a membership list that was removed makes no more calls', async () => {
    const api = aMembershipApi();
    const { store, context, leave } = someMemberships();
    await until(store, isLoaded);
    leave();
    context.attributes.setState({ page: 2 });
    const detail = { order: { item: { ref: 'membership-option:1' } } };
    document.dispatchEvent(new CustomEvent('creneau-order', { detail }));
    expect(api.calls).toHaveLength(1);
  });
});
