import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { OF_CALLS } from '../../../demo/api/database/busy.ts';
import type { Database } from '../../../demo/api/database/database.ts';
import { forgetGuests } from '../../../demo/api/jobs/forget-guests.ts';
import { sendMails } from '../../../demo/api/jobs/mail.ts';
import { sweep } from '../../../demo/api/jobs/sweep.ts';
import { failure } from '../../../demo/api/logging.ts';
import { canRead, canWrite } from '../../../demo/operating/probes.ts';
import { outcome, tally } from '../../fixtures/server/client.ts';
import { openEmptyDatabase } from '../../fixtures/server/databases.ts';
import { insert } from '../../fixtures/server/seed.ts';
import { seedOf } from '../../fixtures/server/seed-of.ts';
import { openTwoServers, type TwoServers } from '../../fixtures/server/two-servers.ts';

const DAY = 86_400_000;

/** A third of the patience of calls. */
const PATIENCE = { lock: OF_CALLS.lock / 3, turn: OF_CALLS.turn / 3 };

let api: TwoServers;
beforeAll(async () => {
  api = await openTwoServers({ patience: PATIENCE });
});
const start = { now: 0 };
beforeEach(async () => {
  start.now ||= api.time.now;
  api.time.now = start.now;
  await api.database.query('DELETE FROM outbox');
});
afterAll(() => api?.close());

/** Runs `work` while another process has locked the rows of a statement. */
function whileLocked<Result>(statement: string, work: () => Promise<Result>): Promise<Result> {
  return api.servers[1].services.database.transaction(async ({ query }) => {
    await query(statement);
    return work();
  });
}

