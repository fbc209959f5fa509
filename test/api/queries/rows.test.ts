import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAddresses } from '../../../demo/api/catalogue/addresses.ts';
import { sweep } from '../../../demo/api/jobs/sweep.ts';
import { readKeptDays } from '../../../demo/environment/kept-days.ts';
import { keptCounts, notAsKept } from '../../fixtures/kept-counts.ts';
import { buildServer, NOW, type TestServer } from '../../fixtures/server/api.ts';
import { type Explained, explaining } from '../../fixtures/server/explaining.ts';
import { makeGoodCalls } from '../../fixtures/server/good-calls.ts';
import { addOthers } from './others.ts';

const KEPT = new URL('rows.json', import.meta.url);
const SLACK = { share: 0.1, number: 20 };

/** The tables that grow with the schedule and with each purchase. */
const GROWING = ['event', 'slotted_session', 'booking', 'purchase'];

/** Calls that may read such a table from one end to the other, each with its reason. */
const WHOLE: Readonly<Record<string, string>> = {
  'get /v1/studio/export': 'An export has every row.',
  'the sweep after a change of the catalogue': 'All bookings to come are compared with the schedule.',
  'the sitemap': 'It lists all events.',
};

/** ANALYZE reads each row of a smaller table, so that plans are the same each time. */
const SAMPLED = 30_000;

let server: TestServer;
let heard: Explained[] = [];
const rows: Record<string, number> = {};
const readWhole: Record<string, readonly string[]> = {};

/** Notes what the statements of `work` read. */
async function watch<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  heard = [];
  const result = await work();
  rows[name] = heard.reduce((sum, one) => sum + one.rows, 0);
  const whole = GROWING.filter((table) => heard.some(({ wholeTables }) => wholeTables.includes(table)));
  if (whole.length > 0) readWhole[name] = whole;
  return result;
}

beforeAll(async () => {
  const now = Date.parse(NOW);
  server = await buildServer({ isEmbedded: true, clock: { now: () => now } });
  const { database, payments } = server.services;
  await addOthers(database);
  Object.assign(
    database,
    explaining({ ...database }, (explained) => heard.push(explained)),
  );
  await makeGoodCalls(server, ({ operation, method, path, options, status }) =>
    watch(operation, async () => {
      const answer = await server.call(method, path, options);
      expect([operation, answer.status]).toEqual([operation, status]);
      return answer;
    }),
  );
  const services = { database, payments, keptDays: readKeptDays({}), clock: { now: () => now + 86_400_000 } };
  await watch('the sweep after a change of the catalogue', () => sweep(services));
  // The first run has told of sessions that a call above has left without a schedule.
  await sweep(services);
  await watch('the sweep', () => sweep(services));
  await watch('the sitemap', () => listAddresses(database, { offset: 0, limit: 10_000 }, now));
});
afterAll(() => server?.close());

describe('D-kept-counts: the rows that the statements of a call read', () => {
  it('calls, the sweep and the sitemap read no more rows than were kept', () => {
    expect(notAsKept(rows, keptCounts(KEPT, rows), SLACK), 'CRENEAU_KEEP_COUNTS=1 keeps them anew').toEqual([]);
  });

  it('events, sessions, bookings and orders are found by an index, but for calls that compare all of them', () => {
    expect(Object.keys(readWhole)).toEqual(Object.keys(WHOLE));
  });

  it('a statement that reads a whole table for one row is noticed by its rows and by its table', async () => {
    const slow = 'call with a slow statement';
    await watch(slow, () => server.services.database.query('SELECT id FROM booking WHERE is_free AND id = -id'));
    expect(readWhole[slow]).toEqual(['booking']);
    const { [slow]: count = 0 } = rows;
    expect(notAsKept({ [slow]: count }, { [slow]: 100 }, SLACK)).toEqual([`${slow}: ${count}, kept 100`]);
  });

  it('the tables are large enough that a scan costs more than an index, and small enough that their plans are the same each time', async () => {
    const sizes = await server.services.database.query<{ rows: number }>(
      'SELECT reltuples AS rows FROM pg_class WHERE relname = ANY($1::text[])',
      [GROWING],
    );
    expect(sizes.filter(({ rows: size }) => size < 5000 || size > SAMPLED)).toEqual([]);
  });
});
