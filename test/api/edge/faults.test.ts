import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildServer, type TestServer } from '../../fixtures/server/api.ts';

let server: TestServer;
let address: string;
beforeAll(async () => {
  server = await buildServer();
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server?.close());

describe('C-faults: faults in the address', () => {
  it('~delay in an address delays the answer', async () => {
    const before = performance.now();
    expect((await server.call('GET', '/~delay-300/v1/config')).status).toBe(200);
    expect(performance.now() - before).toBeGreaterThan(290);
  });

  it.each([400, 401, 403, 404, 409, 422, 429, 500, 503, 599])(
    '~status-%i responds with that problem',
    async (status) => {
      const answer = await server.call('GET', `/~status-${status}/v1/config`);
      expect(answer.status).toBe(status);
      expect(answer.body).toMatchObject({ status, code: expect.any(String), type: expect.any(String), errors: [] });
      expect(answer.headers['retry-after']).toBe(status === 429 ? '1' : undefined);
    },
  );

  it('a call with ~status has no effect', async () => {
    const body = { firstName: 'Zoé', lastName: 'Petit', email: 'nobody@example.org' };
    await server.call('POST', '/~status-503/v1/guest', { body });
    const found = await server.services.database.query(`SELECT id FROM person WHERE email = 'nobody@example.org'`);
    expect(found).toEqual([]);
  });

  it('~cut ends the connection after a part of the body', async () => {
    const answer = await fetch(`${address}/api/~cut/v1/slotted/1`);
    expect(answer.status).toBe(200);
    const reader = answer.body?.getReader();
    const first = await reader?.read();
    expect(first?.value?.length).toBeGreaterThan(100);
    await expect(reader?.read()).rejects.toThrow();
    await expect(fetch(`${address}/api/~cut/v1/config`).then((one) => one.json())).rejects.toThrow();
    expect((await fetch(`${address}/api/v1/config`)).status).toBe(200);
  });

  it('~empty responds with empty lists and schedules', async () => {
    expect((await server.call('GET', '/~empty/v1/slotted/booked/1')).body).toEqual([]);
    expect((await server.call('GET', '/~empty/v1/slotted/user/42')).body).toEqual([]);
    const offer = await server.call('GET', '/~empty/v1/slotted/1/');
    expect(offer.body).toMatchObject({ id: 1, schedule: {} });
    expect((await server.call('GET', '/~empty/v1/slotted/nothing')).status).toBe(404);
  });

  it('~hold keeps places only for the given number of seconds', async () => {
    const body = { item: 'event:1' };
    const made = await server.call('POST', '/~hold-115/v1/hold', { token: 'demo-coach', body });
    const rows = await server.services.database.query('SELECT expires_at - held_at AS time FROM hold WHERE id = $1', [
      made.body.id,
    ]);
    expect(rows).toEqual([{ time: 115_000 }]);
  });

  it('faults in an address can be chained', async () => {
    const before = performance.now();
    expect((await server.call('GET', '/~delay-100/~delay-100/~status-503/v1/config')).status).toBe(503);
    expect(performance.now() - before).toBeGreaterThan(190);
  });

  it.each([
    '~delay',
    '~delay-x',
    '~delay-30001',
    '~delay-20000/~delay-20000',
    '~status-200',
    '~status-600',
    '~status',
    '~cut-1',
    '~empty-2',
    '~hold',
    '~hold-0',
    '~hold-601',
    '~unknown',
    '~',
  ])('a fault that is invalid is not found: %s', async (prefix) => {
    const { status, body } = await server.call('GET', `/${prefix}/v1/config`);
    expect([status, body.code]).toEqual([404, 'not-found']);
  });
});
