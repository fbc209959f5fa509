// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import type { Bearer } from '../../../../widgets/shared/api/call-headers.ts';
import { createClient } from '../../../../widgets/shared/api/client.ts';
import * as retrying from '../../../../widgets/shared/api/retrying-http.ts';
import { aClient, asIs, failureOf } from '../../a-client.ts';
import { anApiServer, breaksOff, hangsUp, sends, sendsText } from '../../api-server.ts';

const REFUSED = { detail: 'The session is full.', code: 'full', status: 409, errors: [], limit: 4 };

describe('D-visitor-get: the request of a call', () => {
  it("a visitor's GET has no additional header, so that there is no preflight", async () => {
    const { url, received } = await anApiServer(sends({ a: 1 }));
    expect(await aClient(url).get('v1/slotted/7', asIs)).toEqual({ a: 1 });
    const [request] = received;
    expect(request).toMatchObject({ method: 'GET', path: '/v1/slotted/7' });
    for (const header of ['authorization', 'content-type', 'idempotency-key', 'cookie']) {
      expect(request?.headers).not.toHaveProperty(header);
    }
  });

  it('S-bearer-token: every GET with a token has the token and a JSON content type', async () => {
    const { url, received } = await anApiServer(sends(1));
    await aClient(url, 'secret').get('v1/me', asIs);
    expect(received[0]?.headers).toMatchObject({ authorization: 'Bearer secret', 'content-type': 'application/json' });
    expect(received[0]?.path).not.toContain('secret');
  });

  it('paths keep their trailing slash, even below an API address that has a path', async () => {
    const { url, received } = await anApiServer(sends([]));
    await aClient(`${url}/api`).get('/v1/slotted/org/', asIs);
    expect(received[0]?.path).toBe('/api/v1/slotted/org/');
  });

  it('D-read-replica: the position of what was written is sent with the reads of the next ten seconds', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(0);
    const { url, received } = await anApiServer(
      sends(1, 200, { 'creneau-position': '0/3000060' }),
      sends(1),
      sends(1),
      sends(1),
    );
    const client = aClient(url);
    await client.send('post', 'v1/guest', asIs, { body: {} });
    for (const instant of [1, 9_999, 10_000]) {
      now.mockReturnValue(instant);
      await client.get(instant === 1 ? 'v1/slotted/7' : 'v1/event/list?page=2', asIs);
    }
    expect(received.slice(1).map(({ path }) => path)).toEqual([
      '/v1/slotted/7?creneau-position=0%2F3000060',
      '/v1/event/list?page=2&creneau-position=0%2F3000060',
      '/v1/event/list?page=2',
    ]);
  });

  it('a POST has its JSON and its idempotency key', async () => {
    const { url, received } = await anApiServer(sends({ id: 'h' }, 201));
    const body = { slots: ['7_20261124T0800'] };
    await aClient(url, 'secret').send('post', 'v1/hold', asIs, { body, idempotencyKey: 'k1' });
    expect(received[0]).toMatchObject({ method: 'POST', body: JSON.stringify(body) });
    expect(received[0]?.headers).toMatchObject({ 'idempotency-key': 'k1', 'content-type': 'application/json' });
  });

  it('a DELETE that gets a response without content returns null', async () => {
    const { url, received } = await anApiServer((response) => void response.writeHead(204).end());
    expect(await aClient(url, 'secret').send('delete', 'v1/hold/h', asIs)).toBeNull();
    expect(received[0]?.method).toBe('DELETE');
  });

  it('a list is sent as a list even if an old library defines toJSON on arrays, which stays defined for the page', async () => {
    const { url, received } = await anApiServer(sends(1, 201));
    const toJSON = { configurable: true, enumerable: true, writable: true, value: () => 'mine' };
    Object.defineProperty(Array.prototype, 'toJSON', toJSON);
    try {
      await aClient(url).send('post', 'v1/hold', asIs, { body: { slots: ['a'] } });
      expect(Object.getOwnPropertyDescriptor(Array.prototype, 'toJSON')).toEqual(toJSON);
    } finally {
      Reflect.deleteProperty(Array.prototype, 'toJSON');
    }
    expect(received[0]?.body).toBe('{"slots":["a"]}');
  });
});

