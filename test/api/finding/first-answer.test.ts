import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildServer, NOW, type TestServer } from '../../fixtures/server/api.ts';

const time = { now: Date.parse(NOW) };
const CALENDAR = '/v1/first/slotted-calendar?event=padel-duo&mode=picker';

let server: TestServer;
beforeAll(async () => {
  server = await buildServer({ clock: { now: () => time.now } });
});
afterAll(() => server?.close());

const read = (path = CALENDAR, headers: Readonly<Record<string, string>> = {}) => server.call('GET', path, { headers });

describe('D-first-answer: GET /v1/first/{element}', () => {
  it('the rules, the view for each width, and the payloads as the API answers them are in it', async () => {
    const { rules, views, payloads } = JSON.parse((await read()).text);
    expect(rules).toContain('.slot');
    expect(views.map(({ from }: { from: number }) => from)).toEqual([0, 600, 960]);
    for (const { tree } of views) {
      expect(tree.slice(0, 2)).toEqual(['div', expect.objectContaining({ 'data-made': expect.any(String) })]);
      expect(JSON.stringify(tree)).toContain('"slot available');
    }
    expect(payloads).toEqual([
      { path: 'v1/slotted/padel-duo', body: JSON.parse((await read('/v1/slotted/padel-duo')).text) },
      { path: 'v1/slotted/booked/padel-duo', body: JSON.parse((await read('/v1/slotted/booked/padel-duo')).text) },
    ]);
  });

  it('a client that has it gets a 304 until a place is taken or another minute begins, and no shared cache keeps it', async () => {
    const { headers, text } = await read();
    const known = { 'if-none-match': String(headers['etag']) };
    expect(headers['cache-control']).toBe('private, no-cache');
    expect((await read(CALENDAR, known)).status).toBe(304);
    const [, slot] = /"value":"(\w+)"[^{}]*"slot available/.exec(text) ?? [];
    const hold = { token: 'demo-customer', key: '0e0d5a4c-4a2c-4a1e-9f0e-5d1c6f3b2a10', body: { slots: [slot] } };
    expect((await server.call('POST', '/v1/hold', hold)).status).toBe(201);
    const after = await read(CALENDAR, known);
    expect([after.status, after.text === text]).toEqual([200, false]);
    const next = { 'if-none-match': String(after.headers['etag']) };
    time.now += 3_600_000;
    expect((await read(CALENDAR, next)).status).toBe(200);
  });

  it('its compressed forms hold the same, and a calendar has 8 kB at most', async () => {
    const sizes: number[] = [];
    for (const [coding, decompress] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const options = { url: `/api${CALENDAR}`, headers: { 'accept-encoding': coding } };
      const { rawPayload, headers } = await server.app.inject(options);
      expect(headers['content-encoding']).toBe(coding);
      expect(decompress(rawPayload).toString()).toBe((await read()).text);
      sizes.push(rawPayload.length);
    }
    expect(sizes[0]).toBeLessThanOrEqual(8000);
  });

  it.each([
    ['slotted-calendar?event=padel-duo&weeks=many', 400, 'weeks'],
    ['slotted-calendar?event=padel-duo&colour=red', 400, 'colour'],
    ['slotted-calendar?event=padel-duo&theme=pink', 400, 'theme'],
    ['slotted-calendar?event=padel-duo&time-zone=Here', 400, 'time-zone'],
    ['slotted-calendar?event=padel-duo&event=yoga-doux', 400, 'event'],
    ['slotted-calendar?event=nothing', 404, undefined],
    ['checkout', 404, undefined],
    ['__proto__', 404, undefined],
  ])('%s is answered with %i', async (path, status, field) => {
    const refused = await read(`/v1/first/${path}`);
    expect([refused.status, refused.body.errors[0]?.field]).toEqual([status, field]);
  });
});
