import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildServer, type TestServer } from '../fixtures/server/api.ts';
import { get, type Page } from './finding/read.ts';

interface Card {
  readonly sport: { readonly slug: string } | null;
  readonly picture?: { readonly medium: string | null };
  readonly marketingPicture?: { readonly medium: string | null };
}

/** The widest screen has four cards in a row. */
const A_ROW = 4;
const PAGES = [1, 2, 3, 4, 5];

let server: TestServer;
beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server?.close());

/** The pictures of the first pages of a list. */
async function picturesOf(path: string): Promise<readonly (string | null)[]> {
  const pages = await Promise.all(PAGES.map((page) => get<Page<Card>>(server, `${path}?page=${page}`)));
  const cards = pages.flatMap(({ items, page }, n) => (page === PAGES[n] ? items : []));
  return cards.map(({ picture, marketingPicture }) => (picture ?? marketingPicture)?.medium ?? null);
}

/** Returns the pictures that would stand twice in a row, wherever rows begin. */
const repeated = (pictures: readonly (string | null)[]) =>
  pictures.filter((picture, n) => picture !== null && pictures.slice(n + 1, n + A_ROW).includes(picture));

describe('C-sample-data: no two cards of a row have the same picture', () => {
  it.each([
    '/v1/event/list',
    '/v1/event/list/sport/yoga',
    '/v1/event/list/sport/padel',
    '/v1/event/list/category/raquettes',
    '/v1/event/list/city/paris',
    '/v1/event/list/provider/studio-lumiere',
    '/v1/event/list/provider/bulle-et-sens',
    '/v1/next/events',
    '/v1/future/events',
    '/v1/past/events',
    '/v1/memberships',
    '/v1/replay',
  ])('%s shows no picture twice in one row', async (path) => {
    const pictures = await picturesOf(path);
    expect(pictures.length).toBeGreaterThan(4);
    expect(repeated(pictures)).toEqual([]);
  });

  it('a picture that is twice in one row would be noticed', () => {
    expect(repeated(['a', 'b', 'c', 'a', 'd', 'b'])).toEqual(['a']);
  });
});