describe('D-statuses: the response to a call', () => {
  it('a problem document becomes its code, status, detail and members', async () => {
    const { url } = await anApiServer(sends(REFUSED, 409, { 'content-type': 'application/problem+json' }));
    const failure = await failureOf(aClient(url).get('v1/slotted/7', asIs));
    expect(failure).toMatchObject({
      ...{ kind: 'problem', code: 'full', status: 409 },
      message: `${url}/v1/slotted/7 answered 409: The session is full.`,
    });
    expect(failure.problem).toEqual(REFUSED);
  });

  it("a failure keeps the form's field errors", async () => {
    const errors = [{ field: 'email', code: 'email-invalid' }];
    const { url } = await anApiServer(sends({ code: 'email-invalid', errors }, 422));
    const failure = await failureOf(aClient(url).send('post', 'v1/guest', asIs, { body: {} }));
    expect(failure).toMatchObject({ code: 'email-invalid', status: 422, problem: { errors } });
  });

  it.each([
    ['text', sendsText('<h1>Bad Gateway</h1>', 404)],
    ['a list', sends([], 404)],
    ['a code that is not text', sends({ code: 7, detail: {} }, 404)],
  ])('a failure whose body is %s is a server error that names the status', async (_, handler) => {
    const { url } = await anApiServer(handler);
    expect(await failureOf(aClient(url).get('a', asIs))).toMatchObject({
      kind: 'problem',
      code: 'server-error',
      status: 404,
      message: `${url}/a answered 404.`,
    });
  });

  it('a response that is not JSON is a failure', async () => {
    const { url } = await anApiServer(sendsText('<!doctype html>'));
    expect(await failureOf(aClient(url).get('v1/me', asIs))).toMatchObject({
      kind: 'bad-answer',
      code: 'bad-answer',
      message: `${url}/v1/me answered something that is not JSON.`,
    });
  });

  it('a response that cannot be decoded fails with the name of the wrong member', async () => {
    const { url } = await anApiServer(sends({}));
    const decode = () => {
      throw new TypeError('price: no amount');
    };
    expect(await failureOf(aClient(url).get('v1/me', decode))).toMatchObject({
      kind: 'bad-answer',
      message: `${url}/v1/me answered something unexpected: price: no amount`,
    });
  });

  it('a call that is not retried fails if it gets no response', async () => {
    const { url, received } = await anApiServer(hangsUp);
    const failure = await failureOf(aClient(url).send('post', 'v1/order', asIs, { body: {} }));
    expect(failure).toMatchObject({ kind: 'network', code: 'network', status: null });
    expect(received).toHaveLength(1);
  });

  it.each([
    ['in chunks', {}],
    ['with a length', { 'content-length': '5' }],
  ])('a call is repeated if a body %s breaks off', async (_, headers) => {
    const { url, received } = await anApiServer(breaksOff('abc', headers), sends('abc'));
    expect(await aClient(url).get('v1/slotted/7', asIs)).toBe('abc');
    expect(received).toHaveLength(2);
  });

  it('a problem whose body breaks off still fails with its status', async () => {
    const { url, received } = await anApiServer(breaksOff(REFUSED, {}, 409));
    const failure = await failureOf(aClient(url).get('v1/slotted/7', asIs));
    expect(failure).toMatchObject({ kind: 'problem', code: 'server-error', status: 409 });
    expect(received).toHaveLength(1);
  });

  it('a redirect is not followed', async () => {
    const { url, received } = await anApiServer((response) => void response.writeHead(302, { location: '/x' }).end());
    const failure = await failureOf(aClient(url, 'secret').send('post', 'v1/hold', asIs));
    expect(failure.kind).toBe('network');
    expect(received).toHaveLength(1);
  });

  it('the Date header of the API is passed on, even from failures', async () => {
    const date = 'Tue, 24 Nov 2026 06:30:00 GMT';
    const { url } = await anApiServer(sends(1, 200, { date }), sends(REFUSED, 409, { date }));
    const told: number[] = [];
    const client = aClient(url, null, { onDate: (instant) => told.push(instant) });
    await client.get('a', asIs);
    await failureOf(client.get('b', asIs));
    expect(told).toEqual([Date.parse(date), Date.parse(date)]);
  });

  it('an invalid Date header is ignored', async () => {
    const { url } = await anApiServer(sends(1, 200, { date: 'soon' }));
    const told: number[] = [];
    await aClient(url, null, { onDate: (instant) => told.push(instant) }).get('a', asIs);
    expect(told).toEqual([]);
  });
});

