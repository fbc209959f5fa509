import { describe, expect, it } from 'vitest';
import { pagingProperty } from '../../../widgets/shared/lists/paged-list.ts';
import { aPageOf } from '../../fixtures/data/catalogue-payloads.ts';
import { aVideoPayload, someReplays } from '../../fixtures/data/replays.ts';
import { heard, until } from '../../fixtures/data/widget-context.ts';
import { aReplaysApi, isLoaded, LIST, playerAt, replayAt, someList, VIDEO } from './some-replays.ts';

describe('S-calls: GET /v1/replay/', () => {
  it.each([
    [{}, '/v1/replay/'],
    [{ page: 2 }, '/v1/replay/?page=2'],
    [{ provider: 'studio-lumiere' }, '/v1/replay/?user=studio-lumiere'],
    [{ provider: 'é&a/b?', page: 3 }, '/v1/replay/?user=%C3%A9%26a%2Fb%3F&page=3'],
  ])('a list with the settings %j calls the address of its provider and page', async (values, path) => {
    const api = aReplaysApi();
    const { store } = someList(values);
    await until(store, isLoaded);
    expect(api.calls[0]?.path).toBe(path);
  });

  it('D-replays: the previous page stays until another has loaded, and playing films are closed', async () => {
    const api = aReplaysApi();
    api.on(LIST, aPageOf(someReplays(2), 1, 2), aPageOf(someReplays(1, 3), 2, 2));
    api.on(VIDEO, aVideoPayload());
    const { host, store } = someList();
    await until(store, isLoaded);
    await store.players.play(replayAt(store, 0));
    expect(playerAt(store, 0)).toBe('playing');
    const loads = heard(host, 'creneau-pageload');
    Reflect.set(host, 'page', 2);
    expect(store.players.getState().size).toBe(0);
    expect(pagingProperty.paging.read(store)).toEqual({ page: 1, lastPage: 2, loading: true });
    await until(store, isLoaded);
    expect([replayAt(store, 0).title, loads]).toEqual(['Replay 3', [{ page: 2, lastPage: 2 }]]);
  });

  it('the list of another provider starts at its first page', async () => {
    const api = aReplaysApi(3);
    const { store, context, host } = someList({ page: 3 });
    await until(store, isLoaded);
    context.attributes.setState({ provider: 'camille' });
    expect(store.getState()).toMatchObject({ list: { status: 'loading' } });
    await until(store, isLoaded);
    expect([api.calls.at(-1)?.path, Reflect.get(host, 'page')]).toEqual(['/v1/replay/?user=camille', 1]);
  });
});
