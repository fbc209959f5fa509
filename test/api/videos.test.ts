import { readdir, readFile } from 'node:fs/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { videos } from '../../demo/videos/routes.ts';

const folder = new URL('../../demo/videos/files/', import.meta.url);
const FILM = '/videos/souffle.mp4';

let app: FastifyInstance;
let film: Buffer;
beforeAll(async () => {
  app = Fastify();
  await app.register(videos);
  film = await readFile(new URL('souffle.mp4', folder));
});
afterAll(() => app?.close());

const part = (range: string) => app.inject({ url: FILM, headers: { range } });

describe('D-replays: the films of the replays', () => {
  it.each([
    ['souffle.webm', 'video/webm'],
    ['souffle.mp4', 'video/mp4'],
    ['souffle.fr.vtt', 'text/vtt; charset=utf-8'],
  ])('%s is %s, kept for a day, and readable from any origin', async (file, type) => {
    const { statusCode, headers } = await app.inject(`/videos/${file}`);
    expect([statusCode, headers['content-type'], headers['accept-ranges']]).toEqual([200, type, 'bytes']);
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=86400',
      'x-content-type-options': 'nosniff',
    });
  });

  it('an unchanged file is not sent again', async () => {
    const { headers } = await app.inject(FILM);
    const again = await app.inject({ url: FILM, headers: { 'if-none-match': String(headers.etag) } });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  });

  it.each([
    ['bytes=0-1', 0, 2],
    ['bytes=100-', 100, undefined],
    ['bytes=-10', -10, undefined],
    ['bytes=5-99999999', 5, undefined],
  ])('a part of a film is sent for the range %s', async (range, from, to) => {
    const { statusCode, headers, rawPayload } = await part(range);
    const wanted = film.subarray(from, to);
    const first = from < 0 ? film.length + from : from;
    expect([statusCode, headers['content-range']]).toEqual([
      206,
      `bytes ${first}-${first + wanted.length - 1}/${film.length}`,
    ]);
    expect(rawPayload.equals(wanted)).toBe(true);
  });

  it.each(['bytes=99999999-', 'bytes=99999999-999999999', 'bytes=-0'])(
    'a range beyond the film is a 416 with the length: %s',
    async (range) => {
      const { statusCode, headers } = await part(range);
      expect([statusCode, headers['content-range']]).toEqual([416, `bytes */${film.length}`]);
    },
  );

  it.each(['chaussettes=0-1', 'bytes', '0-1', 'bytes=0-1,5-6'])(
    'a request with an invalid range gets the whole film: %j',
    async (range) => {
      const { statusCode, rawPayload } = await part(range);
      expect([statusCode, rawPayload.length]).toEqual([200, film.length]);
    },
  );

  it.each(['nothing.mp4', '../routes.ts', '..%2froutes.ts', '%2e%2e/routes.ts'])(
    'a film that does not exist is not found: %j',
    async (file) => {
      expect((await app.inject(`/videos/${file}`)).statusCode).toBe(404);
    },
  );

  it('no film is large', async () => {
    for (const file of await readdir(folder)) {
      expect((await readFile(new URL(file, folder))).length, file).toBeLessThan(150_000);
    }
  });

  it.each(['souffle.fr.vtt', 'souffle.en.vtt', 'intervalles.fr.vtt', 'intervalles.en.vtt'])(
    'captions of the films run from the start, without overlaps: %s',
    async (file) => {
      const text = await readFile(new URL(file, folder), 'utf8');
      const times = [...text.matchAll(/^(\S+) --> (\S+)$/gm)].flatMap(([, from, to]) => [from, to]);
      expect([text.split('\n')[0], times[0], times.length]).toEqual(['WEBVTT', '00:00:00.000', 8]);
      expect(times).toEqual(times.toSorted());
    },
  );
});
