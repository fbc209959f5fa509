import { describe, expect, it, vi } from 'vitest';
import '../../fixtures/data/marketplace-page.ts';
import { aPageOf } from '../../fixtures/data/catalogue-payloads.ts';
import { heard, until } from '../../fixtures/data/widget-context.ts';
import { eventually } from '../../fixtures/eventually.ts';
import { problem } from '../fake-api.ts';
import { aList, aListApi, atAddress, isLoaded, listCalls } from './a-list.ts';

describe('D-address-state: state in the address', () => {
  it('filters and page are read from the address; invalid values are ignored', async () => {
    atAddress('?city=paris&sport=..&provider=&page=2&x=1');
    const api = aListApi('city/paris');
    const { store } = aList({ hasPager: true });
    await until(store, isLoaded);
    expect(listCalls(api)).toEqual(['/v1/event/list/city/paris?page=2']);
  });

  it.each<[string, string, string | null]>([
    ['the address', '?city=Saint-%C3%89tienne&sport=Aqua%20Gym', null],
    ['the tag', '', 'city/Saint-Étienne/sport/Aqua Gym'],
  ])('D-pasted: names of a city and a sport in %s lead to their slugs', async (_, search, query) => {
    atAddress(search);
    const api = aListApi('city/saint-etienne/sport/aqua-gym');
    await until(aList({ values: { query } }).store, isLoaded);
    expect(listCalls(api)).toEqual(['/v1/event/list/city/saint-etienne/sport/aqua-gym']);
  });

  it("D-unknown-filter: a value of an empty list's tag that does not exist is reported on the console, once", async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const api = aListApi();
    api.on('GET /v1/event/list/city/nulle-part/provider/nobody/sport/yoga', aPageOf([], 1, 1));
    api.on('GET /user/nobody', problem(404, 'not-found'));
    const { store } = aList({ values: { query: 'city/nulle-part/sport/yoga', provider: 'nobody' } });
    await until(store, isLoaded);
    await eventually(() => expect(warn).toHaveBeenCalledTimes(2));
    await store.retry();
    expect(warn.mock.calls.flat()).toEqual([
      'Créneau: <creneau-event-list>: there is no city "nulle-part".',
      'Créneau: <creneau-event-list>: there is no provider "nobody".',
    ]);
    warn.mockRestore();
  });

  it('without a pager the page is not in the address', async () => {
    atAddress('?page=2');
    const api = aListApi();
    await until(aList().store, isLoaded);
    expect(listCalls(api)).toEqual(['/v1/event/list/']);
  });

  it("the tag's filters win, and are not removed from the address", async () => {
    atAddress('?city=lyon&sport=yoga');
    const api = aListApi('city/paris', 'city/paris/sport/yoga');
    const { store } = aList({ values: { query: 'city/paris' } });
    await until(store, isLoaded);
    store.reset();
    await until(store, isLoaded);
    expect(listCalls(api)).toEqual(['/v1/event/list/city/paris/sport/yoga', '/v1/event/list/city/paris']);
    expect(location.search).toBe('?city=lyon');
  });

  it('a filter removes the page from the address and shows the first, in one call and one history entry', async () => {
    atAddress('?a=%20b&page=4&c');
    location.hash = '#here';
    const api = aListApi('city/paris');
    const { store, host } = aList({ hasPager: true });
    const changes = heard(host, 'creneau-filterchange');
    await until(store, isLoaded);
    const before = history.length;
    store.setFilter('city', 'paris');
    expect(store.getState()).toMatchObject({ list: { status: 'loaded' }, isTurning: true });
    await until(store, isLoaded);
    expect(listCalls(api)).toEqual(['/v1/event/list/?page=4', '/v1/event/list/city/paris']);
    expect([location.search, location.hash, history.length - before]).toEqual(['?a=%20b&c&city=paris', '#here', 1]);
    expect([Reflect.get(host, 'page'), changes]).toEqual([1, [{ query: { city: 'paris' } }]]);
    store.setFilter('city', 'paris');
    expect(history.length - before).toBe(1);
  });

  it('the parameters of a list have its id as a prefix if the page has several lists', async () => {
    atAddress('?city=lyon&left-city=paris');
    const api = aListApi('city/paris', 'city/lyon', 'city/paris/sport/yoga');
    const other = document.createElement('creneau-event-list');
    document.body.append(other);
    const { store } = aList({ id: 'left' });
    await until(store, isLoaded);
    store.setFilter('sport', 'yoga');
    await until(store, isLoaded);
    other.remove();
    expect(listCalls(api)).toEqual(['/v1/event/list/city/paris', '/v1/event/list/city/paris/sport/yoga']);
    expect(location.search).toBe('?city=lyon&left-city=paris&left-sport=yoga');
  });

  it('going back restores filters and page in one call', async () => {
    const api = aListApi('city/paris');
    const { store } = aList({ hasPager: true });
    await until(store, isLoaded);
    store.setFilter('city', 'paris');
    await until(store, isLoaded);
    atAddress('?page=3');
    dispatchEvent(new PopStateEvent('popstate'));
    await until(store, isLoaded);
    expect(listCalls(api).slice(2)).toEqual(['/v1/event/list/?page=3']);
  });

  it('a popstate that does not concern the list makes no call', async () => {
    const api = aListApi();
    const { store, attributes } = aList({ hasPager: true });
    await until(store, isLoaded);
    attributes.setState({ ...attributes.getState(), page: 2 });
    await until(store, isLoaded);
    atAddress('?x=1');
    dispatchEvent(new PopStateEvent('popstate'));
    expect([listCalls(api).length, attributes.getState().page]).toEqual([2, 2]);
  });

  it('a removed list no longer listens', async () => {
    const api = aListApi('city/paris');
    const { store, leave, attributes } = aList();
    await until(store, isLoaded);
    leave();
    atAddress('?city=paris');
    dispatchEvent(new PopStateEvent('popstate'));
    attributes.setState({ ...attributes.getState(), page: 2 });
    expect(listCalls(api)).toEqual(['/v1/event/list/']);
  });
});
