import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anEventPayload } from '../../fixtures/data/events.ts';
import { aPositionPayload } from '../../fixtures/data/map-payloads.ts';
import { aPage, until } from '../../fixtures/data/widget-context.ts';
import { aFakeApi, type FakeApi, problem } from '../fake-api.ts';
import { aListOnPage, aMap } from './a-map.ts';

vi.mock('../../../widgets/provider-map/webgl.ts', () => ({ hasWebgl: () => false }));

const YOGA = aPositionPayload();
const PADEL = aPositionPayload({
  location: { id: 43, lat: 45.76, long: 4.84, name: 'Padel Club' },
  user: { fullName: 'Padel Club', url: 'padel-club' },
  events: [{ id: 20 }],
});

let api: FakeApi;

beforeEach(() => {
  api = aFakeApi();
  api.on('GET /v1/map/', [YOGA, PADEL]);
  api.on('POST /v1/marker/details', {
    location: { postalCode: '75010', city: 'Paris' },
    events: [anEventPayload({ id: 12 })],
  });
});

afterEach(() => {
  for (const list of document.querySelectorAll('creneau-event-list')) list.remove();
});

/** A map beside a list, with its positions. */
async function together(told: Parameters<typeof aListOnPage>[1] = {}) {
  const page = aPage();
  const list = aListOnPage(page, told);
  const map = aMap({ page });
  map.store.display();
  await map.settled();
  return { ...map, ...list };
}

describe('D-show-on-map: the map follows an event list', () => {
  it("the map shows the query of the page's first list, and reloads its markers with it", async () => {
    api.on('GET /v1/map/sport/yoga', [YOGA]);
    const { store, tell, settled } = await together();
    expect(store.getState().places).toHaveLength(2);
    tell({ query: { sport: 'yoga' } });
    await settled();
    expect(store.getState().places).toHaveLength(1);
    tell({ query: { sport: 'yoga' } });
    expect(api.to('GET /v1/map/sport/yoga')).toHaveLength(1);
  });

  it("the map's own filters take precedence over those of the list", async () => {
    api.on('GET /v1/map/city/lyon/sport/yoga', [PADEL]);
    const page = aPage();
    aListOnPage(page, { query: { sport: 'yoga', city: 'paris' } });
    const { store, settled } = aMap({ page, query: 'city/lyon' });
    store.display();
    await settled();
    expect(store.getState().query).toEqual({ sport: 'yoga', city: 'lyon' });
  });

  it('C-elements: the map follows the list named by `for`', async () => {
    api.on('GET /v1/map/city/lyon', [PADEL]);
    const page = aPage();
    aListOnPage(page, { query: { city: 'paris' } });
    const other = aListOnPage(page, { query: { city: 'lyon' } });
    other.list.id = 'other';
    const { store, settled } = aMap({ page, for: 'other' });
    store.display();
    await settled();
    expect(store.getState().query).toEqual({ city: 'lyon' });
  });

  it('the map works without a list, and goes back to its own query when the list is removed', async () => {
    api.on('GET /v1/map/sport/yoga', [YOGA]);
    const page = aPage();
    const { store, settled } = aMap({ page });
    store.display();
    await settled();
    const { tell } = aListOnPage(page);
    tell({ query: { sport: 'yoga' } });
    await settled();
    expect(store.getState().query).toEqual({ sport: 'yoga' });
    page.lists.setState(new Map(), true);
    await settled();
    expect(store.getState()).toMatchObject({ query: {}, places: { length: 2 } });
  });

  it('the map does not change a list of another page state', async () => {
    const { list } = aListOnPage(aPage(), { query: { city: 'paris' } });
    const { store, settled } = aMap();
    store.display();
    await settled();
    expect([list.isConnected, store.getState().query]).toEqual([true, {}]);
    expect(store.showAll('studio-lumiere')).toBe(false);
  });
});

