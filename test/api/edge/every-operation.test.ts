import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROBLEMS } from '../../../demo/api/problem-codes.ts';
import { seededRandom } from '../../../demo/api/sample-data/random.ts';
import { type CallResponse, guest } from '../../fixtures/server/api.ts';
import { addCoupon, addItems, addOffer, addOrganization, addPeople, session } from '../../fixtures/server/seed.ts';
import { openTwoServers, type TwoServers } from '../../fixtures/server/two-servers.ts';
import { violations } from '../../fixtures/suites/invariants.ts';
import { aRequest, nextRequest, readOperations, type Sent } from './requests.ts';
import type { Known } from './values.ts';

const RUNS = 2000;
const BUYING = /^\/v1\/(?:hold|order|test-gateway|waiting-list)/;

let api: TwoServers;
let tokens: readonly [string, ...string[]];
let known: Known;

beforeAll(async () => {
  api = await openTwoServers();
  const { database, servers } = api;
  await addCoupon(database, 'HALF', null);
  await addCoupon(database, 'ONCE', 1);
  const offers = [
    await addOffer(database, { capacity: 1, wait_list_booking: true, max_multi_slots: 2 }),
    await addOffer(database, { price_cents: 0, capacity: 2, consecutive: true, book_month: 3 }),
  ];
  const people = await addPeople(database, 3, await addOrganization(database, 5000));
  const asGuest = await guest(servers[0], 'fuzz1@example.org');
  tokens = [asGuest, ...people.map(({ token }) => token)];
  known = {
    slots: offers.flatMap((offer) => [0, 1, 2, 3].map((n) => session(offer, n))),
    items: [...(await addItems(database)), 'event:999999999'],
    uuids: ['3b241101-e2bb-4255-8caf-4136c566a962'],
  };
});

afterAll(() => api?.close());

/** The number of rows of each table; responses stored for a key do not count as an effect. */
async function countRows(): Promise<object> {
  const tables = await api.database.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'
       AND table_name NOT IN ('idempotency', 'migration') ORDER BY table_name`,
  );
  const counts = tables.map(({ name }) => `(SELECT count(*) FROM ${name}) AS ${name}`);
  const [row] = await api.database.query<object>(`SELECT ${counts.join(', ')}`);
  return row ?? {};
}

/** The fault of a response; null if it is as documented. */
async function faultOf({ status, headers, text, body }: CallResponse, before: object): Promise<string | null> {
  for (const id of text.match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g) ?? []) {
    if (known.uuids.push(id) > 60) known.uuids.shift();
  }
  if (status >= 500) return `${status}`;
  if (status < 400) return null;
  if (!String(headers['content-type']).startsWith('application/problem+json')) return 'no problem+json';
  if (!Object.hasOwn(PROBLEMS, body.code) || body.status !== status) return `unknown ${status} ${body.code}`;
  const after = await countRows();
  return JSON.stringify(after) === JSON.stringify(before) ? null : `written: ${JSON.stringify(after)}`;
}

describe('D-problem-json: 2,000 requests, right and wrong, for every operation of the document', {
  tags: ['@long'],
}, () => {
  it('random requests never cause a 5xx, fail only with known problems, and leave nothing half written', async () => {
    const operations = await readOperations(api);
    const [hold = operations[0], ...others] = operations.filter(
      ({ method, path }) => method === 'POST' && BUYING.test(path),
    );
    const random = seededRandom(20_261_120);
    const faults: string[] = [];
    const asked: Record<string, number> = {};
    let next: Sent | null = null;
    for (let run = 0; run < RUNS; run += 1) {
      // Half of the requests are part of a purchase.
      const operation = random.pick(random.below(2) === 0 ? operations : [hold, ...others]);
      const sent: Sent = next ?? aRequest(operation, tokens, random, known);
      const before = await countRows();
      const answer = await api.call(sent.method, sent.path, sent);
      const fault = await faultOf(answer, before);
      if (fault !== null) faults.push(`${fault}: ${JSON.stringify(sent).slice(0, 500)}`);
      if (run % 250 === 249) faults.push(...(await violations(api.database)));
      if (next === null) asked[operation.path] = (asked[operation.path] ?? 0) + 1;
      next = random.below(4) > 0 ? nextRequest(sent, answer, random) : null;
    }
    expect(faults.slice(0, 10)).toEqual([]);
    expect(Object.values(asked).filter((count) => count < 5)).toEqual([]);
    const [made] = await api.database.query<{ orders: number; holds: number; waiting: number; captured: number }>(
      `SELECT (SELECT count(*) FROM purchase) AS orders, (SELECT count(*) FROM hold) AS holds,
         (SELECT count(*) FROM waiting) AS waiting,
         (SELECT count(*) FROM test_payment WHERE state = 'captured') AS captured`,
    );
    // Enough requests were valid to reach code that only a purchase reaches.
    expect(Math.min(...Object.values(made ?? {}))).toBeGreaterThanOrEqual(1);
  });
});
