import { describe, expect, it, vi } from 'vitest';
import type { Settings } from '../../../widgets/shared/page/element-settings.ts';
import { aVideoPayload } from '../../fixtures/data/replays.ts';
import { heard, until } from '../../fixtures/data/widget-context.ts';
import { held, json, problem } from '../fake-api.ts';
import { aReplaysApi, isLoaded, playerAt, replayAt, someList, VIDEO } from './some-replays.ts';

/** A list with two loaded replays, and its later calls. */
async function aList(settings: Partial<Settings> = {}) {
  const api = aReplaysApi();
  api.on(VIDEO, aVideoPayload());
  api.on('GET /v1/videos/502', aVideoPayload({ id: 502, title: 'Replay 2' }));
  const list = someList({}, settings);
  await until(list.store, isLoaded);
  return { ...list, api, first: replayAt(list.store, 0), second: replayAt(list.store, 1) };
}

const videoCalls = ({ api }: { readonly api: { readonly calls: readonly { readonly path: string }[] } }) =>
  api.calls.map(({ path }) => path).filter((path) => path.includes('videos'));

describe('S-calls: GET /v1/videos/{id}', () => {
  it('a video is fetched when its button is pressed and never before; several may be open', async () => {
    const list = await aList();
    const { store, first, second } = list;
    expect(videoCalls(list)).toEqual([]);
    const playing = store.players.play(first);
    expect([playerAt(store, 0), playerAt(store, 1)]).toEqual(['loading', null]);
    await playing;
    await store.players.play(second);
    expect([playerAt(store, 0), playerAt(store, 1)]).toEqual(['playing', 'playing']);
    expect(videoCalls(list)).toEqual(['/v1/videos/501', '/v1/videos/502']);
    store.players.close(first);
    expect([playerAt(store, 0), playerAt(store, 1)]).toEqual([null, 'playing']);
  });

  it('S-stale-answers: a response that arrives after closing is ignored, and so is a failure', async () => {
    const { store, api, first, host } = await aList();
    const errors = heard(host, 'creneau-error');
    for (const answer of [json(aVideoPayload()), problem(404, 'not-found')]) {
      const late = held(answer);
      api.on(VIDEO, late.answer);
      const playing = store.players.play(first);
      store.players.close(first);
      late.release();
      await playing;
      expect(playerAt(store, 0)).toBeNull();
    }
    expect(errors).toEqual([]);
  });

  it.each([
    ['an unknown video', problem(404, 'not-found'), 'not-found'],
    ['a broken connection', () => null, 'network'],
    ['nonsense', json({ sources: 'none' }), 'bad-answer'],
    ['null', json(null), 'bad-answer'],
  ])(
    'D-displayed-errors: a failure to fetch a video is reported, and another press tries again: %s',
    async (_, answer, code) => {
      vi.spyOn(console, 'error').mockImplementation(() => {});
      vi.useFakeTimers({ toFake: ['setTimeout'] });
      const { store, api, first, host } = await aList();
      const errors = heard(host, 'creneau-error');
      api.on(VIDEO, answer);
      const playing = store.players.play(first);
      await vi.runAllTimersAsync();
      await playing;
      vi.useRealTimers();
      expect(store.players.getState().get(first.id)).toMatchObject({ case: 'failed', error: { code } });
      expect(errors).toMatchObject([{ code }]);
      api.on(VIDEO, aVideoPayload());
      await store.players.play(first);
      expect(playerAt(store, 0)).toBe('playing');
    },
  );

  it('a video without a valid source cannot be played', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { store, api, first, host } = await aList();
    const errors = heard(host, 'creneau-error');
    api.on(VIDEO, aVideoPayload({ sources: [{ src: 'javascript:alert(1)', type: 'video/mp4' }] }));
    await store.players.play(first);
    expect([playerAt(store, 0), errors.length]).toEqual(['unplayable', 1]);
  });

  it('a film that fails is reported once, and not at all if it fails while it is removed', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { store, first, host } = await aList();
    const errors = heard(host, 'creneau-error');
    store.players.breakOff(first, 3);
    expect(playerAt(store, 0)).toBeNull();
    await store.players.play(first);
    store.players.breakOff(first, 3);
    store.players.breakOff(first, 3);
    expect([playerAt(store, 0), errors.length]).toEqual(['unplayable', 1]);
  });

  it('D-connection-back: a failed film continues where it stopped, even after a failed retry; a closed film starts from the beginning', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { store, api, first, second } = await aList();
    const { players } = store;
    const playing = (replay = first) => players.getState().get(replay.id);
    await players.play(first);
    expect(playing()).toMatchObject({ case: 'playing', from: 0 });
    players.breakOff(first, 83.5);
    api.on(VIDEO, problem(404, 'not-found'), aVideoPayload());
    await players.play(first);
    expect(playing()).toMatchObject({ case: 'failed' });
    await players.play(first);
    await players.play(second);
    expect([playing(), playing(second)]).toMatchObject([{ from: 83.5 }, { from: 0 }]);
    players.breakOff(first, 90);
    players.close(first);
    await players.play(first);
    expect(playing()).toMatchObject({ from: 0 });
    players.breakOff(first, 90);
    players.closeAll();
    await players.play(first);
    expect(playing()).toMatchObject({ from: 0 });
  });
});

describe('D-replays: consent', () => {
  it.each(['none', '', 'map payment', 'videos'])(
    'with the consent %j no video is fetched, and the page is asked for consent',
    async (consent) => {
      const list = await aList({ consent });
      const { host, store, first } = list;
      const asked = heard(host, 'creneau-consentrequired');
      await store.players.play(first);
      store.players.askConsent();
      expect([playerAt(store, 0), asked]).toEqual(['consent', [{ purpose: 'video' }, { purpose: 'video' }]]);
      expect(videoCalls(list)).toEqual([]);
    },
  );

  it('only the replay that was pressed last plays when consent is given later', async () => {
    const list = await aList({ consent: 'none' });
    const { store, first, second, settings } = list;
    await store.players.play(first);
    await store.players.play(second);
    expect([playerAt(store, 0), playerAt(store, 1)]).toEqual([null, 'consent']);
    settings.setState({ consent: 'map' });
    expect(playerAt(store, 1)).toBe('consent');
    settings.setState({ consent: 'map video' });
    await until(store.players, (players) => players.get(second.id)?.case === 'playing');
    expect(videoCalls(list)).toEqual(['/v1/videos/502']);
  });

  it('a replay that was closed before the consent does not play', async () => {
    const list = await aList({ consent: 'none' });
    await list.store.players.play(list.first);
    list.store.players.close(list.first);
    list.settings.setState({ consent: null });
    expect([playerAt(list.store, 0), videoCalls(list)]).toEqual([null, []]);
  });

  it('films that play or load are closed when consent is withdrawn', async () => {
    const { store, first, second, settings } = await aList();
    await store.players.play(first);
    const pending = store.players.play(second);
    settings.setState({ lang: 'en' });
    expect(playerAt(store, 0)).toBe('playing');
    settings.setState({ consent: 'payment' });
    await pending;
    expect([playerAt(store, 0), playerAt(store, 1)]).toEqual([null, null]);
  });
});
