import { afterEach, describe, expect, it, vi } from 'vitest';
import '../../fixtures/data/marketplace-page.ts';
import { tellList } from '../../../widgets/shared/lists/list-on-page.ts';
import { heard, until } from '../../fixtures/data/widget-context.ts';
import { aList, aListApi, atAddress, isLoaded, listCalls } from './a-list.ts';

afterEach(() => document.querySelector('creneau-provider-map')?.remove());

async function aLoadedList(...choices: Parameters<typeof aList>) {
  const list = aList(...choices);
  await until(list.store, isLoaded);
  return { ...list, told: () => list.page.lists.getState().get(list.host) };
}

function addMap(attributes: Readonly<Record<string, string>> = {}): HTMLElement {
  const map = document.createElement('creneau-provider-map');
  for (const [name, value] of Object.entries(attributes)) map.setAttribute(name, value);
  document.body.append(map);
  return map;
}

describe('D-address-state: the view in the address', () => {
  it.each([
    ['', 'list', 'list'],
    ['', 'map', 'map'],
    ['?view=map', 'list', 'map'],
    ['?view=list', 'map', 'list'],
    ['?view=carte', 'list', 'list'],
    ['?view=', 'map', 'map'],
    ['?view=%E0%A4%A', 'list', 'list'],
  ] as const)('at the address %s, with a tag that says %s, the view is %s', async (address, view, shown) => {
    atAddress(address);
    aListApi();
    const { store } = await aLoadedList({ values: { view } });
    expect(store.getState().view).toBe(shown);
  });

  it('the view is in the address only if it differs from the tag’s; other parameters stay, and nothing is fetched again', async () => {
    atAddress('?a=%20b&page=4&c');
    location.hash = '#here';
    const api = aListApi();
    const { store } = await aLoadedList({ hasPager: true });
    const before = history.length;
    store.setView('map');
    store.setView('map');
    expect([location.search, location.hash, history.length - before]).toEqual([
      '?a=%20b&page=4&c&view=map',
      '#here',
      1,
    ]);
    store.setView('list');
    expect([location.search, store.getState().view]).toEqual(['?a=%20b&page=4&c', 'list']);
    expect(listCalls(api)).toEqual(['/v1/event/list/?page=4']);
  });

  it('the view in the address has the list’s id as a prefix if the page has several lists', async () => {
    atAddress('?view=list&left-view=map');
    aListApi();
    const other = document.createElement('creneau-event-list');
    document.body.append(other);
    const { store } = await aLoadedList({ id: 'left' });
    expect(store.getState().view).toBe('map');
    store.setView('list');
    other.remove();
    expect(location.search).toBe('?view=list');
  });

  it('going back restores the view, without a call', async () => {
    const api = aListApi();
    const { store } = await aLoadedList();
    store.setView('map');
    atAddress('');
    dispatchEvent(new PopStateEvent('popstate'));
    expect([store.getState().view, listCalls(api).length]).toEqual(['list', 1]);
  });

  it('the view follows the tag while the visitor has chosen none', async () => {
    aListApi();
    const { store, attributes } = await aLoadedList();
    attributes.setState({ ...attributes.getState(), view: 'map' });
    expect(store.getState().view).toBe('map');
    store.setView('list');
    attributes.setState({ ...attributes.getState(), page: 2 });
    expect([store.getState().view, location.search]).toEqual(['list', '?view=list']);
  });
});

describe("the map's code", () => {
  it("the map's code is not loaded in the list view, and once in the map view", async () => {
    aListApi();
    const load = vi.fn(() => Promise.resolve());
    const { store } = await aLoadedList({ load });
    expect(load).not.toHaveBeenCalled();
    for (const view of ['map', 'list', 'map'] as const) store.setView(view);
    await until(store, ({ map }) => map.status === 'loaded');
    expect(load.mock.calls).toEqual([['provider-map']]);
  });

  it('code of the map that fails to load is reported and can be loaded again, and the list stays', async () => {
    aListApi('city/paris');
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const load = vi.fn(() => Promise.resolve()).mockRejectedValueOnce(new Error('No such file.'));
    const { store, host } = aList({ load, values: { view: 'map' } });
    const errors = heard(host, 'creneau-error');
    await until(store, ({ map }) => map.status === 'failed');
    expect(errors).toHaveLength(1);
    store.setFilter('city', 'paris');
    await until(store, isLoaded);
    await store.retryMap();
    expect(store.getState().map.status).toBe('loaded');
  });
});

