import { gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '../../../demo/api/database/open.ts';
import { readEnvironment } from '../../../demo/environment.ts';
import { addressFiles } from '../../../demo/pages/content/sitemap.ts';
import { createServer } from '../../../demo/server.ts';
import { eventually } from '../../fixtures/eventually.ts';
import { NOW } from '../../fixtures/server/api.ts';
import type { OwnDatabase } from '../../fixtures/server/databases.ts';
import { copySample } from '../../fixtures/server/sample.ts';

let app: FastifyInstance;
let sample: OwnDatabase;
beforeAll(async () => {
  sample = await copySample(Date.parse(NOW));
  ({ app } = await createServer(readEnvironment({ DATABASE_URL: sample.url, DEMO: 'on', NOW, LOG_LEVEL: 'silent' })));
  // What the server tells itself at first is a transaction, too.
  const told = async () => (await read('/api/v1/slotted/booked/1')).headers['creneau-live'];
  await eventually(async () => expect(await told()).toBeDefined());
});
afterAll(async () => {
  await app?.close();
  await sample?.stop();
});

const read = (url: string, headers: Readonly<Record<string, string>> = {}) => app.inject({ url, headers });
const write = (sql: string) => app.catalogue.database.query(sql);

describe('D-sitemap: the sitemap that the server keeps', () => {
  it('a kept sitemap costs two statements, which ask whether anything was written', async () => {
    const { body } = await read('/sitemap.xml');
    const asked = vi.spyOn(app.catalogue.database, 'query');
    expect((await read('/sitemap.xml')).body).toBe(body);
    expect(asked.mock.calls.map(([sql]) => /pg_current_snapshot/.test(sql))).toEqual([true, true]);
  });

  it('a kept sitemap is a different one for each language', async () => {
    const { body } = await read('/sitemap.xml');
    const english = await read('/sitemap.xml', { host: 'en.localhost' });
    expect(english.body).toContain('<loc>http://en.localhost/play/</loc>');
    expect(body).not.toContain('<loc>http://en.localhost/play/</loc>');
  });

  it.each([
    ['event', `UPDATE event SET url = 'neuf-event' WHERE id = (SELECT max(id) FROM event WHERE type <> 'slotted')`],
    ['animation', `UPDATE animation SET url = 'neuf-animation' WHERE id = 1`],
    ['offer', `UPDATE slotted SET url = 'neuf-offer' WHERE url = 'yoga-doux'`],
    ['venue', `UPDATE user_page SET url = 'neuf-venue' WHERE url = 'studio-lumiere'`],
  ])('a kept sitemap has the new address of an %s at once', async (what, sql) => {
    expect((await read('/sitemap.xml')).body).not.toContain(`/neuf-${what}<`);
    await write(sql);
    expect((await read('/sitemap-1.xml')).body).toContain(`/neuf-${what}<`);
  });

  it('a kept sitemap has a person who becomes a coach at once', async () => {
    expect((await read('/sitemap.xml')).body).not.toContain('/user/jade-ambassadrice<');
    await write(
      `UPDATE person SET groups = '{Coachs}' WHERE id = (SELECT person_id FROM user_page WHERE url = 'jade-ambassadrice')`,
    );
    expect((await read('/sitemap.xml')).body).toContain('/user/jade-ambassadrice<');
  });

  it.each(['event', 'animation'] as const)(
    'a kept sitemap leaves out an %s in the minute in which it ends',
    async (folder) => {
      const database = await openDatabase({ databaseUrl: sample.url, dataDir: null }, () => {});
      const time = { now: Date.parse(NOW) };
      const { file } = addressFiles({ database, clock: { now: () => time.now } }, 10_000);
      const addresses = () => file('one', 1, async (found) => ({ found }));
      await write(`UPDATE ${folder} SET ends_at = '2026-11-20T10:07' WHERE id =
      (SELECT max(id) FROM ${folder} WHERE type <> 'slotted' AND slotted_id IS NULL AND ends_at > '2026-11-20T10:07')`);
      const before = (await addresses()).found.filter((address) => address.folder === folder).length;
      time.now += 6 * 60_000 + 59_000;
      expect((await addresses()).found.filter((address) => address.folder === folder)).toHaveLength(before);
      time.now += 1000;
      expect((await addresses()).found.filter((address) => address.folder === folder)).toHaveLength(before - 1);
      await database.close();
    },
  );
});

describe('D-caching: files that are the same for everybody', () => {
  it.each(['/sitemap.xml', '/sitemap-1.xml', '/pages.css', '/hero.svg'])(
    'a file is compressed for whoever accepts it, and not sent again to a client that has it: %s',
    async (path) => {
      const plain = await read(path);
      const small = await read(path, { 'accept-encoding': 'br;q=0, gzip' });
      expect([small.statusCode, small.headers['content-encoding'], small.headers['vary']]).toEqual([
        200,
        'gzip',
        'accept-encoding',
      ]);
      expect(gunzipSync(small.rawPayload).equals(plain.rawPayload)).toBe(true);
      expect(plain.headers['content-encoding']).toBeUndefined();
      expect((await read(path, { 'accept-encoding': 'gzip;q=0' })).headers['content-encoding']).toBeUndefined();
      const tag = String(plain.headers['etag']);
      for (const known of [tag, `W/${tag}`, '*']) {
        const again = await read(path, { 'if-none-match': known });
        expect([again.statusCode, again.body]).toEqual([304, '']);
      }
      expect((await read(path, { 'if-none-match': '"other"' })).body).toBe(plain.body);
    },
  );

  it('the API’s document is not sent again to a client that has it', async () => {
    const { headers } = await read('/api/openapi.json');
    expect((await read('/api/openapi.json', { 'if-none-match': String(headers['etag']) })).statusCode).toBe(304);
  });
});