describe('D-statuses: a 401', () => {
  const EXPIRED = sends({ code: 'token-invalid' }, 401);

  it('a call with a 401 is tried once more with a renewed token', async () => {
    const { url, received } = await anApiServer(EXPIRED, sends({ id: 1 }));
    const { client, refused } = aRenewingClient(url);
    expect(await client.get('v1/me', asIs)).toEqual({ id: 1 });
    expect(received.map(({ headers }) => headers.authorization)).toEqual(['Bearer 0', 'Bearer 1']);
    expect(refused).toEqual(['0']);
  });

  it('a call with a 401 is tried again only once', async () => {
    const { url, received } = await anApiServer(EXPIRED);
    const failure = await failureOf(aRenewingClient(url).client.get('v1/me', asIs, { isPersonal: true }));
    expect(failure).toMatchObject({ code: 'token-invalid', status: 401 });
    expect(received).toHaveLength(2);
  });

  it('a POST with a 401 is tried again too, with the same idempotency key', async () => {
    const { url, received } = await anApiServer(EXPIRED, sends({ id: 'h' }, 201));
    const { client } = aRenewingClient(url);
    await client.send('post', 'v1/hold', asIs, { body: { slots: [] }, idempotencyKey: 'k1' });
    expect(received.map(({ headers }) => headers['idempotency-key'])).toEqual(['k1', 'k1']);
    expect(received.map(({ body }) => body)).toEqual(['{"slots":[]}', '{"slots":[]}']);
  });

  it("a visitor's call with a 401 fails at once", async () => {
    const { url, received } = await anApiServer(EXPIRED);
    const renew = async () => expect.fail('There is no token to renew.');
    expect((await failureOf(aClient(url, null, { renew }).get('v1/me', asIs))).status).toBe(401);
    expect(received).toHaveLength(1);
  });

  it('a personal call is not made without a token', async () => {
    const { url, received } = await anApiServer(sends({ id: 1 }));
    const client = aClient(url);
    const failures = [
      await failureOf(client.get('v1/me', asIs, { isPersonal: true })),
      await failureOf(client.send('put', 'v1/studio/present', asIs, { isPersonal: true })),
    ];
    expect(failures.map(({ code, status }) => [code, status])).toEqual(Array(2).fill(['token-invalid', 401]));
    expect(received).toEqual([]);
  });

  it("a call with a 401 fails if the page's function returns no token", async () => {
    const client = aRenewingClient('http://127.0.0.1:9', () => Promise.reject(new Error('signed out'))).client;
    expect(await failureOf(client.get('v1/me', asIs))).toMatchObject({
      kind: 'network',
      message: 'The page gave no token: signed out',
    });
  });
});

describe('D-refused-token: a call whose token changes before it is sent', () => {
  it.each([
    ['another token', 'camille again'],
    ['no token', null],
  ])('a POST that waits for its code is sent with the token at that time: %s', async (_, then) => {
    const { url, received } = await anApiServer(sends({ id: 'h' }, 201));
    let token: string | null = 'camille';
    let load = () => {};
    const loaded = new Promise<typeof retrying>((resolve) => {
      load = () => resolve(retrying);
    });
    const credentials = { token: async () => token as Bearer | null, renew: async () => false, dropToken: () => null };
    const client = createClient({ url, credentials, onDate: () => {}, loadRetrying: () => loaded });
    const sent = client.send('post', 'v1/hold', asIs, { body: {} });
    token = then;
    load();
    await sent;
    expect(received.map(({ headers }) => headers.authorization)).toEqual([then ? `Bearer ${then}` : undefined]);
  });
});

/** A client with numbered tokens: each renewal gives the next one. */
function aRenewingClient(url: string, first?: () => Promise<Bearer>) {
  let token = 0;
  const refused: string[] = [];
  const credentials = {
    token: first ?? (async () => String(token) as Bearer),
    renew: async (old: string) => {
      refused.push(old);
      token += 1;
      return true;
    },
    dropToken: () => null,
  };
  return { client: createClient({ url, credentials, onDate: () => {}, loadRetrying: async () => retrying }), refused };
}
