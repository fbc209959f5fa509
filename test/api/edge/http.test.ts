import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Overloaded } from '../../../demo/api/in-turn.ts';
import { buildServer, type TestServer } from '../../fixtures/server/api.ts';

const CALLS = [
  '/v1/config',
  '/v1/slotted/yoga-doux',
  '/v1/slotted/booked/1',
  '/user/42',
  '/v1/slotted/user/42',
  '/v1/map',
];

let server: TestServer;
beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server?.close());

describe('D-cors: CORS', () => {
  it('any origin may read, without credentials, and sees retry-after and date', async () => {
    const { headers } = await server.call('GET', '/v1/config', { headers: { origin: 'https://partner.example' } });
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-expose-headers': 'retry-after, date, creneau-position, creneau-live',
    });
    expect(headers).not.toHaveProperty('access-control-allow-credentials');
  });

  it.each(['/v1/order', '/v1/hold/1', '/v1/nothing', '/~status-503/v1/order'])(
    'the preflight of every address is answered: %s',
    async (path) => {
      const answer = await server.app.inject({
        method: 'OPTIONS',
        url: `/api${path}`,
        headers: {
          origin: 'https://partner.example',
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'authorization,content-type,idempotency-key',
        },
      });
      expect(answer.statusCode).toBe(204);
      expect(answer.headers).toMatchObject({
        'access-control-allow-origin': '*',
        'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
        'access-control-allow-headers': 'authorization, content-type, idempotency-key',
        'access-control-max-age': '7200',
      });
    },
  );

  it('any origin may read failures too', async () => {
    for (const path of ['/v1/me', '/v1/nothing', '/~status-500/v1/config']) {
      expect((await server.call('GET', path)).headers['access-control-allow-origin']).toBe('*');
    }
  });
});

describe('D-trailing-slash: addresses', () => {
  it.each(CALLS)('an address responds with and without a trailing slash, and never redirects: %s', async (path) => {
    const [plain, slashed] = [await server.call('GET', path), await server.call('GET', `${path}/`)];
    expect([plain.status, slashed.status]).toEqual([200, 200]);
    expect(slashed.text).toBe(plain.text);
  });

  it('D-translations: responses have the clock’s date and their language, and are not stored', async () => {
    for (const path of ['/v1/config', '/v1/nothing']) {
      const { headers } = await server.call('GET', path);
      expect(headers['content-language']).toBe('fr');
      expect(String(headers['date'])).toMatch(/^Fri, 20 Nov 2026 09:0\d:\d\d GMT$/);
      expect(headers['cache-control']).toBe('no-store');
    }
  });
});

describe('D-problem-json: odd addresses', () => {
  it.each([
    ['/user/%', 400],
    ['/user/%E0%A4%A', 400],
    [`/user/${'x'.repeat(201)}`, 400],
    [`/user/${'x'.repeat(5000)}`, 400],
  ])('an address that cannot be parsed is a 4xx problem (%#)', async (path, expected) => {
    const { status, body, headers } = await server.call('GET', path);
    expect([status, body.status]).toEqual([expected, expected]);
    expect(headers['content-type']).toContain('application/problem+json');
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(String(headers['date'])).toMatch(/^Fri, 20 Nov 2026 09:/);
  });

  it('a DELETE may carry the JSON content type of every call, without a body', async () => {
    const path = '/v1/hold/00000000-0000-4000-8000-000000000000';
    const headers = { 'content-type': 'application/json' };
    expect((await server.call('DELETE', path, { token: 'demo-customer', headers })).status).toBe(404);
  });

  it('a known address with another method is not found', async () => {
    expect((await server.call('POST', '/v1/config')).status).toBe(404);
    expect((await server.call('DELETE', '/v1/me')).status).toBe(404);
  });
});

