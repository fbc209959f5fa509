import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../demo/api/database/database.ts';
import { openDatabase } from '../../../demo/api/database/open.ts';
import { readEnvironment } from '../../../demo/environment.ts';
import { createServer } from '../../../demo/server.ts';
import { BAD_ADDRESSES } from '../../fixtures/data/odd-values.ts';
import { NOW } from '../../fixtures/server/api.ts';
import type { OwnDatabase } from '../../fixtures/server/databases.ts';
import { copySample } from '../../fixtures/server/sample.ts';

let app: FastifyInstance;
let database: Database;
let sample: OwnDatabase;
beforeAll(async () => {
  sample = await copySample(Date.parse(NOW));
  database = await openDatabase({ databaseUrl: sample.url, dataDir: null }, () => {});
  // A database that an earlier version has filled may hold what these constraints refuse today.
  const unchecked = await database.query<{ name: string; of: string }>(
    `SELECT conname AS name, conrelid::regclass::text AS of FROM pg_constraint WHERE NOT convalidated`,
  );
  for (const { name, of } of unchecked) await database.query(`ALTER TABLE ${of} DROP CONSTRAINT ${name}`);
  const variables = { DATABASE_URL: sample.url, DEMO: 'on', NOW, LOG_LEVEL: 'silent', RATE_LIMIT: '1000000' };
  ({ app } = await createServer(readEnvironment(variables)));
});
afterAll(async () => {
  await app?.close();
  await database?.close();
  await sample?.stop();
});

const TABLES = ['user_page', 'event', 'animation', 'slotted', 'membership', 'membership_option', 'replay', 'popup'];
const MORE_TABLES = ['category', 'sport', 'coach', 'organization', 'person', 'translation', 'purchase'];

const PAGES = [
  ...['/', '/event/list/', '/event/list/?provider=42', '/event/1', '/animation/', '/animation/1', '/animation/9'],
  ...['/slotted/1', '/slotted/2', '/user/42', '/user/3030', '/memberships/', '/play/', '/order/', '/fitness/'],
  ...[
    '/terms/42',
    '/sitemap.xml',
    '/sitemap-1.xml',
    '/partner/',
    '/embed/event/1',
    '/embed/slotted/1',
    '/embed/user/42',
  ],
  ...['event', 'animation', 'slotted', 'user'].map((folder) => `/oembed?url=http://localhost/${folder}/1`),
];
const CALLS = [
  ...['user/42', 'city/list', 'categorie/list', 'activity/list', 'coach/list', 'search/yoga', 'search/user/lum'],
  ...['categories/home', 'v1/event/list', 'v1/event/1', 'v1/event/options/sport/yoga', 'v1/map', 'v1/memberships'],
  ...['v1/membership/1', 'v1/slotted/1', 'v1/slotted/id/1', 'v1/slotted/org', 'v1/slotted/user/42', 'v1/open/42'],
  ...['v1/next/events', 'v1/future/events', 'v1/past/events', 'v1/animation/1', 'v1/replay', 'v1/videos/501'],
  ...['v1/popups', 'v1/item/event:1', 'v1/item/animation:1', 'v1/item/membership-option:1', 'v1/order/future'],
  ...['v1/order/past', 'v1/price/id/500000001', 'v1/product/id/1', 'v1/me', 'v1/slotted/booked/1'],
];

/** Writes a value into every column of these tables that takes texts and admits it; returns how many took it. */
async function writeEverywhere(value: string): Promise<number> {
  const columns = await database.query<{ table: string; column: string; isUnique: boolean }>(
    `SELECT c.table_name AS "table", c.column_name AS "column", EXISTS (
       SELECT FROM pg_index i JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = ANY(i.indkey)
       WHERE i.indisunique AND i.indrelid = c.table_name::regclass AND a.attname = c.column_name) AS "isUnique"
     FROM information_schema.columns c
     WHERE c.table_schema = 'public' AND c.data_type = 'text' AND c.table_name = ANY($1::text[])
     ORDER BY c.table_name, c.column_name`,
    [[...TABLES, ...MORE_TABLES]],
  );
  let written = 0;
  for (const { table, column, isUnique } of columns) {
    const unique = isUnique ? ` || ctid::text` : '';
    const write = database.query(`UPDATE ${table} SET ${column} = $1::text${unique}`, [value]);
    written += await write.then(
      () => 1,
      () => 0,
    );
  }
  return written;
}

/** The addresses in the attributes and in the data for search engines of a page. */
function addressesIn(html: string): readonly string[] {
  const attributes = [...html.matchAll(/\s(?:href|src|srcset|action|formaction|poster|data-site-url)="([^"]*)"/g)];
  const data = [...html.matchAll(/"(?:url|image|@id)":\[?"([^"]*)"/g)];
  return [...attributes, ...data].map(([, address = '']) => address);
}

const isWeb = (address: string) =>
  /^(?:https?:\/\/|\/|#|mailto:|\?)/.test(address) && URL.canParse(address, 'http://a');

async function check(value: string): Promise<void> {
  expect(await writeEverywhere(value)).toBeGreaterThan(40);
  const faults: string[] = [];
  for (const path of PAGES) {
    for (const host of ['localhost', 'en.localhost']) {
      const { statusCode, body } = await app.inject({ url: path, headers: { host, cookie: 'as=demo-customer' } });
      if (statusCode >= 500) faults.push(`${host}${path}: ${statusCode} ${body.slice(0, 200)}`);
      faults.push(...addressesIn(body).flatMap((one) => (isWeb(one) ? [] : [`${host}${path}: ${one}`])));
    }
  }
  for (const path of CALLS) {
    const headers = { authorization: 'Bearer demo-customer' };
    const { statusCode, body } = await app.inject({ url: `/api/${path}`, headers });
    if (statusCode >= 500) faults.push(`${path}: ${statusCode} ${body.slice(0, 200)}`);
  }
  expect([...new Set(faults)]).toEqual([]);
}

describe('D-stored-values: bad values in the database', () => {
  const TITLE =
    'no page and no call fails if every text is %j, and every address of a page is one that a browser can follow';
  it.each(BAD_ADDRESSES.slice(0, 2))(TITLE, check);
  it.each(BAD_ADDRESSES.slice(2))(TITLE, { tags: ['@long'] }, check);

  it('the check of addresses finds those that a browser must not follow', () => {
    const html = '<a href="javascript:alert(1)">a</a><img src="http://["><a href="/event/1">b</a>{"image":["data:x"]}';
    expect(addressesIn(html).filter((one) => !isWeb(one))).toEqual(['javascript:alert(1)', 'http://[', 'data:x']);
  });
});
