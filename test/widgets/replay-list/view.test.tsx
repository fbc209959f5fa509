import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ReplayList } from '../../../widgets/replay-list/ReplayList.tsx';
import type { Settings } from '../../../widgets/shared/page/element-settings.ts';
import { aPageOf } from '../../fixtures/data/catalogue-payloads.ts';
import type { Payload } from '../../fixtures/data/payloads.ts';
import { aReplayPayload, aVideoPayload, someReplays } from '../../fixtures/data/replays.ts';
import { heard, until } from '../../fixtures/data/widget-context.ts';
import { problem } from '../fake-api.ts';
import { buttonNamed, press, render, said, textOf } from '../render.tsx';
import { aReplaysApi, isLoaded, LIST, someList, VIDEO } from './some-replays.ts';

/** Renders a list of these replays. */
async function aView(payloads: readonly Payload[] = someReplays(2), settings: Partial<Settings> = {}) {
  const api = aReplaysApi();
  api.on(LIST, aPageOf(payloads));
  api.on(VIDEO, aVideoPayload());
  const list = someList({}, settings);
  await until(list.store, isLoaded);
  return { ...list, api, view: await render(list.context, <ReplayList store={list.store} />) };
}

const PLAY = 'Lire la vidéo\u00a0: Replay 1';

describe('S-other-lists: the card of a replay', () => {
  it('a card has a poster, the sport, the title cut to 55 characters, provider, day and length', async () => {
    const title = `${'Yoga prénatal '.repeat(4)}et repos`;
    const { view } = await aView([aReplayPayload({ title })]);
    const card = view.querySelector('article');
    expect(textOf(card)).toBe(`Yoga${title.slice(0, 55).trimEnd()}…par Studio Lumière24 nov. 2026Durée 30 min`);
    expect(card?.querySelector('a')?.href).toBe('https://marketplace.example/user/studio-lumiere');
    expect(card?.querySelector('time')?.dateTime).toBe('2026-11-24');
    expect(card?.querySelector('img')?.src).toBe('https://marketplace.example/pictures/yoga-1.medium.svg');
    expect(buttonNamed(view, `Lire la vidéo\u00a0: ${title}`)).toBeTruthy();
    expect(view.querySelector('video')).toBeNull();
  });

  it('a card may have only required fields, and is in English if its language is English', async () => {
    const { view } = await aView([{ id: 2, title: 'Seul', videoId: 3 }], { lang: 'en' });
    expect(textOf(view.querySelector('article'))).toBe('Seul');
    expect(buttonNamed(view, 'Play the video: Seul')).toBeTruthy();
  });

  it('the page may route the links of a card', async () => {
    const { view, host } = await aView();
    const gone = heard(host, 'creneau-navigate');
    host.addEventListener('creneau-navigate', (event) => event.preventDefault());
    view.querySelector('a')?.click();
    expect(gone).toEqual([{ href: 'https://marketplace.example/user/studio-lumiere' }]);
  });
});