describe('D-statuses: limits', () => {
  it('a body of more than 64 kB is refused', async () => {
    const { status, body } = await server.call('POST', '/v1/guest', { body: { firstName: 'x'.repeat(66_000) } });
    expect([status, body.code]).toEqual([413, 'body-too-large']);
  });

  const NAMED = '{"firstName":"Zoé","lastName":"Petit","email":"zoe.charset@example.org"}';
  const post = async (contentType: string, payload: Buffer) => {
    const headers = { 'content-type': contentType };
    const answer = await server.app.inject({ method: 'POST', url: '/api/v1/guest', headers, payload });
    return [answer.statusCode, answer.json().code, answer.json().errors?.[0]];
  };

  it.each([
    'application/json',
    'application/json; charset=utf-8',
    'application/json;charset="UTF-8"',
    'Application/JSON; CharSet=utf8',
    'application/json; charset=us-ascii',
    'application/json; profile=x; charset=utf-8',
  ])('D-json-body: a body in UTF-8 is read: %s', async (type) => {
    expect(await post(type, Buffer.from(NAMED))).toEqual([201, undefined, undefined]);
  });

  it('D-json-body: a byte order mark before the body is left out', async () => {
    expect(await post('application/json', Buffer.from(`\uFEFF${NAMED}`))).toEqual([201, undefined, undefined]);
  });

  it.each([
    ['application/json; charset=iso-8859-1', Buffer.from(NAMED, 'latin1')],
    ['application/json; charset="ISO-8859-1"', Buffer.from(NAMED)],
    ['application/json; charset=utf-16', Buffer.from(NAMED, 'utf16le')],
    ['application/json; charset=windows-1252', Buffer.from(NAMED, 'latin1')],
    ['application/json; charset=nonsense', Buffer.from(NAMED)],
  ])('D-json-body: a body in another charset is refused: %s', async (type, body) => {
    expect(await post(type, body)).toEqual([415, 'unsupported-media-type', undefined]);
  });

  it.each([
    ['Latin-1', Buffer.from(NAMED, 'latin1')],
    ['UTF-16', Buffer.from(`\uFEFF${NAMED}`, 'utf16le')],
    ['a cut character', Buffer.from(NAMED).subarray(0, Buffer.from(NAMED).indexOf('é') + 1)],
    ['an encoded surrogate', Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22])],
  ])('D-json-body: bytes that are no UTF-8 are refused, never replaced: %s', async (_, body) => {
    expect(await post('application/json', body)).toEqual([
      400,
      'invalid-request',
      { field: 'body', code: 'malformed' },
    ]);
  });

  it('a body that is not JSON is refused', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const other = await server.call('POST', '/v1/guest', { body: 'firstName=Zoé', headers: form });
    expect([other.status, other.body.code]).toEqual([415, 'unsupported-media-type']);
    const broken = await server.call('POST', '/v1/guest', {
      body: '{"a"',
      headers: { 'content-type': 'application/json' },
    });
    expect([broken.status, broken.body.code]).toEqual([400, 'invalid-request']);
    const poisoned = await server.call('POST', '/v1/guest', {
      body: '{"__proto__":{"a":1}}',
      headers: { 'content-type': 'application/json' },
    });
    expect(poisoned.status).toBe(400);
  });

  it('a call that the database has no time for is refused with a Retry-After, and may be made again', async () => {
    const busy = await buildServer();
    busy.services.database.query = () => Promise.reject(new Overloaded(5));
    try {
      const { status, body, headers } = await busy.call('GET', '/city/list');
      expect([status, body.code, headers['retry-after']]).toEqual([503, 'server-error', '5']);
      expect((await busy.call('GET', '/v1/config')).status).toBe(200);
    } finally {
      await busy.close();
    }
  });

  it('an address with too many requests gets a Retry-After; preflights do not count', async () => {
    const small = await buildServer({ rateLimit: 5 });
    try {
      const preflight = { origin: 'https://a.example', 'access-control-request-method': 'GET' };
      for (let n = 0; n < 20; n += 1) {
        await small.app.inject({ method: 'OPTIONS', url: '/api/v1/config', headers: preflight });
      }
      const statuses = [];
      for (let n = 0; n < 5; n += 1)
        statuses.push((await small.call('GET', n % 2 ? '/v1/config' : '/v1/nothing')).status);
      expect(statuses).toEqual([404, 200, 404, 200, 404]);
      for (const path of ['/v1/config', '/v1/nothing']) {
        const { status, body, headers } = await small.call('GET', path);
        expect([status, body.code]).toEqual([429, 'rate-limited']);
        expect(Number(headers['retry-after'])).toBeGreaterThan(0);
        expect(headers['access-control-allow-origin']).toBe('*');
      }
    } finally {
      await small.close();
    }
  });
});