describe('D-locked-rows: connections', () => {
  it('reads go on while more transactions wait than there are connections', async () => {
    const database: Database = await openEmptyDatabase(PATIENCE);
    let begun = 0;
    let open = () => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const waiting = Array.from({ length: 40 }, () =>
      database.transaction(async () => {
        begun += 1;
        await gate;
      }),
    );
    await expect.poll(() => begun).toBe(12);
    expect(await database.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
    open();
    await Promise.all(waiting);
    expect(begun).toBe(40);
    await database.close();
  });

  it('D-readiness: whether the database answers does not depend on a free connection', async () => {
    const database: Database = await openEmptyDatabase(PATIENCE);
    await database.query('CREATE TABLE changed (n integer)');
    const reads = await database.transaction(async ({ query }) => {
      await query('LOCK TABLE changed');
      let ended = 0;
      const all = Array.from({ length: 20 }, () =>
        database.query('SELECT n FROM changed').finally(() => {
          ended += 1;
        }),
      );
      expect([await canRead(database.urgent), ended]).toEqual(['writable', 0]);
      return Promise.allSettled(all);
    });
    const [failed] = reads.filter(({ status }) => status === 'rejected');
    expect(failed).toMatchObject({ reason: { name: 'Locked', statusCode: 503 } });
    await database.close();
  });
});

describe('D-locked-rows: a place that somebody has locked', () => {
  it('buyers of a locked place are told to try again, and everybody else is served', async () => {
    const [server] = api.servers;
    const seed = seedOf(api.database);
    const [locked, other] = [await seed.offer({ capacity: 30 }), await seed.offer({ capacity: 30 })];
    const buyers = await Promise.all(Array.from({ length: 20 }, () => seed.account()));
    const [first] = buyers;
    const [someone, another] = [await seed.account(), await seed.account()];
    const hold = (token: string, slotId: string) =>
      server.call('POST', '/v1/hold', { token, key: 'one', body: { slots: [slotId] } });
    expect((await hold(someone.token, locked.at())).status).toBe(201);
    const refused = await whileLocked(`SELECT FROM place WHERE id = '${locked.at()}' FOR UPDATE`, async () => {
      const waiting = buyers.map(({ token }) => hold(token, locked.at()));
      await expect.poll(api.waiting).toBeGreaterThan(0);
      const { database } = server.services;
      expect([await canRead(database.urgent), await canWrite(database.urgent)]).toEqual(['writable', null]);
      const served = [
        await server.call('GET', '/v1/me', { token: someone.token }),
        await server.call('GET', '/v1/event/list?limit=2'),
        await server.call('POST', '/v1/hold', { token: another.token, key: 'two', body: { slots: [other.at()] } }),
      ];
      expect(served.map(({ status }) => status)).toEqual([200, 200, 201]);
      return Promise.all(waiting);
    });
    expect(tally(refused)).toEqual({ '503 server-error': 20 });
    expect(refused[0]?.headers['retry-after']).toBe('3');
    // Nothing was kept for the key.
    expect(outcome(await hold(first?.token ?? '', locked.at()))).toEqual([201]);
  });
});

describe('D-locked-rows: jobs', () => {
  it('the sweep handles all rows but the ones that need a locked one, and names those', async () => {
    const { services } = api.servers[0];
    const seed = seedOf(api.database);
    const [locked, free] = [await seed.offer({ capacity: 9 }), await seed.offer()];
    for (let n = 0; n < 3; n += 1) await api.hold((await seed.account()).token, [locked.at()]);
    await api.hold((await seed.account()).token, [free.at()]);
    const guests = [await api.newGuest(), await api.newGuest()];
    expect(guests).toHaveLength(2);
    api.time.now += 2 * DAY;
    const ended = { state: 'expired', expires_at: 1, person_id: (await seed.account()).id };
    await insert(api.database, 'hold', { id: '10000000-0000-4000-8000-000000000001', ...ended });
    await insert(api.database, 'hold', { id: '10000000-0000-4000-8000-000000000002', ...ended });
    const left = await whileLocked(
      `SELECT FROM place, hold AS kept, access_token AS held
       WHERE place.id = '${locked.at()}' AND kept.id = '10000000-0000-4000-8000-000000000001'
         AND held.hash = (SELECT min(hash) FROM access_token WHERE expires_at < ${api.time.now - DAY}) FOR UPDATE`,
      () => sweep(services).catch((error: AggregateError) => error.errors.map(failure)),
    );
    const holds = await api.database.query<{ id: string }>(
      `SELECT hold_id AS id FROM hold_place JOIN hold ON hold.id = hold_id WHERE place_id = $1 AND state = 'live'`,
      [locked.at()],
    );
    expect(left?.map(({ row, code }) => [row, code]).toSorted()).toEqual(
      holds.map(({ id }) => [`hold ${id}`, '55P03']).toSorted(),
    );
    expect([holds.length, await free.taken(free.at()), await locked.taken(locked.at())]).toEqual([3, 0, 3]);
    expect(await api.database.query('SELECT id FROM hold WHERE expires_at = 1')).toEqual([
      { id: '10000000-0000-4000-8000-000000000001' },
    ]);
    expect(await api.database.query(`SELECT FROM access_token WHERE expires_at < $1`, [api.time.now])).toHaveLength(1);
    await sweep(services);
    await forgetGuests(api.database, api.time.now);
    expect([await locked.taken(locked.at()), await free.taken(free.at())]).toEqual([0, 0]);
  });

  it('mails are sent while one of them is locked', async () => {
    const { services } = api.servers[0];
    const seed = seedOf(api.database);
    const offer = await seed.offer({ capacity: 9 });
    for (let n = 0; n < 2; n += 1) await api.buyPaid((await seed.account()).token, [offer.at()]);
    const sent: string[] = [];
    const mail = { send: async (_mail: object, id: string) => void sent.push(id) };
    await whileLocked('SELECT FROM outbox ORDER BY number LIMIT 1 FOR UPDATE', () => sendMails({ ...services, mail }));
    expect(sent).toHaveLength(1);
    api.time.now += 4 * DAY;
    await whileLocked("SELECT FROM outbox WHERE state = 'pending' FOR UPDATE", () => sendMails({ ...services, mail }));
    expect(await api.database.query('SELECT state FROM outbox ORDER BY number')).toEqual([
      { state: 'pending' },
      { state: 'sent' },
    ]);
    await sendMails({ ...services, mail });
    expect(await api.database.query('SELECT state FROM outbox ORDER BY number')).toEqual([
      { state: 'given-up' },
      { state: 'sent' },
    ]);
  });
});
