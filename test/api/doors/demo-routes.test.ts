import Fastify, { type FastifyInstance, type RouteOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnvironment } from '../../../demo/environment.ts';
import { declareRoutes, guardRoutes } from '../../../demo/route-kind.ts';
import { createServer } from '../../../demo/server.ts';
import { NOW } from '../../fixtures/server/api.ts';
import { type OwnDatabase, openOwnDatabase } from '../../fixtures/server/databases.ts';
import { copySample } from '../../fixtures/server/sample.ts';

const TOKENS = ['demo-customer', 'demo-subscriber', 'demo-company', 'demo-provider', 'demo-coach', 'demo-admin'];
const PREFIXES = [
  '~delay-1',
  '~status-503',
  '~cut',
  '~empty',
  '~hold-3',
  '~now-2026-11-05T00:00:00Z',
  '~delay-1/~empty',
];

let on: { readonly app: FastifyInstance; readonly routes: readonly RouteOptions[] };
let off: typeof on;
let sample: OwnDatabase;
let empty: OwnDatabase;
beforeAll(async () => {
  sample = await copySample(Date.parse(NOW));
  empty = await openOwnDatabase();
  on = await createServer(readEnvironment({ DATABASE_URL: sample.url, DEMO: 'on' }));
  off = await createServer(
    readEnvironment({ DATABASE_URL: empty.url, DEMO: 'off', PUBLIC_URL: 'https://market.example' }),
  );
});
afterAll(async () => {
  await on?.app.close();
  await off?.app.close();
  await sample?.stop();
  await empty?.stop();
});

const kindOf = ({ config }: RouteOptions) => config?.kind;

/** Returns an address that the route answers in demo mode. */
const addressOf = (url: string) =>
  url.replace(':index', '0').replace(':file', 'main.ts').replace(':id', '00000000-0000-4000-8000-000000000000');

describe('D-demo-mode: routes of the demo', () => {
  it('routes of the demo are declared, as every other route is', () => {
    expect(on.routes.filter((route) => kindOf(route) === undefined)).toEqual([]);
    const demo = on.routes.filter((route) => kindOf(route) === 'demo').map(({ url }) => url);
    expect(demo).toEqual(
      expect.arrayContaining(['/partner/', '/state/:index', '/pictures/:file', '/qa/', '/videos/*']),
    );
    expect(demo).toContain('/api/v1/test-gateway/:id');
    expect(demo).not.toContain('/');
  });

  it('routes of the demo do not exist with DEMO=off, whatever the method', async () => {
    expect(off.routes.filter((route) => kindOf(route) !== 'product')).toEqual([]);
    for (const { method, url } of on.routes.filter((route) => kindOf(route) === 'demo')) {
      for (const one of [method].flat()) {
        const { statusCode } = await off.app.inject({ method: one as 'GET', url: addressOf(url) });
        expect([one, url, statusCode]).toEqual([one, url, 404]);
      }
    }
  });

  it.each([undefined, 'demo'] as const)(
    'a server does not start if a planted route is declared as %s',
    async (kind) => {
      const app = Fastify();
      guardRoutes(app, false);
      await app.register(async (inside) => {
        declareRoutes(inside, 'product');
        inside.get('/kept', () => '');
      });
      app.get('/planted', { config: kind ? { kind } : {} }, () => '');
      await expect(app.ready()).rejects.toThrow(/\/planted is (?:declared neither|a demo route)/);
    },
  );
});

describe('D-demo-mode: with DEMO=off', () => {
  it.each(PREFIXES)('the prefix %s is not found with DEMO=off', async (prefix) => {
    const answer = await off.app.inject(`/api/${prefix}/v1/config`);
    expect(answer.statusCode).toBe(404);
    expect(answer.json().code).toBe('not-found');
  });

  it.each(TOKENS)('%s is no token with DEMO=off', async (token) => {
    const me = { url: '/api/v1/me', headers: { authorization: `Bearer ${token}` } };
    expect((await on.app.inject(me)).statusCode).toBe(200);
    const answer = await off.app.inject(me);
    expect(answer.statusCode).toBe(401);
    expect(answer.json().code).toBe('token-invalid');
  });

  it('with DEMO=off, neither the address nor a cookie signs anybody in', async () => {
    const request = { url: '/?as=demo-admin', headers: { cookie: 'as=demo-admin' } };
    expect((await on.app.inject(request)).body).toContain('data-token="demo-admin"');
    const { body, headers } = await off.app.inject(request);
    expect(body).toContain('<creneau-search>');
    expect(body).not.toMatch(/data-token|\?as=|padel-duo|partner\./);
    expect(headers['set-cookie']).toBeUndefined();
    expect((await off.app.inject({ url: '/', headers: { host: 'partner.localhost' } })).body).toContain(
      '<creneau-search>',
    );
  });

  it('D-page-content: a page names the script that removes the reserved places of empty elements', async () => {
    const { body } = await off.app.inject('/event/list/');
    const scripts = [...body.matchAll(/src="[^"]+(\/site\/[^"]+)"/g)].map(([, path = '']) => path);
    expect(scripts).toEqual(['/site/empty-places.ts']);
    const { statusCode, headers } = await off.app.inject(scripts[0] ?? '');
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8']);
  });

  it('pages and API answer under PUBLIC_URL with DEMO=off', async () => {
    const french = await off.app.inject({ url: '/event/list/', headers: { host: 'evil.example' } });
    expect(french.body).toContain('src="https://market.example/creneau/1/creneau.js"');
    expect(french.body).toContain('data-site-url="https://market.example"');
    expect(french.body).toContain('href="https://en.market.example/event/list/"');
    expect(french.headers['content-security-policy']).toContain('script-src https://market.example;');
    expect(french.body).not.toContain('evil.example');
    const english = await off.app.inject({ url: '/event/list/', headers: { host: 'en.market.example' } });
    expect(english.body).toContain('<html lang="en">');
    expect(english.body).toContain('data-site-url="https://en.market.example"');
  });
});
