import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { aPositionPayload } from '../../fixtures/data/map-payloads.ts';
import { aPage, until } from '../../fixtures/data/widget-context.ts';
import { aFakeApi, type FakeApi, problem } from '../fake-api.ts';
import { aListOnPage, aMap } from './a-map.ts';

vi.mock('../../../widgets/provider-map/webgl.ts', () => ({ hasWebgl: () => false }));

let api: FakeApi;

beforeEach(() => {
  api = aFakeApi();
  api.on('GET /v1/map/', [aPositionPayload()]);
  api.on('POST /v1/marker/details', { location: {}, events: [] });
});

/** A map beside a list, with its positions. */
async function together() {
  const page = aPage();
  const { list, tell } = aListOnPage(page);
  onTestFinished(() => list.remove());
  const map = aMap({ page });
  map.store.display();
  await map.settled();
  const gets = vi.spyOn(page.client, 'get');
  const signals = () => gets.mock.calls.map(([, , options]) => options?.signal);
  return { ...map, tell, signals };
}

describe('S-stale-answers: only the latest positions count', () => {
  it('a superseded load of positions is aborted, and the latest load is aborted when the element is removed', async () => {
    const { tell, signals, leave } = await together();
    tell({ query: { city: 'paris' } });
    tell({ query: { city: 'lyon' } });
    expect(signals().map((signal) => signal?.aborted)).toEqual([true, false]);
    leave();
    expect(signals().map((signal) => signal?.aborted)).toEqual([true, true]);
  });

  it('if positions fail to load, the positions and the popup of the previous query are removed', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    api.on('GET /v1/map/city/paris', problem(400, 'invalid'));
    const { store, tell } = await together();
    const [place] = store.getState().places;
    if (place) store.press(place);
    tell({ query: { city: 'paris' } });
    expect(store.getState()).toMatchObject({ places: { length: 1 }, open: { place } });
    await until(store, ({ positions }) => positions.status === 'failed');
    expect(store.getState()).toMatchObject({ places: { length: 0 }, open: null, highlighted: null });
    error.mockRestore();
  });
});
