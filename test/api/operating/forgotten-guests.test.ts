import { describe, expect, it } from 'vitest';
import type { Queryable } from '../../../demo/api/database/database.ts';
import { forgetGuests, REFERENCES } from '../../../demo/api/jobs/forget-guests.ts';
import { sweep } from '../../../demo/api/jobs/sweep.ts';
import { guest } from '../../fixtures/server/api.ts';
import { START } from '../../fixtures/server/one-server.ts';
import { uniqueName } from '../../fixtures/server/seed.ts';
import { restartClock, serverOfTests } from '../../fixtures/server/server-of-tests.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const { api, seed } = serverOfTests();
restartClock(api);

const run = () => sweep(api.server.services);
const known = async (email: string) => (await seed.rows('SELECT id FROM person WHERE email = $1', [email])).length;
const tokensOf = async (email: string) =>
  (await seed.rows('SELECT hash FROM access_token JOIN person ON id = person_id WHERE email = $1', [email])).length;
const newAddress = () => `${uniqueName('idle')}@example.org`;

describe('D-forgotten-guests: the sweep', () => {
  it('a guest who did nothing is deleted a day after the end of the token, and not before', async () => {
    const email = newAddress();
    await guest(api.server, email);
    api.time.now += 2 * HOUR + DAY - 1;
    await run();
    expect([await known(email), await tokensOf(email)]).toEqual([1, 1]);
    api.time.now += 1;
    await run();
    expect([await known(email), await tokensOf(email)]).toEqual([0, 0]);
  });

  it('a guest with another token that is valid stays, and loses the ended one', async () => {
    const email = newAddress();
    await guest(api.server, email);
    api.time.now += DAY;
    await guest(api.server, email);
    api.time.now += 2 * HOUR;
    await run();
    expect([await known(email), await tokensOf(email)]).toEqual([1, 1]);
  });

  it('a guest with an order stays, also with one that was cancelled', async () => {
    const [kept, cancelled] = [newAddress(), newAddress()];
    const [first, second] = [await guest(api.server, kept), await guest(api.server, cancelled)];
    const offer = await seed.offer();
    await api.buyPaid(first, [offer.at()]);
    await api.cancel(second, (await api.buyPaid(second, [offer.at('11:00')])).id);
    api.time.now += 3 * DAY;
    await run();
    expect([await known(kept), await known(cancelled), await tokensOf(kept)]).toEqual([1, 1, 0]);
  });

  it('a guest whose hold lasted longer than the token is deleted after the hold', async () => {
    const email = newAddress();
    const token = await guest(api.server, email);
    api.time.now += 2 * HOUR - 1;
    await api.hold(token, [(await seed.offer()).at()]);
    api.time.now += DAY + 1;
    await run();
    expect([await known(email), await tokensOf(email)]).toEqual([1, 1]);
    api.time.now += DAY;
    await run();
    await run();
    expect([await known(email), await tokensOf(email)]).toEqual([0, 0]);
  });

  it('a guest who has corrected the address stays at the corrected one alone', async () => {
    const [wrong, right] = [newAddress(), newAddress()];
    const token = await guest(api.server, wrong);
    const order = await api.buyPaid(token, [(await seed.offer()).at()]);
    const path = `/v1/order/${order.id}/address`;
    expect((await api.server.call('POST', path, { token, body: { email: right } })).status).toBe(200);
    api.time.now += 3 * DAY;
    await run();
    expect([await known(wrong), await known(right)]).toEqual([0, 1]);
  });

  it('an account without anything stays when its token has ended', async () => {
    const { id, email } = await seed.account({ created_at: START });
    await seed.rows('UPDATE access_token SET expires_at = 1 WHERE person_id = $1', [id]);
    await run();
    expect([await known(email), await tokensOf(email)]).toEqual([1, 0]);
  });

  it('every table that refers to a person is asked, by an index', async () => {
    const found = await seed.rows<{ name: string; indexed: boolean }>(
      `SELECT conrelid::regclass || '.' || attname AS name, EXISTS (
         SELECT FROM pg_index WHERE indrelid = conrelid AND indkey[0] = attnum
           AND (indpred IS NULL OR pg_get_expr(indpred, indrelid) = '(' || attname || ' IS NOT NULL)')) AS indexed
       FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
       WHERE contype = 'f' AND confrelid = 'person'::regclass`,
    );
    expect(found.map(({ name }) => name).sort()).toEqual([...REFERENCES].sort());
    expect(found.filter(({ indexed }) => !indexed)).toEqual([]);
  });

  it('no statement of the job reads the whole table of persons', async () => {
    const { database } = api.server.services;
    await seed.rows(
      `INSERT INTO person (kind, email, first_name, last_name, created_at)
       SELECT 'guest', 'crowd' || n || '@example.org', 'Zoé', 'Petit', 0 FROM generate_series(1, 20000) AS n`,
    );
    await seed.rows('ANALYZE person');
    await guest(api.server, newAddress());
    const plans: string[] = [];
    const watched: typeof database = {
      ...database,
      transaction: (work) =>
        database.transaction((transaction) => {
          const query: Queryable['query'] = async (sql, parameters) => {
            const rows = await transaction.query<object>(`EXPLAIN ${sql}`, parameters);
            plans.push(...rows.flatMap((row) => Object.values(row)));
            return transaction.query(sql, parameters);
          };
          return work({ ...transaction, query });
        }),
    };
    await forgetGuests(watched, START + 3 * DAY);
    expect(plans.join('\n')).toContain('person_pkey');
    expect(plans.filter((line) => line.includes('Seq Scan on person'))).toEqual([]);
  });
});
