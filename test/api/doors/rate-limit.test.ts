import type { FastifyInstance, InjectOptions, RouteOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnvironment } from '../../../demo/environment.ts';
import { createServer } from '../../../demo/server.ts';
import { NOW } from '../../fixtures/server/api.ts';
import type { OwnDatabase } from '../../fixtures/server/databases.ts';
import { copySample } from '../../fixtures/server/sample.ts';

let app: FastifyInstance;
let routes: readonly RouteOptions[];
let sample: OwnDatabase;
beforeAll(async () => {
  sample = await copySample(Date.parse(NOW));
  const variables = { DATABASE_URL: sample.url, DEMO: 'on', METRICS: 'on', NOW, RATE_LIMIT: '1', LOG_LEVEL: 'silent' };
  ({ app, routes } = await createServer(readEnvironment(variables)));
});
afterAll(async () => {
  await app?.close();
  await sample?.stop();
});

let addresses = 0;
/** Returns a function that asks as a visitor whom no other test is. */
function visitor() {
  addresses += 1;
  const remoteAddress = `10.9.${addresses >> 8}.${addresses & 255}`;
  return async (url: string, more: InjectOptions = {}) => app.inject({ url, remoteAddress, ...more });
}

/** The statuses of three requests of one visitor. */
async function thrice(url: string, more: InjectOptions = {}): Promise<readonly number[]> {
  const ask = visitor();
  const statuses = [];
  for (let n = 0; n < 3; n += 1) statuses.push((await ask(url, more)).statusCode);
  return statuses;
}

/** Returns an address of a route. */
const addressOf = (url: string) =>
  url
    .replace(/:\w+\(\^[^)]*\)/g, '1')
    .replace(/:\w+/g, '1')
    .replace('*', '1');

/** Routes without a limit, by what their addresses begin with: the files of the bundle, and what only operators ask for. */
const UNLIMITED = /^\/(?:creneau\/|healthz$|readyz$|metrics$)/;

describe('D-rate-limit: every route', () => {
  it('every route is limited, but for the files of the bundle and those of operators', async () => {
    const limited = routes.filter(({ url, method }) => method !== 'OPTIONS' && !UNLIMITED.test(url));
    expect(limited.length).toBeGreaterThan(80);
    for (const { url, method } of limited) {
      for (const one of [method].flat()) {
        // A tile is the second of an address.
        const [, second, third] = await thrice(addressOf(url), { method: one as 'GET' });
        expect([one, url, url === '/tiles/*' ? third : second]).toEqual([one, url, 429]);
      }
    }
  });

  it('every route without a limit says why', async () => {
    const unlimited = routes.filter(({ url }) => UNLIMITED.test(url));
    expect(unlimited.length).toBeGreaterThan(5);
    for (const { url, config } of unlimited) expect([url, config?.unlimited]).toEqual([url, expect.any(String)]);
    for (const url of ['/creneau/1/creneau.js', '/healthz', '/readyz', '/metrics']) {
      expect([url, await thrice(url, { remoteAddress: '127.0.0.1' })]).toEqual([url, [200, 200, 200]]);
    }
    expect(routes.filter(({ url, config }) => config?.unlimited && !UNLIMITED.test(url))).toEqual([]);
  });

  it.each(['/nothing', '/api/v1/nothing', '/pictures/nothing'])(
    'an address at which there is nothing is limited too: %s',
    async (url) => {
      expect(await thrice(url)).toEqual([404, 429, 429]);
    },
  );

  it('a page, a call, a file and a missing page of one visitor count together', async () => {
    for (const [first, second] of [
      ['/memberships/', '/api/v1/config'],
      ['/api/v1/config', '/sitemap.xml'],
      ['/pages.css', '/nothing'],
      ['/nothing', '/memberships/'],
    ] as const) {
      const ask = visitor();
      await ask(first);
      const refused = await ask(second);
      expect([first, second, refused.statusCode]).toEqual([first, second, 429]);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    }
  });

  it('a map’s tiles count apart, twice as many, and every origin can read the refusal', async () => {
    const ask = visitor();
    await ask('/api/v1/config');
    const answers = [await ask('/tiles/0/0/0.png'), await ask('/tiles/0/0/0.png'), await ask('/tiles/0/0/0.png')];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429]);
    expect(answers[2]?.headers['access-control-allow-origin']).toBe('*');
  });
});
