import { act } from 'react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ProviderMap } from '../../../widgets/provider-map/ProviderMap.tsx';
import { aPositionPayload } from '../../fixtures/data/map-payloads.ts';
import { until } from '../../fixtures/data/widget-context.ts';
import { type Answer, aFakeApi, type FakeApi, held, json, problem } from '../fake-api.ts';
import { render, textOf } from '../render.tsx';
import { aListOnPage, aMap } from './a-map.ts';

vi.mock('../../../widgets/provider-map/webgl.ts', () => ({ hasWebgl: () => true }));

let api: FakeApi;

beforeEach(() => {
  api = aFakeApi();
});

const ENGINE = {
  takeWorker: () => {},
  createEngine: () => new Proxy({}, { get: () => () => {} }),
};

/** The view of a map; `come` releases the response with its positions, `draw` releases its code. */
async function aView(answer: Answer) {
  const { answer: later, release } = held(answer);
  api.on('GET /v1/map/', later);
  let bring = () => {};
  const code = new Promise((resolve) => {
    bring = () => resolve(ENGINE);
  });
  const map = aMap({ load: () => code });
  const view = await render(map, <ProviderMap store={map.store} />);
  const line = () => view.querySelector('[part="told"]');
  return {
    ...map,
    view,
    statuses: [...view.querySelectorAll('[role="status"]')],
    said: () => [...view.querySelectorAll('[role="status"]')].map(textOf).filter(Boolean),
    isSeen: () => line()?.classList.contains('told'),
    display: () => act(async () => map.store.display()),
    come: () =>
      act(async () => {
        release();
        await map.settled();
      }),
    draw: () =>
      act(async () => {
        bring();
        await until(map.store, ({ phase }) => phase.case === 'drawing');
        map.store.drawn();
      }),
  };
}

describe("the map's messages", () => {
  it('the map announces that it and its places are loading, and announces nothing before and after', async () => {
    const { said, isSeen, display, come, draw } = await aView(json([aPositionPayload()]));
    expect(said()).toEqual([]);
    await display();
    expect([said(), isSeen()]).toEqual([['Chargement de la carte…', 'Chargement des lieux…'], false]);
    await draw();
    expect(said()).toEqual(['Chargement des lieux…']);
    await come();
    expect(said()).toEqual([]);
  });

  it('the messages of the map appear in elements that already exist and stay the same', async () => {
    const { view, statuses, display, draw } = await aView(json([]));
    await display();
    await draw();
    expect(statuses).toHaveLength(2);
    expect([...view.querySelectorAll('[role="status"]')]).toEqual(statuses);
  });

  it('a message over the map says that there are no places', async () => {
    const { said, isSeen, display, come, draw } = await aView(json([]));
    await display();
    await draw();
    await come();
    expect([said(), isSeen()]).toEqual([['Aucun événement ne correspond à ces filtres.'], true]);
  });

  it('the message that a selected event has no place comes before all others', async () => {
    const { page, said, isSeen, display, come, draw } = await aView(json([]));
    await display();
    await draw();
    await come();
    await act(async () => aListOnPage(page, { selected: 99 }));
    expect([said(), isSeen()]).toEqual([["Cet événement n'a pas de lieu sur la carte."], true]);
  });

  it('the map does not say that there are no places if they failed to load', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { view, said, display, come, draw } = await aView(problem(400, 'invalid'));
    await display();
    await draw();
    await come();
    expect([said(), textOf(view.querySelector('[role="alert"]'))]).toEqual([
      [],
      expect.stringContaining("Les lieux n'ont pas pu être chargés."),
    ]);
    error.mockRestore();
  });

  it('the fallback list shows a message once', async () => {
    const { store, said, display, come, draw } = await aView(json([]));
    await display();
    await draw();
    await act(async () => store.fallBack('tiles'));
    expect(said()).toEqual(['Chargement des lieux…']);
    await come();
    expect(said()).toEqual(['Aucun événement ne correspond à ces filtres.']);
  });
});

describe('S-map: the loading overlay', () => {
  it('the loading overlay starts counting again for another attempt', async () => {
    // The clock is stopped, so that the counter stays at its start.
    vi.useFakeTimers({ toFake: ['performance', 'requestAnimationFrame', 'cancelAnimationFrame'] });
    onTestFinished(() => void vi.useRealTimers());
    const error = vi.spyOn(console, 'error');
    const { store, view, settings, display, draw } = await aView(json([]));
    await display();
    await draw();
    const first = view.querySelector('[part~="overlay"]');
    await act(async () => {
      settings.setState({ tiles: 'https://api.example/other/{z}/{x}/{y}.png' });
      await until(store, ({ phase }) => phase.case === 'drawing');
    });
    const second = view.querySelector('[part~="overlay"]');
    expect([second === first, textOf(second)]).toEqual([false, '0 %']);
    expect(error).not.toHaveBeenCalled();
  });
});
