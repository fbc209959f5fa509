import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PATIENCE } from '../../fixtures/patience.ts';
import type { CallOptions } from '../../fixtures/server/api.ts';
import { type ApiProcess, startApiProcess } from '../../fixtures/server/api-process.ts';
import { type ApiClient, clientOf, orderIn, tally } from '../../fixtures/server/client.ts';
import { type MailServer, openMailServer } from '../../fixtures/server/mail-server.ts';
import { type RoundRobin, startRoundRobin, VISITOR } from '../../fixtures/server/round-robin.ts';
import { addOffer, addPeople, type Person, session } from '../../fixtures/server/seed.ts';
import { openTwoServers, type TwoServers } from '../../fixtures/server/two-servers.ts';
import { violations } from '../../fixtures/suites/invariants.ts';

/** Requests of one address and process in a minute: more than a buyer of these tests makes. */
const LIMIT = 60;

/** Returns a client of the servers behind a proxy, in which each token has an address of its own. */
function overHttp({ url }: RoundRobin): ApiClient & Pick<TwoServers, 'call'> {
  const addresses = new Map<string, string>();
  const addressOf = (token: string) => {
    const address = addresses.get(token) ?? `198.51.100.${addresses.size}`;
    addresses.set(token, address);
    return address;
  };
  const call: TwoServers['call'] = async (method, path, { token, body, key, headers }: CallOptions = {}) => {
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}`, [VISITOR]: addressOf(token) }),
        ...(key !== undefined && { 'idempotency-key': key }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    const isJson = String(answer.headers.get('content-type')).includes('json');
    return { status: answer.status, headers: {}, text, body: JSON.parse(isJson ? text : 'null') };
  };
  return { ...clientOf({ call }), call };
}

describe.each([
  { count: 2, tags: [] },
  { count: 4, tags: ['@long'] },
])('D-same-rules, D-processes: $count processes of the API behind a proxy', ({ count, tags }) => {
  let api: TwoServers;
  let smtp: MailServer;
  let processes: readonly ApiProcess[] = [];
  let proxy: RoundRobin;
  let remote: ReturnType<typeof overHttp>;

  beforeAll(async () => {
    [api, smtp] = await Promise.all([openTwoServers(), openMailServer()]);
    const variables = {
      ...{ SMTP_URL: smtp.url, MAIL_FROM: 'bonjour@market.example' },
      ...{ SWEEP_MS: '100', TRUST_PROXY: 'loopback', RATE_LIMIT: String(LIMIT) },
    };
    processes = await Promise.all(
      Array.from({ length: count }, () => startApiProcess(api.url, api.time.now, variables)),
    );
    proxy = await startRoundRobin(processes.map(({ url }) => url));
    remote = overHttp(proxy);
  });
  afterAll(async () => {
    await proxy?.close();
    await Promise.all(processes.map((one) => one.stop()));
    await smtp?.close();
    await api?.close();
  });

  /** Waits until all mails are sent; each must have been sent once. */
  async function oneMailEach(): Promise<void> {
    const unsent = () => api.database.query(`SELECT id FROM outbox WHERE state <> 'sent'`);
    await expect.poll(unsent, { timeout: PATIENCE }).toEqual([]);
    const rows = await api.database.query<{ id: string }>('SELECT id FROM outbox');
    const sent = smtp.taken.map(({ messageId }) => messageId);
    expect(sent.toSorted()).toEqual(rows.map(({ id }) => `<${id}@market.example>`).toSorted());
  }

  it('processes on one database never oversell, overcharge or give back too much', { tags }, async () => {
    const offer = await addOffer(api.database, { capacity: 2, wait_list_booking: true });
    const buyers = await addPeople(api.database, 20);
    for (let round = 0; round < 2; round += 1) {
      const place = session(offer, round);
      const answers = await Promise.all(buyers.map(({ token }) => remote.tryToBuy(token, [place], 12)));
      expect(tally(answers)).toEqual({ 200: 2, '409 full': 18 });
      const losers = buyers.filter((_, n) => answers[n]?.status !== 200);
      const joined = await Promise.all(
        losers.map(({ token }) => remote.call('POST', `/v1/waiting-list/${place}`, { token })),
      );
      expect(tally(joined)).toEqual({ 201: 18 });
      const cancelled = await Promise.all(
        answers.flatMap((answer, n) =>
          answer.status === 200 ? [0, 1, 2].map(() => remote.cancel(buyers[n]?.token ?? '', orderIn(answer).id)) : [],
        ),
      );
      expect(tally(cancelled)).toEqual({ 200: 6 });
      const again = await Promise.all(losers.map(({ token }) => remote.tryToBuy(token, [place], 12)));
      expect(tally(again)).toEqual({ 200: 2, '409 full': 16 });
      expect(await violations(api.database)).toEqual([]);
    }
    await oneMailEach();
  });

  it('one key that reaches every process at the same time has one effect and one answer', { tags }, async () => {
    const [{ token }] = (await addPeople(api.database, 1)) as [Person];
    const offer = await addOffer(api.database, { price_cents: 0 });
    const held = await remote.hold(token, [session(offer, 0)]);
    const order = { token, key: randomUUID(), body: { hold: held.body.id, total: 0 } };
    const answers = await Promise.all(Array.from({ length: 3 * count }, () => remote.call('POST', '/v1/order', order)));
    expect(tally(answers)).toEqual({ 201: 3 * count });
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    await oneMailEach();
  });

  it('what has expired is ended once, and offered to each waiting person once, by whichever process', {
    tags,
  }, async () => {
    const offer = await addOffer(api.database, { capacity: 10, wait_list_booking: true });
    const [holders, waiting] = [await addPeople(api.database, 10), await addPeople(api.database, 10)];
    const held = await Promise.all(holders.map(({ token }) => remote.hold(token, [session(offer, 0)])));
    expect(tally(held)).toEqual({ 201: 10 });
    const joined = waiting.map(({ token }) => remote.call('POST', `/v1/waiting-list/${session(offer, 0)}`, { token }));
    expect(tally(await Promise.all(joined))).toEqual({ 201: 10 });
    await api.database.query(`UPDATE hold SET expires_at = $1 WHERE kind <> 'offer' AND state = 'live'`, [
      api.time.now,
    ]);
    const offered = () =>
      api.database.query(`SELECT person_id FROM hold JOIN hold_place ON hold_id = hold.id
        WHERE kind = 'offer' AND state = 'live' AND place_id = '${session(offer, 0)}' ORDER BY person_id`);
    await expect.poll(offered, { timeout: PATIENCE }).toEqual(waiting.map(({ id }) => ({ person_id: id })));
    expect(await violations(api.database)).toEqual([]);
    await oneMailEach();
  });

  it('each process limits the requests of a visitor, whatever address the visitor claims to have', {
    tags,
  }, async () => {
    const ask = (visitor: string, claimed: number) =>
      remote.call('GET', '/v1/config', {
        headers: { [VISITOR]: visitor, 'x-forwarded-for': `192.0.2.${claimed}` },
      });
    const answers = await Promise.all(Array.from({ length: LIMIT * count + 5 }, (_, n) => ask('203.0.113.7', n)));
    expect(tally(answers)).toEqual({ 200: LIMIT * count, '429 rate-limited': 5 });
    expect(tally([await ask('203.0.113.8', 7)])).toEqual({ 200: 1 });
  });
});