describe('S-map-selection: selections', () => {
  it('an event that is selected in the list opens the popup of its place, and the focus does not move', async () => {
    const { store, tell } = await together();
    tell({ selected: 20 });
    const { open } = store.getState();
    expect(open).toMatchObject({ isFromList: true, position: { provider: { name: 'Padel Club' } } });
  });

  it('the popup of an event selected before the positions are loaded opens when they are', async () => {
    const { store } = await together({ selected: 12 });
    expect(store.getState().open).toMatchObject({ isFromList: true, position: { id: 42 } });
  });

  it('a marker that is deselected closes its popup', async () => {
    const { store, tell } = await together();
    tell({ selected: 20 });
    tell({ selected: null });
    expect(store.getState().open).toBeNull();
  });

  it('closing the popup clears the selection of the list', async () => {
    const { store, tell, now } = await together();
    tell({ selected: 20 });
    store.close();
    expect([store.getState().open, now()?.selected]).toEqual([null, null]);
  });

  it('pressing another marker clears the selection and opens its popup; a second press closes it', async () => {
    const { store, tell, now } = await together();
    tell({ selected: 20 });
    const [yoga] = store.getState().places;
    if (yoga) store.press(yoga);
    expect(now()?.selected).toBeNull();
    expect(store.getState().open).toMatchObject({ isFromList: false, position: { id: 42 } });
    if (yoga) store.press(yoga);
    expect(store.getState().open).toBeNull();
  });

  it('the events of the open place are marked in the list until it closes', async () => {
    const { store, tell, now } = await together();
    const [yoga] = store.getState().places;
    if (yoga) store.press(yoga);
    expect(now()?.shown).toEqual([12, 13]);
    tell({ selected: 20 });
    expect([now()?.shown, store.getState().open?.place.positions[0].id]).toEqual([[20], 43]);
    tell({ selected: null, shown: [] });
    expect([store.getState().open, now()?.shown]).toEqual([null, []]);
  });

  it('two maps that follow one list both show a selected event; pressing another marker of one map closes both popups', async () => {
    const { store, tell, now, page } = await together();
    const other = aMap({ page });
    other.store.display();
    await other.settled();
    tell({ selected: 20 });
    const ids = () => [store, other.store].map((map) => map.getState().open?.place.positions[0].id);
    expect(ids()).toEqual([43, 43]);
    const [yoga] = other.store.getState().places;
    if (yoga) other.store.press(yoga);
    expect([ids(), now()?.shown]).toEqual([
      [undefined, 42],
      [12, 13],
    ]);
    const [again] = store.getState().places;
    if (again) store.press(again);
    expect(ids()).toEqual([42, 42]);
  });

  it('a removed map takes its marks from its own list only', async () => {
    const page = aPage();
    const first = aListOnPage(page);
    const second = aListOnPage(page);
    second.list.id = 'second';
    const map = aMap({ page, for: 'second' });
    map.store.display();
    await map.settled();
    first.tell({ shown: [7] });
    const [yoga] = map.store.getState().places;
    if (yoga) map.store.press(yoga);
    expect([first.now()?.shown, second.now()?.shown]).toEqual([[7], [12, 13]]);
    map.leave();
    expect([first.now()?.shown, second.now()?.shown]).toEqual([[7], []]);
  });

  it('C-elements: a map with another `for` follows the new list at once, with its selected event', async () => {
    const page = aPage();
    const first = aListOnPage(page);
    const second = aListOnPage(page, { selected: 20 });
    second.list.id = 'second';
    const map = aMap({ page });
    map.store.display();
    await map.settled();
    const [yoga] = map.store.getState().places;
    if (yoga) map.store.press(yoga);
    map.context.attributes.setState({ ...map.context.attributes.getState(), for: 'second' });
    expect(map.store.getState().open).toMatchObject({ position: { id: 43 } });
    expect([first.now()?.shown, second.now()?.shown]).toEqual([[], [20]]);
  });

  it('hovering a card does not close an open popup', async () => {
    const { store, tell } = await together();
    const [yoga] = store.getState().places;
    if (yoga) store.press(yoga);
    tell({ highlighted: 20 });
    expect(store.getState().open?.place).toBe(yoga);
  });

  it('a removed map leaves no marks', async () => {
    const { store, now, leave } = await together();
    const [yoga] = store.getState().places;
    if (yoga) store.press(yoga);
    leave();
    expect(now()?.shown).toEqual([]);
  });

  it('an event without a place on the map causes a message and is deselected', async () => {
    const { store, tell, now } = await together();
    tell({ selected: 999 });
    expect([store.getState().isNowhere, now()?.selected]).toEqual([true, null]);
    tell({ selected: 12 });
    expect(store.getState().isNowhere).toBe(false);
  });

  it('the place of an event that is hovered in the list is highlighted', async () => {
    const { store, tell } = await together();
    tell({ highlighted: 20 });
    expect(store.getState().highlighted?.positions[0].id).toBe(43);
    tell({ highlighted: null });
    expect(store.getState().highlighted).toBeNull();
    tell({ highlighted: 999 });
    expect(store.getState().highlighted).toBeNull();
  });

  it("'Voir tout' makes the list show the provider", async () => {
    const { store, show } = await together();
    expect(store.showAll('padel-club')).toBe(true);
    expect(show).toHaveBeenCalledExactlyOnceWith({ provider: 'padel-club' });
  });
});

