import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aPositionPayload } from '../../fixtures/data/map-payloads.ts';
import { heard, until } from '../../fixtures/data/widget-context.ts';
import { aFakeApi, type FakeApi } from '../fake-api.ts';
import { aMap, OWN_TILES } from './a-map.ts';

const webgl = vi.hoisted(() => ({ isThere: true }));
vi.mock('../../../widgets/provider-map/webgl.ts', () => ({ hasWebgl: () => webgl.isThere }));

const FOREIGN = 'https://tiles.example/{z}/{x}/{y}.png';

let api: FakeApi;

beforeEach(() => {
  webgl.isThere = true;
  api = aFakeApi();
  api.on('GET /v1/map/', [aPositionPayload()]);
});

type Map = ReturnType<typeof aMap>;
const reaches = ({ store }: Map, what: string) =>
  until(store, ({ phase }) => (phase.case === 'fallback' ? phase.reason : phase.case) === what);

describe('S-map-created: the map is created only once it is displayed', () => {
  it('the map makes no call before it is displayed', () => {
    const { context, store } = aMap();
    expect([store.getState().phase.case, api.calls.length, context.load.mock.calls.length]).toEqual(['hidden', 0, 0]);
  });

  it('the map fetches positions and code once it is displayed, and only once', async () => {
    const map = aMap();
    const ready = heard(map.host, 'creneau-ready');
    map.store.display();
    map.store.display();
    await reaches(map, 'drawing');
    await map.settled();
    expect(map.context.load.mock.calls).toEqual([['map-engine'], ['map-worker'], ['map-places']]);
    expect([map.engine.takeWorker.mock.calls, api.calls.length, ready.length]).toEqual([[['// code']], 1, 1]);
    expect(map.store.getState().places).toHaveLength(1);
  });

  it('the map counts as drawn with its first tile', async () => {
    const map = aMap();
    map.store.display();
    await reaches(map, 'drawing');
    expect(map.store.getState().phase).toMatchObject({ isDrawn: false });
    map.store.drawn();
    expect(map.store.getState().phase).toMatchObject({ case: 'drawing', isDrawn: true });
  });
});

describe('D-tiles-failed: the fallback list gives the reason', () => {
  it('D-tiles-understood: an address of tiles that is not understood makes no request, until another address is set', async () => {
    const map = aMap({ settings: { tiles: 'https://{host}.example/{z}/{x}/{y}.png' } });
    map.store.fetchAhead();
    map.store.display();
    await reaches(map, 'setting');
    await map.settled();
    expect(map.context.load).not.toHaveBeenCalledWith('map-engine');
    map.settings.setState({ tiles: OWN_TILES });
    await reaches(map, 'drawing');
  });

  it('no code of the map is fetched without WebGL', async () => {
    webgl.isThere = false;
    const map = aMap();
    map.store.display();
    await reaches(map, 'no-webgl');
    await map.settled();
    expect(map.context.load).not.toHaveBeenCalledWith('map-engine');
    expect(map.store.getState().places).toHaveLength(1);
  });

  it.each([
    ['the code fails to load', { load: () => Promise.reject(new Error('No such file.')) }],
    [
      'the page does not allow workers',
      {
        load: () =>
          Promise.resolve({
            takeWorker: () => {
              throw new Error('No policy.');
            },
          }),
      },
    ],
  ])('the fallback list gives the reason if %s', async (_, given) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const map = aMap(given);
    const errors = heard(map.host, 'creneau-error');
    map.store.display();
    await reaches(map, 'engine');
    expect(errors).toHaveLength(1);
    error.mockRestore();
  });

  it('redrawing the map starts another attempt', async () => {
    const map = aMap();
    map.store.display();
    await reaches(map, 'drawing');
    const { attempt } = map.store.getState();
    map.store.fallBack('tiles');
    expect(map.store.getState().phase).toEqual({ case: 'fallback', reason: 'tiles' });
    map.store.redraw();
    await reaches(map, 'drawing');
    expect(map.store.getState().attempt).toBe(attempt + 1);
  });

  it('tiles that failed are requested again when the connection is back', async () => {
    const map = aMap();
    map.store.display();
    await reaches(map, 'drawing');
    map.store.fallBack('tiles');
    dispatchEvent(new Event('online'));
    await reaches(map, 'drawing');
  });

  it('D-map-context: a map whose context was taken draws itself again once, and again after each press', async () => {
    const map = aMap();
    map.store.display();
    for (const press of [() => {}, map.store.redraw]) {
      press();
      await reaches(map, 'drawing');
      map.store.fallBack('lost');
      await reaches(map, 'loading');
      await reaches(map, 'drawing');
      map.store.fallBack('lost');
      dispatchEvent(new Event('online'));
      expect(map.store.getState().phase).toEqual({ case: 'fallback', reason: 'lost' });
    }
  });
});

