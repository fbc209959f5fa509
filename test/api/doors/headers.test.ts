import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Demo, startDemo } from '../../fixtures/browser/demo.ts';
import { buildServer, type CallOptions, type TestServer } from '../../fixtures/server/api.ts';

let server: TestServer;
let demo: Demo;
beforeAll(async () => {
  server = await buildServer();
  demo = await startDemo();
});
afterAll(async () => {
  await server?.close();
  await demo?.stop();
});

const json = { 'content-type': 'application/json' };

describe('D-headers: every response of the API has X-Content-Type-Options: nosniff', () => {
  it.each<[status: number, method: 'GET' | 'POST' | 'DELETE', path: string, options?: CallOptions]>([
    [200, 'GET', '/v1/config'],
    [200, 'GET', '/openapi.json'],
    [200, 'GET', '/~empty/v1/event/list/'],
    [201, 'POST', '/v1/guest', { body: { firstName: 'Zoé', lastName: 'Petit', email: 'zoe@example.org' } }],
    [400, 'POST', '/v1/guest', { body: '{', headers: json }],
    [400, 'GET', '/user/%'],
    [401, 'GET', '/v1/me'],
    [403, 'GET', '/~status-403/v1/config'],
    [404, 'GET', '/'],
    [404, 'GET', '/v1/nothing'],
    [404, 'DELETE', '/v1/config'],
    [404, 'GET', '/~nothing/v1/config'],
    [404, 'GET', '/user/nobody'],
    [413, 'POST', '/v1/guest', { body: 'x'.repeat(66_000), headers: json }],
    [415, 'POST', '/v1/guest', { body: 'a=1', headers: { 'content-type': 'application/x-www-form-urlencoded' } }],
    [429, 'GET', '/~status-429/v1/config'],
    [500, 'GET', '/~status-500/v1/config'],
  ])('the answer with status %i to %s %s has X-Content-Type-Options', async (status, method, path, options) => {
    const answer = await server.call(method, path, options);
    expect([answer.status, answer.headers['x-content-type-options']]).toEqual([status, 'nosniff']);
  });

  it.each(['/v1/order', '/v1/nothing', '/~status-503/v1/order'])(
    'a preflight of %s has X-Content-Type-Options',
    async (path) => {
      const { statusCode, headers } = await server.app.inject({
        method: 'OPTIONS',
        url: `/api${path}`,
        headers: { origin: 'https://partner.example', 'access-control-request-method': 'POST' },
      });
      expect([statusCode, headers['x-content-type-options']]).toEqual([204, 'nosniff']);
    },
  );

  it('a refusal of an address that is too long has X-Content-Type-Options', async () => {
    const { status, headers } = await server.call('GET', `/user/${'x'.repeat(5000)}`);
    expect([status, headers['x-content-type-options']]).toEqual([400, 'nosniff']);
  });

  it('an answer to HEAD has X-Content-Type-Options', async () => {
    const { statusCode, headers } = await server.app.inject({ method: 'HEAD', url: '/api/v1/config' });
    expect([statusCode, headers['x-content-type-options']]).toEqual([200, 'nosniff']);
  });

  it('a response to a visitor with too many requests has X-Content-Type-Options', async () => {
    const small = await buildServer({ rateLimit: 1 });
    try {
      await small.call('GET', '/v1/config');
      const { status, headers } = await small.call('GET', '/v1/config');
      expect([status, headers['x-content-type-options']]).toEqual([429, 'nosniff']);
    } finally {
      await small.close();
    }
  });

  it('an unexpected failure has X-Content-Type-Options', async () => {
    const broken = await buildServer();
    try {
      await broken.services.database.query('DROP TABLE popup CASCADE');
      const { status, headers } = await broken.call('GET', '/v1/popups');
      expect([status, headers['x-content-type-options']]).toEqual([500, 'nosniff']);
    } finally {
      await broken.close();
    }
  });
});

describe('D-headers: only its own site can frame a page that can show a checkout', () => {
  it.each([
    ...['/', '/event/list/', '/event/1', '/animation/', '/animation/1', '/slotted/yoga-doux', '/user/studio-lumiere'],
    ...['/memberships/', '/order/', '/play/', '/fitness/', '/terms/studio-lumiere', '/partner/', '/nothing'],
    ...['/partner/?item=event:1', '/state/0', '/state/0?frame=gallery'],
  ])('only its own site can frame the page %s', async (path) => {
    const answer = await fetch(`${demo.url}${path}`);
    const policy = answer.headers.get('content-security-policy') ?? '';
    const ancestors = policy.split('; ').filter((directive) => directive.startsWith('frame-ancestors'));
    expect(ancestors).toEqual(["frame-ancestors 'self'"]);
  });
});

describe('D-order-key: a link whose # was encoded is redirected to an address with the key only in its fragment', () => {
  const ID = '0b9f4b6e-3c1d-4f5a-9e21-6a7d8c9b0a1f';
  const KEY = 'k'.repeat(43);

  it.each([
    ['a path', `/order/%23order=${ID}&key=${KEY}`],
    ['a path without its slash', `/order%23order%3D${ID}%26key%3D${KEY}`],
    ['a query', `/order/?mc_cid=1%23order%3D${ID}%26amp%3Bkey%3D${KEY}`],
  ])('a link whose # was encoded is redirected to one with a fragment: in %s', async (_, path) => {
    const { status, headers } = await fetch(demo.url + path, { redirect: 'manual' });
    expect([status, headers.get('location'), headers.get('cache-control'), headers.get('referrer-policy')]).toEqual([
      302,
      `/order/#order=${ID}&key=${KEY}`,
      'no-store',
      'no-referrer',
    ]);
  });

  it('a link of which a part is missing is redirected too, and the page then calls it incomplete', async () => {
    const { headers } = await fetch(`${demo.url}/order/%23order=${ID}`, { redirect: 'manual' });
    expect(headers.get('location')).toBe('/order/#order=0b9f4b6e');
  });

  it('no other address of the orders is redirected', async () => {
    const answers = ['/order/', '/order/?page=2', '/order/nothing'].map((path) => fetch(demo.url + path));
    expect((await Promise.all(answers)).map(({ status, redirected }) => [status, redirected])).toEqual([
      [200, false],
      [200, false],
      [404, false],
    ]);
  });
});