describe('S-map-selection: the selection that a list and a map share', () => {
  it('the list publishes its query; another query deselects the event', async () => {
    atAddress('?city=paris');
    aListApi('city/paris', 'city/paris/sport/yoga');
    const { store, told } = await aLoadedList();
    expect(told()).toMatchObject({ query: { city: 'paris' }, selected: null, highlighted: null });
    store.toggleOnMap(10);
    store.pointAt(10, true);
    store.setFilter('sport', 'yoga');
    expect(told()).toMatchObject({ query: { city: 'paris', sport: 'yoga' }, selected: null, highlighted: null });
    expect(store.getState().selected).toBeNull();
  });

  it('D-list-map-selection: an event stays selected on another page of the list, but not highlighted', async () => {
    aListApi();
    const { store, told, attributes } = await aLoadedList();
    store.toggleOnMap(10);
    store.pointAt(11, true);
    attributes.setState({ ...attributes.getState(), page: 2 });
    await until(store, isLoaded);
    expect(told()).toMatchObject({ selected: 10, highlighted: null });
  });

  it("'Voir sur la carte' opens the map view and selects the event; a second press deselects it", async () => {
    aListApi();
    const { store, told } = await aLoadedList();
    store.toggleOnMap(10);
    expect([store.getState().view, store.getState().selected, told()?.selected]).toEqual(['map', 10, 10]);
    store.toggleOnMap(11);
    expect(told()?.selected).toBe(11);
    store.toggleOnMap(11);
    expect([store.getState().view, store.getState().selected, told()?.selected]).toEqual(['map', null, null]);
  });

  it('the events of the place that is open on the map are marked; pressing one of them closes the popup', async () => {
    aListApi();
    const { store, told, page, host } = await aLoadedList();
    store.toggleOnMap(10);
    tellList(page, host, { selected: null, shown: [11, 12] });
    expect(store.getState().shown).toEqual([11, 12]);
    store.toggleOnMap(12);
    expect(told()).toMatchObject({ selected: null, shown: [] });
  });

  it('switching to the list view deselects the event', async () => {
    aListApi();
    const { store, told } = await aLoadedList();
    store.toggleOnMap(10);
    store.setView('list');
    expect(told()).toMatchObject({ selected: null, shown: [] });
  });

  it('a popup that is closed on the map deselects the event in the list', async () => {
    aListApi();
    const { store, page, host } = await aLoadedList();
    store.toggleOnMap(10);
    tellList(page, host, { selected: null });
    expect(store.getState().selected).toBeNull();
  });

  it.each([{}, { for: 'events' }])(
    'with a map of the page that follows the list, %j, the view stays, and the page scrolls to the map',
    async (named) => {
      aListApi();
      const { store, told } = await aLoadedList({ id: 'events' });
      const map = addMap(named);
      const top = vi.spyOn(map, 'getBoundingClientRect');
      store.toggleOnMap(10);
      expect([store.getState().view, told()?.selected]).toEqual(['list', 10]);
      await expect.poll(() => top.mock.calls.length).toBeGreaterThan(0);
    },
  );

  it('a map that follows another list does not affect this list', async () => {
    aListApi();
    const { store } = await aLoadedList({ id: 'events' });
    addMap({ for: 'others' });
    store.toggleOnMap(10);
    expect(store.getState().view).toBe('map');
  });

  it('leaving a card does not remove the highlight of the next card', async () => {
    aListApi();
    const { store, told } = await aLoadedList();
    store.pointAt(10, true);
    store.pointAt(11, true);
    store.pointAt(10, false);
    expect(told()?.highlighted).toBe(11);
    store.pointAt(11, false);
    expect(told()?.highlighted).toBeNull();
  });

  it('a removed list is removed from the page state, and publishes nothing more', async () => {
    aListApi();
    const { store, told, leave } = await aLoadedList();
    leave();
    expect(told()).toBeUndefined();
    store.pointAt(10, true);
    store.toggleOnMap(10);
    expect(told()).toBeUndefined();
  });
});

describe("S-provider-popup: 'Voir tout' of the map", () => {
  it("'Voir tout' adds the filter in the same view, at the first page, in one history entry, and focuses the top of the list", async () => {
    atAddress('?city=paris&page=3&view=map');
    const api = aListApi('city/paris', 'city/paris/provider/studio');
    const { store, host, told } = await aLoadedList({ hasPager: true });
    const changes = heard(host, 'creneau-filterchange');
    const before = history.length;
    told()?.show({ provider: 'studio' });
    await until(store, isLoaded);
    expect([location.search, store.getState().view]).toEqual(['?city=paris&view=map&provider=studio', 'map']);
    expect(listCalls(api).at(-1)).toBe('/v1/event/list/city/paris/provider/studio');
    expect([history.length - before, changes]).toEqual([1, [{ query: { city: 'paris', provider: 'studio' } }]]);
    expect([document.activeElement, host.getAttribute('aria-label')]).toEqual([host, 'Événements']);
  });

  it.each<readonly [Partial<Record<'provider', string>>, string]>([
    [{ provider: 'other' }, 'a filter that the tag fixes'],
    [{ provider: '..' }, 'the filter, because the value is impossible'],
  ])("'Voir tout' for %j does not change %s", async (query, _) => {
    const api = aListApi('provider/studio');
    const { store, told } = await aLoadedList({ values: { provider: 'studio', view: 'map' } });
    told()?.show(query);
    expect([store.getState().view, location.search, listCalls(api).length]).toEqual(['map', '', 1]);
  });
});
