import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Replay, Video } from '../../../demo/api/schemas/replay.ts';
import { buildServer, type TestServer } from '../../fixtures/server/api.ts';
import { addVenue } from '../../fixtures/server/seed.ts';
import { get, type Page } from './read.ts';

let server: TestServer;

beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server?.close());

const list = (query = '') => get<Page<Replay>>(server, `/v1/replay/${query}`);

/** Adds a replay of a venue, with a new video; returns its id. */
async function addReplay(venue: number, recordedAt: string): Promise<number> {
  const [made] = await server.services.database.query<{ id: number }>(
    `WITH film AS (INSERT INTO video (title, duration_seconds) VALUES ('Film', 12) RETURNING id)
     INSERT INTO replay (provider_id, title, description, minutes, recorded_at, video_id)
     SELECT $1, 'Essai', '<p>Revoir.</p>', 30, $2::timestamp, id FROM film RETURNING id`,
    [venue, recordedAt],
  );
  return made?.id ?? 0;
}

describe('D-calls-animations: GET /v1/replay/', () => {
  it('a replay has every field, with its provider and its sport', async () => {
    const { items } = await list('?limit=1');
    expect(items).toEqual([
      {
        id: 1,
        title: 'Yoga doux du matin',
        description: '<p>Se réveiller en douceur, de la nuque aux chevilles.</p>',
        picture: { medium: '/pictures/yoga-1.medium.svg' },
        sport: { slug: 'yoga', name: 'Yoga' },
        duration: 30,
        date: { date: '2026-11-19 18:30:00.000000', timezone: 'Europe/Paris' },
        user: { id: 42, fullName: 'Studio Lumière', slug: 'studio-lumiere', url: 'studio-lumiere' },
        videoId: 501,
      },
    ]);
  });

  it('C-sample-data: the sample has more than 30 replays of many providers, and two pages of 8 of user 42', async () => {
    const { items } = await list('?limit=50');
    expect(items.length).toBeGreaterThanOrEqual(30);
    expect(new Set(items.map(({ user }) => user.id)).size).toBeGreaterThan(8);
    expect((await list('?user=42&limit=8')).lastPage).toBe(2);
  });

  it('replays are listed the latest first, twelve a page by default, the same rows page by page', async () => {
    const all = await list('?limit=50');
    const days = all.items.map(({ date }) => date.date);
    expect(days).toEqual(days.toSorted().reverse());
    const first = await list();
    expect(first.items).toEqual(all.items.slice(0, 12));
    expect((await list('?limit=4&page=2')).items).toEqual(all.items.slice(4, 8));
    expect((await list('?page=abc')).items).toEqual(first.items);
    expect((await list('?page=0')).page).toBe(1);
    expect((await list('?page=999')).page).toBe(first.lastPage);
  });

  it("a provider's replays are listed by id, url or slug, and two of the same instant keep their order", async () => {
    const venue = await addVenue(server.services.database, 'cinema');
    const old = await addReplay(venue, '2025-01-02T10:00');
    const first = await addReplay(venue, '2025-06-01T10:00');
    const second = await addReplay(venue, '2025-06-01T10:00');
    for (const user of [venue, 'cinema']) {
      const { items } = await list(`?user=${user}`);
      expect(items.map(({ id }) => id)).toEqual([second, first, old]);
      expect(items[0]).toMatchObject({ sport: null, picture: { medium: null }, user: { id: venue, url: 'cinema' } });
    }
  });

  it('a provider without replays has one empty page', async () => {
    await addVenue(server.services.database, 'silence');
    expect(await list('?user=silence&page=2')).toEqual({ items: [], page: 1, lastPage: 1 });
  });

  it.each(['limit=0', 'limit=51', 'limit=x', 'user=', 'user=1&user=2'])(
    'a list of replays is refused for ?%s',
    async (query) => {
      const { status, body } = await server.call('GET', `/v1/replay/?${query}`);
      expect([status, body.code, body.errors[0]?.field]).toEqual([400, 'invalid-request', query.split('=')[0]]);
    },
  );

  it.each(['nobody', '1'])(
    'D-unknown-user: replays of somebody without a page are not found: ?user=%s',
    async (user) => {
      const { status, body } = await server.call('GET', `/v1/replay/?user=${user}`);
      expect([status, body.code]).toEqual([404, 'not-found']);
    },
  );
});

describe('S-calls: GET /v1/videos/{id}', () => {
  it('a video has its sources, the best first, and its captions', async () => {
    expect(await get<Video>(server, '/v1/videos/501')).toEqual({
      id: 501,
      title: 'Yoga doux du matin',
      poster: '/pictures/yoga-1.medium.svg',
      duration: 16,
      sources: [
        { src: '/videos/souffle.webm', type: 'video/webm; codecs="vp9"' },
        { src: '/videos/souffle.mp4', type: 'video/mp4; codecs="avc1.4d401e"' },
      ],
      captions: [
        { src: '/videos/souffle.fr.vtt', lang: 'fr', label: 'Français' },
        { src: '/videos/souffle.en.vtt', lang: 'en', label: 'English' },
      ],
    });
  });

  it('a video may have no captions, or no sources', async () => {
    expect((await get<Video>(server, '/v1/videos/503')).captions).toEqual([]);
    const venue = await addVenue(server.services.database, 'studio-vide');
    await addReplay(venue, '2025-01-02T10:00');
    const [replay] = (await list('?user=studio-vide')).items;
    const video = await get<Video>(server, `/v1/videos/${replay?.videoId}`);
    expect([video.poster, video.sources]).toEqual([null, []]);
  });

  it.each(['1', '999999999', '0', '-501', '501.0', 'yoga', '9999999999'])(
    'an unknown video is not found: %s',
    async (id) => {
      const { status, body } = await server.call('GET', `/v1/videos/${id}`);
      expect([status, body.code]).toEqual([404, 'not-found']);
    },
  );
});