describe('D-replays: a video in its card', () => {
  it('a video has its sources, the focus, and its captions, with those of the language by default', async () => {
    const { view, store } = await aView();
    await press(view, PLAY);
    await act(() => until(store.players, (players) => players.get(1)?.case === 'playing'));
    const video = view.querySelector('video');
    expect([video?.controls, video?.getAttribute('preload'), video?.hasAttribute('playsinline')]).toEqual([
      true,
      'none',
      true,
    ]);
    expect(video?.getAttribute('aria-label')).toBe('Vidéo\u00a0: Replay 1');
    expect([...(video?.querySelectorAll('source') ?? [])].map(({ src, type }) => [src, type])).toEqual([
      ['https://marketplace.example/videos/souffle.webm', 'video/webm'],
      ['https://marketplace.example/videos/souffle.mp4', 'video/mp4'],
    ]);
    const tracks = [...(video?.querySelectorAll('track') ?? [])];
    expect(tracks.map((track) => [track.getAttribute('srclang'), track.hasAttribute('default')])).toEqual([
      ['fr', true],
      ['en', false],
    ]);
    expect(video?.getAttribute('crossorigin')).toBe('anonymous');
  });

  it('a video that loads announces that, and another press makes no call', async () => {
    const { view, api } = await aView();
    api.on(VIDEO, () => new Promise(() => {}));
    await press(view, PLAY);
    expect(said(view, 'status')).toContain('Chargement de la vidéo…');
    expect(buttonNamed(view, PLAY).getAttribute('aria-busy')).toBe('true');
    await press(view, PLAY);
    expect(api.to(VIDEO)).toHaveLength(1);
  });

  it('without consent a note is shown, whose button asks the page for consent', async () => {
    const { view, host, api } = await aView(undefined, { consent: 'none' });
    const asked = heard(host, 'creneau-consentrequired');
    await press(view, PLAY);
    expect(textOf(view.querySelector('[part="consent"] p'))).toBe('Lire cette vidéo demande votre accord.');
    await press(view, 'Autoriser les vidéos');
    expect([asked.length, api.to(VIDEO).length]).toEqual([2, 0]);
    await press(view, 'Fermer la vidéo\u00a0: Replay 1');
    expect(view.querySelector('[part="consent"]')).toBeNull();
    expect(view.ownerDocument.activeElement).toBe(buttonNamed(view, PLAY));
  });

  it.each([
    ['the video no longer exists', problem(404, 'not-found'), "Cette vidéo n'est plus disponible."],
    ['the video is refused', problem(403, 'forbidden'), "La vidéo n'a pas pu être chargée."],
  ])('a failure is shown as a note, with a retry that works: %s', async (_, answer, sentence) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { view, api, store } = await aView();
    api.on(VIDEO, answer);
    await press(view, PLAY);
    await act(() => until(store.players, (players) => players.get(1)?.case === 'failed'));
    expect(textOf(view.querySelector('[role="alert"] .strong'))).toBe(sentence);
    api.on(VIDEO, aVideoPayload());
    await press(view, 'Réessayer');
    await act(() => until(store.players, (players) => players.get(1)?.case === 'playing'));
    expect(view.querySelector('video')).not.toBeNull();
  });

  it('a note is shown when the last source of a video fails, but not for an earlier one', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { view, store } = await aView();
    await press(view, PLAY);
    await act(() => until(store.players, (players) => players.get(1)?.case === 'playing'));
    const [first, last] = view.querySelectorAll('source');
    await act(async () => first?.dispatchEvent(new Event('error')));
    expect(view.querySelector('video')).not.toBeNull();
    await act(async () => last?.dispatchEvent(new Event('error')));
    expect(textOf(view.querySelector('[role="alert"] .strong'))).toBe('La vidéo ne peut pas être lue.');
  });

  it('D-connection-back: a video that fails in the middle continues from there, however often it is retried', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { view, store } = await aView();
    const film = async () => {
      await act(() => until(store.players, (players) => players.get(1)?.case === 'playing'));
      return view.querySelector('video') as HTMLVideoElement;
    };
    const breakOff = async (video: HTMLVideoElement) => act(async () => video.dispatchEvent(new Event('error')));
    await press(view, PLAY);
    const first = await film();
    first.currentTime = 83;
    await breakOff(first);
    await press(view, 'Réessayer');
    await breakOff(await film());
    await press(view, 'Réessayer');
    const last = await film();
    expect(last.currentTime).toBe(0);
    await act(async () => last.dispatchEvent(new Event('loadedmetadata')));
    expect(last.currentTime).toBe(83);
  });
});

describe('S-list-states: the states of the list', () => {
  it('the skeleton of a replay list is shown until the list has loaded', async () => {
    const api = aReplaysApi();
    api.on(LIST, () => new Promise(() => {}));
    const { context, store } = someList();
    const view = await render(context, <ReplayList store={store} />);
    const waiting = view.querySelectorAll('[role="status"][aria-label="Chargement des replays…"]');
    expect([view.querySelectorAll('.event').length, waiting.length]).toEqual([6, 1]);
  });

  it.each([
    [null, 'visually-hidden'],
    ['studio-lumiere', 'title'],
  ])('the list of the provider %s has a heading with the class %s', async (provider, look) => {
    aReplaysApi();
    const { context, store } = someList({ provider });
    const view = await render(context, <ReplayList store={store} />);
    const heading = view.querySelector('h2');
    expect([textOf(heading), heading?.className]).toEqual(['Replays', look]);
    expect(view.querySelector('section')?.getAttribute('aria-labelledby')).toBe(heading?.id);
  });

  it('a list without replays says so', async () => {
    const { view } = await aView([]);
    expect(textOf(view.querySelector('.note'))).toBe('Aucun replay pour le moment.');
  });

  it.each([
    [problem(404, 'not-found'), "Cette enseigne n'existe pas ou plus."],
    [problem(403, 'forbidden'), "Les replays n'ont pas pu être chargés. Le service ne répond pas comme prévu."],
  ])('a list that has failed says so', async (answer, sentence) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const api = aReplaysApi();
    api.on(LIST, answer);
    const { context, store } = someList({ provider: 'nobody' });
    await until(store, ({ list }) => list.status === 'failed');
    const view = await render(context, <ReplayList store={store} />);
    const paragraphs = [...view.querySelectorAll('p:not(.visually-hidden)')].map(textOf);
    expect(paragraphs.join(' ')).toBe(sentence);
  });
});
