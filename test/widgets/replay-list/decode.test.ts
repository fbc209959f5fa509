import { describe, expect, it, vi } from 'vitest';
import { fetchReplays } from '../../../widgets/shared/api/catalogue/replay.ts';
import { fetchVideo } from '../../../widgets/shared/api/catalogue/video.ts';
import { aPageOf } from '../../fixtures/data/catalogue-payloads.ts';
import { TUESDAY } from '../../fixtures/data/factories.ts';
import type { Payload } from '../../fixtures/data/payloads.ts';
import { aReplayPayload, aVideoPayload } from '../../fixtures/data/replays.ts';
import { aPage } from '../../fixtures/data/widget-context.ts';
import { aFakeApi } from '../fake-api.ts';
import { LIST, VIDEO } from './some-replays.ts';

async function replaysOf(...payloads: readonly Payload[]) {
  aFakeApi().on(LIST, aPageOf(payloads));
  return (await fetchReplays(aPage().client, null, { page: 1 })).items;
}

async function videoOf(changes: Payload) {
  aFakeApi().on(VIDEO, aVideoPayload(changes));
  return fetchVideo(aPage().client, 501);
}

describe("S-calls: a replay's payload", () => {
  it('a complete payload of a replay is decoded', async () => {
    expect(await replaysOf(aReplayPayload())).toEqual([
      {
        id: 1,
        title: 'Yoga doux du matin',
        picture: '/pictures/yoga-1.medium.svg',
        sport: { name: 'Yoga' },
        provider: { name: 'Studio Lumière', url: 'studio-lumiere' },
        date: TUESDAY,
        duration: 30,
        videoId: 501,
      },
    ]);
  });

  it("a replay's payload with required fields only is decoded", async () => {
    expect(await replaysOf({ id: 2, title: 'Seul', videoId: 3 })).toEqual([
      { id: 2, title: 'Seul', picture: null, sport: null, provider: null, date: null, duration: null, videoId: 3 },
    ]);
  });

  it.each([
    ['D-payload-dates: the other form of a date', { date: `${TUESDAY}T18:30:00` }, { date: TUESDAY }],
    [
      'D-provider-page: a provider without an url',
      { user: { fullName: 'Zoé', url: null, slug: 'zoe' } },
      { provider: { name: 'Zoé', url: 'zoe' } },
    ],
    ['a provider without a page', { user: { fullName: 'Zoé' } }, { provider: null }],
    [
      'D-payload-addresses: a picture with an invalid address',
      { picture: { medium: 'javascript:alert(1)' } },
      { picture: null },
    ],
  ])("a replay's payload is decoded: %s", async (_, changes, expected) => {
    expect(await replaysOf(aReplayPayload(changes))).toMatchObject([expected]);
  });

  it.each([
    ['no title', { title: null }],
    ['no video', { videoId: null }],
    ['a video whose id is text', { videoId: '501' }],
    ['an invalid date', { date: 'hier' }],
    ['a negative duration', { duration: -1 }],
    [
      'D-payload-addresses: a provider with an invalid address',
      { user: { fullName: 'Zoé', url: 'javascript:alert(1)' } },
    ],
  ])('an invalid replay is left out, and the others stay: %s', async (_, changes) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect(await replaysOf(aReplayPayload(changes), aReplayPayload({ id: 2 }))).toMatchObject([{ id: 2 }]);
    expect(warn.mock.calls.length).toBeLessThanOrEqual(1);
  });
});

describe("S-calls: a video's payload", () => {
  it('a complete payload of a video is decoded', async () => {
    expect(await videoOf({})).toEqual({
      title: 'Yoga doux du matin',
      poster: '/pictures/yoga-1.medium.svg',
      sources: [
        { src: '/videos/souffle.webm', type: 'video/webm' },
        { src: '/videos/souffle.mp4', type: 'video/mp4' },
      ],
      captions: [
        { src: '/videos/souffle.fr.vtt', lang: 'fr', label: 'Français' },
        { src: '/videos/souffle.en.vtt', lang: 'en', label: 'English' },
      ],
    });
  });

  it("a video's payload without captions, types, labels, poster or title is decoded", async () => {
    const sources = [{ src: 'https://cdn.example/a.mp4' }];
    const bare = await videoOf({ title: null, poster: null, captions: [{ src: '/a.vtt', lang: 'de' }], sources });
    expect(bare).toEqual({
      title: '',
      poster: null,
      sources: [{ src: 'https://cdn.example/a.mp4', type: null }],
      captions: [{ src: '/a.vtt', lang: 'de', label: 'de' }],
    });
    expect((await videoOf({ captions: null })).captions).toEqual([]);
  });

  it.each(['javascript:alert(1)', 'data:video/mp4;base64,AAAA', 'film.mp4', 'ftp://a.example/b', '', null, 7])(
    'D-payload-addresses: a file at %j is left out',
    async (src) => {
      vi.spyOn(console, 'warn').mockImplementation(() => {});
      const one = { src, type: 'video/mp4', lang: 'fr', label: 'x' };
      const video = await videoOf({ poster: src, sources: [one], captions: [one] });
      expect([video.poster, video.sources, video.captions]).toEqual([null, [], []]);
    },
  );
});
