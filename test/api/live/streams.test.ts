import { Writable } from 'node:stream';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { listenAt } from '../../../demo/api/database/listening.ts';
import { openStreams } from '../../../demo/api/live/streams.ts';
import { eventually } from '../../fixtures/eventually.ts';
import { cutWire } from '../../fixtures/server/cut-wire.ts';
import { openOwnDatabase } from '../../fixtures/server/databases.ts';
import { type Followed, follow } from '../../fixtures/server/follow.ts';
import { type OneServer, openOneServer } from '../../fixtures/server/one-server.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function open(liveness: object = {}): Promise<OneServer & { readonly url: string }> {
  const one = await openOneServer({ liveness });
  ends.push(one.server.close);
  return { ...one, url: await one.server.app.listen({ port: 0, host: '127.0.0.1' }) };
}

const followed = async (url: string, headers = {}): Promise<Followed> => {
  const stream = await follow(url, '?offers=7', headers);
  ends.push(stream.close);
  return stream;
};

describe('D-live: a stream as a browser and what is between them see it', () => {
  it('nothing may keep, change or collect what is sent, and the stream says again and again that it is alive', async () => {
    const { url, server } = await open({ beat: 20 });
    const stream = await followed(url, { 'accept-encoding': 'br, gzip', origin: 'https://partner.example' });
    expect(Object.fromEntries(stream.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'access-control-allow-origin': '*',
    });
    expect(stream.headers.has('content-encoding')).toBe(false);
    await eventually(() => expect(stream.beats()).toBeGreaterThan(3));
    // A program that does not ask for events gets the first ones, and HEAD none.
    const { status, text } = await server.call('GET', '/v1/live?offers=7&after=unknown');
    expect([status, text.match(/^(?:event|data): .*/gm)]).toEqual([
      200,
      ['event: beat', 'data: {}', 'event: reset', 'data: [7]'],
    ]);
    expect((await fetch(`${url}/api/v1/live?offers=7`, { method: 'HEAD' })).status).toBe(404);
    for (const offers of ['', 'yoga', '1,,2', Array.from({ length: 101 }, (_, n) => n + 1).join()]) {
      expect([offers, (await server.call('GET', `/v1/live?offers=${offers}`)).status]).toEqual([offers, 400]);
    }
  });

  it('what another program sends on the channel is left out', async () => {
    const { url, server } = await open({ beat: 20 });
    const stream = await followed(url);
    for (const message of ['', 'null', '7', '[]', '{"id":"a"}', '{"id":1,"places":[],"offers":"all"}', '{'])
      await server.services.database.query(`SELECT pg_notify('creneau_places', $1)`, [message]);
    const before = stream.beats();
    await eventually(() => expect(stream.beats()).toBeGreaterThan(before + 1));
    expect((await server.call('GET', '/v1/live?offers=7&after=a')).text).toContain('reset');
  });

  it('a server that stops ends its streams at once, and opens none', async () => {
    const { url, server } = await open();
    const streams = [await followed(url), await followed(url)];
    await server.app.close();
    expect(await Promise.all(streams.map(({ ended }) => ended))).toEqual(['ended', 'ended']);
    expect(server.services.live.count()).toBe(0);
    const asked = { offers: new Set([7]), network: 'one' };
    expect(() => server.services.live.requireRoom(asked)).toThrow(expect.objectContaining({ status: 503 }));
  });

  it.each([
    ['of all networks', { most: 2 }],
    ['of one network', { mostOfNetwork: 2 }],
  ])('there are at most so many streams %s; one that ends makes room', async (_, liveness) => {
    const { url } = await open(liveness);
    const [first] = [await followed(url), await followed(url)];
    const third = await follow(url, '?offers=7');
    expect([third.status, third.headers.get('retry-after')]).toEqual([503, '60']);
    first.close();
    await eventually(async () => expect((await followed(url)).status).toBe(200));
  });

  it('a reader that takes nothing is cut, and no other one is', () => {
    const streams = openStreams(9, 9);
    const texts: string[] = [];
    const slow = new Writable({ write: () => {} });
    const quick = new Writable({
      write(text, _, done) {
        texts.push(String(text));
        done();
      },
    });
    for (const target of [slow, quick]) streams.add({ offers: new Set([7]), network: 'one' }, target);
    for (let n = 0; n < 80; n += 1) streams.send(() => 'x'.repeat(1024));
    expect([slow.destroyed, quick.destroyed, texts.length]).toEqual([true, false, 80]);
  });
});

describe('D-live: what listens to PostgreSQL', () => {
  it('a connection that is ended, or to a server that is frozen, is replaced, and that is told', async () => {
    const own = await openOwnDatabase();
    const wire = await cutWire(own.url);
    const admin = new pg.Client({ connectionString: own.url });
    await admin.connect();
    ends.push(own.stop, wire.close, () => admin.end());
    const heard: string[] = [];
    const times = { asked: 20, silence: 500, again: 20 };
    const stop = listenAt(
      wire.url,
      () => {},
      times,
    )('places', {
      heard: (payload) => heard.push(payload),
      begun: () => heard.push('begun'),
      lost: () => heard.push('lost'),
    });
    ends.push(stop);
    const last = (what: string) => eventually(() => expect(heard.at(-1)).toBe(what));
    const say = (what: string) => admin.query('SELECT pg_notify($1, $2)', ['places', what]);

    await last('begun');
    await say('one');
    await last('one');
    await admin.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    );
    await last('begun');
    wire.freeze(true);
    await last('lost');
    wire.freeze(false);
    await last('begun');
    await say('two');
    await last('two');
    expect(heard).toEqual(['begun', 'one', 'lost', 'begun', 'lost', 'begun', 'two']);
  });
});
