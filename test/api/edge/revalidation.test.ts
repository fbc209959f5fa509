import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildServer, type TestServer } from '../../fixtures/server/api.ts';

let server: TestServer;
beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server?.close());

const read = (path: string, known?: string) =>
  server.call('GET', path, known === undefined ? {} : { headers: { 'if-none-match': known } });

const REVALIDATED = [
  ...['/v1/slotted/yoga-doux', '/v1/slotted/id/1', '/v1/slotted/user/studio-lumiere'],
  ...['/city/list', '/categorie/list', '/activity/list', '/coach/list', '/categories/home'],
  ...['/v1/map', '/v1/popups', '/v1/replay', '/v1/videos/501'],
];

describe('D-caching: answers without places and persons', () => {
  it.each(REVALIDATED)(
    'an answer without places and persons is not sent again to a client that has it: %s',
    async (path) => {
      const { status, headers, text } = await read(path);
      expect([status, headers['cache-control']]).toEqual([200, 'no-cache']);
      const tag = String(headers['etag']);
      for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
        const again = await read(path, known);
        expect([again.status, again.text, again.headers['etag']]).toEqual([304, '', tag]);
        expect(again.headers['access-control-allow-origin']).toBe('*');
        expect(again.headers['date']).toBeDefined();
      }
      const other = await read(path, '"other"');
      expect([other.status, other.text]).toEqual([200, text]);
    },
  );

  it('an answer that has changed is sent again', async () => {
    const tag = String((await read('/v1/slotted/yoga-doux')).headers['etag']);
    await server.services.database.query(`UPDATE slotted SET price_cents = price_cents + 100 WHERE url = 'yoga-doux'`);
    const { status, headers } = await read('/v1/slotted/yoga-doux', tag);
    expect(status).toBe(200);
    expect(headers['etag']).not.toBe(tag);
  });

  it('an answer has a different ETag in each language', async () => {
    const english = await server.app.inject({ url: '/api/v1/slotted/yoga-doux', headers: { host: 'en.localhost' } });
    expect(english.headers['etag']).not.toBe((await read('/v1/slotted/yoga-doux')).headers['etag']);
  });
});

describe('D-caching: answers with places or a person in them, and failures', () => {
  it.each([
    ...['/v1/event/list', '/v1/event/1', '/v1/slotted/booked/yoga-doux', '/v1/next/events', '/user/studio-lumiere'],
    ...['/v1/map/provider/jade-ambassadrice', '/v1/event/options/provider/jade-ambassadrice', '/v1/slotted/nothing'],
  ])('an answer with places or a person in it, or a failure, is never stored: %s', async (path) => {
    const { headers } = await read(path, '*');
    expect([headers['etag'], headers['cache-control']]).toEqual([undefined, 'no-store']);
  });

  it("a user's own answers are never stored", async () => {
    for (const path of ['/v1/me', '/v1/order/future', '/v1/slotted/month/booking/user']) {
      const { status, headers } = await server.call('GET', path, { token: 'demo-customer' });
      expect([status, headers['etag'], headers['cache-control']]).toEqual([200, undefined, 'no-store']);
    }
  });
});
