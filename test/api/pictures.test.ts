import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CATEGORIES } from '../../demo/api/sample-data/names/categories.ts';
import { demoPages } from '../../demo/pages/routes.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify();
  await app.register(demoPages);
  await app.ready();
});
afterAll(() => app?.close());

const get = (path: string) => app.inject(path);
const variants = (name: string, count: number) => Array.from({ length: count }, (_, n) => `${name}-${n + 1}`);

const NAMES = [
  ...CATEGORIES.flatMap(({ sports }) => sports).flatMap((sport) => variants(sport, 6)),
  ...variants('venue', 12),
  ...CATEGORIES.map(({ slug }) => `category-${slug}`),
];

describe('C-sample-data: /pictures/', () => {
  it.each([
    ['medium', 640, 360],
    ['mini', 96, 96],
  ])(
    'every %s picture is there: SVG of %i × %i, small, without text, script or anything from elsewhere',
    async (size, width, height) => {
      const seen = new Set<string>();
      for (const name of NAMES) {
        const { statusCode, headers, body } = await get(`/pictures/${name}.${size}.svg`);
        expect([statusCode, headers['content-type']], name).toEqual([200, 'image/svg+xml']);
        expect(body, name).toMatch(
          new RegExp(`^<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="`),
        );
        expect(body.length, name).toBeLessThan(3000);
        expect(body.slice(50), name).not.toMatch(/<script|<text|<style| style=|href|http|on[a-z]+=|NaN|undefined/);
        seen.add(body);
      }
      expect(seen.size).toBe(NAMES.length);
    },
  );

  it('a picture is kept for ever, by every origin, and is the same each time', async () => {
    const first = await get('/pictures/yoga-3.medium.svg');
    expect(first.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
    expect((await get('/pictures/yoga-3.medium.svg')).body).toBe(first.body);
  });

  it.each([
    'missing-1.medium.svg',
    'yoga-0.medium.svg',
    'yoga-7.medium.svg',
    'yoga-999.medium.svg',
    'yoga-01.medium.svg',
    'yoga.medium.svg',
    'yoga-3.large.svg',
    'yoga-3.svg',
    'yoga-3.medium.png',
    'YOGA-3.medium.svg',
    'venue-13.mini.svg',
    'category-nothing.medium.svg',
    'category-yoga-et-pilates-1.medium.svg',
    'constructor-1.medium.svg',
    '..%2Fpages.css',
    '%2e%2e%2f%2e%2e%2fpackage.json',
    '%00',
    `${'x'.repeat(90)}.mini.svg`,
  ])('a picture that does not exist is not found: %s', async (file) => {
    expect((await get(`/pictures/${file}`)).statusCode).toBe(404);
  });
});