describe('D-connection-back: a connection that is back', () => {
  it('code of the map that failed to load without a connection is loaded again when the connection is back', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const load = vi.fn(() => Promise.reject(new Error('No connection.')));
    const map = aMap({ load });
    map.store.display();
    await reaches(map, 'engine');
    load.mockImplementation((() => Promise.resolve({ takeWorker: () => {} })) as never);
    dispatchEvent(new Event('online'));
    await reaches(map, 'drawing');
    // Each time the engine and its worker's code.
    expect(load).toHaveBeenCalledTimes(4);
    error.mockRestore();
  });
});

describe('D-tiles-consent: a foreign tile address needs the consent `map`', () => {
  it.each([
    ['nothing is set', { tiles: FOREIGN, consent: null }, 'drawing'],
    ['the map is granted', { tiles: FOREIGN, consent: 'payment map' }, 'drawing'],
    ['no consent', { tiles: FOREIGN, consent: 'none' }, 'consent'],
    ['other purposes', { tiles: FOREIGN, consent: 'payment video' }, 'consent'],
    ["the API's own tiles", { consent: 'none' }, 'drawing'],
    ['the default tiles', { tiles: null, consent: 'none' }, 'consent'],
  ])('tiles are drawn, or need the consent `map` if they are of another site: %s', async (_, settings, expected) => {
    const map = aMap({ settings });
    map.store.display();
    await reaches(map, expected);
    expect(map.context.load).toHaveBeenCalledTimes(expected === 'drawing' ? 2 : 0);
  });

  it('D-consent-button: the button asks the page for consent; the map is shown when it is granted and removed when it is withdrawn', async () => {
    const map = aMap({ settings: { tiles: FOREIGN, consent: 'none' } });
    const asked = heard(map.host, 'creneau-consentrequired');
    map.store.display();
    await reaches(map, 'consent');
    map.store.askConsent();
    expect(asked).toEqual([{ purpose: 'map' }]);
    map.settings.setState({ consent: 'map' });
    await reaches(map, 'drawing');
    map.settings.setState({ consent: 'none' });
    expect(map.store.getState().phase).toEqual({ case: 'fallback', reason: 'consent' });
  });

  it('a change of consent that does not concern the map leaves the map unchanged', async () => {
    const map = aMap({ settings: { consent: 'none' } });
    map.store.display();
    await reaches(map, 'drawing');
    const { attempt } = map.store.getState();
    map.settings.setState({ consent: 'map' });
    expect(map.store.getState().attempt).toBe(attempt);
  });

  it('C-settings-order: other tiles are drawn at once; before the map is displayed they are only stored', async () => {
    const map = aMap();
    map.settings.setState({ tiles: 'https://api.example/other/{z}/{x}/{y}.png' });
    expect(map.store.getState()).toMatchObject({ phase: { case: 'hidden' }, tiles: { maxZoom: 18 } });
    map.store.display();
    await reaches(map, 'drawing');
    const { attempt } = map.store.getState();
    map.settings.setState({ tiles: '{"url":"https://api.example/t/{z}/{x}/{y}.png","maxZoom":8}' });
    await until(map.store, (state) => state.attempt === attempt + 1 && state.phase.case === 'drawing');
    expect(map.store.getState().tiles?.maxZoom).toBe(8);
  });
});