describe('D-marker-details: POST /v1/marker/details', () => {
  it("the map fetches the popup's events, with the filters of the map", async () => {
    api.on('GET /v1/map/sport/yoga', [YOGA]);
    const { store } = await together({ query: { sport: 'yoga' } });
    const [place] = store.getState().places;
    if (place) store.press(place);
    const { open } = await until(store, (state) => state.open?.details.status === 'loaded');
    expect(open?.details).toMatchObject({ value: { postalCode: '75010', events: [{ id: 12 }] } });
    expect(api.to('POST /v1/marker/details')[0]?.body).toEqual({
      eventType: 'all',
      lat: 48.86,
      long: 2.35,
      url: 'studio-lumiere',
      query: 'sport/yoga',
    });
  });

  it('a failure of the details shows in the popup, with a retry', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    api.on('POST /v1/marker/details', problem(503, 'server-error'), { location: {}, events: [] });
    const { store } = await together();
    const [place] = store.getState().places;
    if (place) store.press(place);
    await until(store, (state) => state.open?.details.status === 'failed');
    store.retryDetails();
    const { open } = await until(store, (state) => state.open?.details.status === 'loaded');
    expect(open?.details).toMatchObject({ value: { events: [] } });
  });

  it('another person’s prices are fetched again', async () => {
    const { store, page } = await together();
    const [place] = store.getState().places;
    if (place) store.press(place);
    await until(store, (state) => state.open?.details.status === 'loaded');
    const person = { ...(page.data.getState().person as object), id: 9 } as never;
    page.data.setState({ person, isSignedIn: true });
    expect(store.getState().open?.details.status).toBe('loading');
    await until(store, (state) => state.open?.details.status === 'loaded');
    expect(api.to('POST /v1/marker/details')).toHaveLength(2);
  });

  it('details of several providers at one place are not fetched until one is chosen', async () => {
    api.on('GET /v1/map/', [YOGA, aPositionPayload({ location: { id: 44 }, user: { url: 'other' } })]);
    const { store } = await together();
    const [place] = store.getState().places;
    if (place) store.press(place);
    expect(store.getState().open).toMatchObject({ position: null });
    expect(api.to('POST /v1/marker/details')).toHaveLength(0);
    store.openPosition(place?.positions[1] ?? null);
    await until(store, (state) => state.open?.details.status === 'loaded');
    expect(api.to('POST /v1/marker/details')[0]?.body).toMatchObject({ url: 'other' });
    store.openPosition(null);
    expect(store.getState().open).toMatchObject({ position: null, details: { status: 'loading' } });
  });
});
