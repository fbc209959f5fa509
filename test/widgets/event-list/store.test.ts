import { describe, expect, it, vi } from 'vitest';
import { aPageOf } from '../../fixtures/data/catalogue-payloads.ts';
import { someEvents } from '../../fixtures/data/events.ts';
import { aMePayload } from '../../fixtures/data/payloads.ts';
import { aPage, until } from '../../fixtures/data/widget-context.ts';
import { held, json, problem } from '../fake-api.ts';
import { aList, aListApi, isLoaded, listCalls } from './a-list.ts';

const idsOf = (store: ReturnType<typeof aList>['store']) => {
  const { list } = store.getState();
  return list.status === 'loaded' ? list.value.items.map(({ id }) => id) : [];
};

describe('D-calls-events: the call', () => {
  it.each([
    [{}, '/v1/event/list/'],
    [{ page: 3 }, '/v1/event/list/?page=3'],
    [{ query: 'sport/yoga/city/paris' }, '/v1/event/list/city/paris/sport/yoga'],
    [{ provider: 'studio-lumiere', page: 2 }, '/v1/event/list/provider/studio-lumiere?page=2'],
    [{ query: 'provider/x', provider: 'studio-lumiere' }, '/v1/event/list/provider/studio-lumiere'],
  ] as const)('a list with %j asks for %s', async (values, path) => {
    const api = aListApi(path.replace('/v1/event/list/', '').replace(/\?.*/, ''));
    const { store } = aList({ values });
    await until(store, isLoaded);
    expect(listCalls(api)).toEqual([path]);
  });

  it.each([{ query: 'town/paris' }, { query: 'city/../x' }, { provider: '..' }])(
    'a list with the invalid query %j warns once, and shows all events',
    async (values) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
      const api = aListApi();
      const { store, attributes } = aList({ values });
      await until(store, isLoaded);
      attributes.setState({ ...attributes.getState(), page: 2 });
      await until(store, isLoaded);
      expect(listCalls(api)).toEqual(['/v1/event/list/', '/v1/event/list/?page=2']);
      expect(warn).toHaveBeenCalledTimes(1);
      warn.mockRestore();
    },
  );
});

describe('C-lists: pages', () => {
  it('S-stale-answers: the last of several quickly chosen filters is shown, with one call for each', async () => {
    const api = aListApi('city/lyon');
    const slow = held(json(aPageOf(someEvents(1, 99))));
    api.on('GET /v1/event/list/city/paris', slow.answer);
    const { store } = aList();
    await until(store, isLoaded);
    store.setFilter('city', 'paris');
    store.setFilter('city', 'lyon');
    await until(store, isLoaded);
    slow.release();
    await expect.poll(() => listCalls(api).length).toBe(3);
    expect([idsOf(store), store.getState().query]).toEqual([[10, 11], { city: 'lyon' }]);
  });

  it('another query of the tag is another list: it starts at its first page, with one call', async () => {
    const api = aListApi('city/paris');
    const { store, attributes } = aList({ values: { page: 3 } });
    await until(store, isLoaded);
    attributes.setState({ ...attributes.getState(), query: 'city/paris' });
    expect(store.getState().list.status).toBe('loading');
    await until(store, isLoaded);
    expect(listCalls(api)).toEqual(['/v1/event/list/?page=3', '/v1/event/list/city/paris']);
  });

  it('D-has-membership: a token that is set later fetches the list again, as a subscriber', async () => {
    const api = aListApi();
    api.on('GET /v1/me', aMePayload());
    const page = aPage();
    const { store } = aList({ page });
    await until(store, isLoaded);
    page.session.setToken('demo-subscriber');
    await expect.poll(() => page.data.getState().person).not.toBeNull();
    await until(store, isLoaded);
    const sent = api.calls
      .filter(({ path }) => path === '/v1/event/list/')
      .map(({ headers }) => headers.get('authorization'));
    expect(sent).toEqual([null, 'Bearer demo-subscriber']);
  });

  it('a token that is there from the start makes one call', async () => {
    const api = aListApi();
    api.on('GET /v1/me', aMePayload());
    const page = aPage();
    page.session.setToken('demo-subscriber');
    const { store } = aList({ page });
    await until(store, isLoaded);
    await expect.poll(() => page.data.getState().person).not.toBeNull();
    expect(listCalls(api)).toHaveLength(1);
  });
});

describe("S-event-listing: the filters' options", () => {
  it('options of one filter that fail to load do not affect other filters or the events', async () => {
    const api = aListApi();
    api.on('GET /city/list/', problem(404, 'not-found'));
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { store } = aList();
    const { names } = await until(
      store,
      (state) => isLoaded(state) && state.names.city.status === 'failed' && state.names.sport.status === 'loaded',
    );
    expect([names.category.status, names.sport.status]).toEqual(['loaded', 'loaded']);
  });

  it('a retry fetches again only the list of options that failed', async () => {
    const api = aListApi();
    api.on('GET /v1/event/list/', problem(404, 'not-found'), json(aPageOf(someEvents(2))));
    api.on('GET /city/list/', problem(404, 'not-found'), json([{ name: 'Lyon', slug: 'lyon' }]));
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { store } = aList();
    await until(store, ({ list, names }) => [list, names.city].every(({ status }) => status === 'failed'));
    await until(store, ({ names }) => [names.category, names.sport].every(({ status }) => status === 'loaded'));
    await store.retry();
    await until(store, ({ names }) => names.city.status === 'loaded');
    expect([api.to('GET /city/list/').length, api.to('GET /activity/list/').length]).toEqual([2, 1]);
  });

  it('the options of a filter that the tag fixes are not fetched until it is free', async () => {
    const api = aListApi('city/paris');
    const { store, attributes } = aList({ values: { query: 'city/paris' } });
    await until(store, isLoaded);
    expect(api.to('GET /city/list/')).toHaveLength(0);
    attributes.setState({ ...attributes.getState(), query: null });
    await until(store, ({ names }) => names.city.status === 'loaded');
    expect([api.to('GET /city/list/').length, api.to('GET /activity/list/').length]).toEqual([1, 1]);
  });
});
