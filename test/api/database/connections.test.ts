import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startClock } from '../../../demo/api/clock.ts';
import { Unavailable } from '../../../demo/api/database/busy.ts';
import type { Database } from '../../../demo/api/database/database.ts';
import { openPostgres } from '../../../demo/api/database/postgres.ts';
import { followDatabase } from '../../../demo/api/jobs/follow-database.ts';
import { cutWire } from '../../fixtures/server/cut-wire.ts';
import { type OwnDatabase, openOwnDatabase } from '../../fixtures/server/databases.ts';

let own: OwnDatabase;
let admin: Database;

beforeAll(async () => {
  own = await openOwnDatabase();
  admin = await openPostgres(own.url, () => {});
  await admin.query('CREATE TABLE written (n integer)');
});

afterAll(async () => {
  await admin?.close();
  await own?.stop();
});

const nameOf = (url: string) => new URL(url).pathname.slice(1);

/** Changes a setting of the database for the connections that are opened while `work` runs. */
async function withSetting(setting: string, work: (database: Database) => Promise<void>): Promise<void> {
  const name = nameOf(own.url);
  await admin.query(`ALTER DATABASE "${name}" SET ${setting}`);
  const database = await openPostgres(own.url, () => {});
  try {
    await work(database);
  } finally {
    await database.close();
    await admin.query(`ALTER DATABASE "${name}" RESET ALL`);
  }
}

describe('D-connections: connections to PostgreSQL', () => {
  it.each(['SQL, DMY', 'Postgres, MDY', 'German'])('dates are read right in a database whose style is %s', (style) =>
    withSetting(`datestyle = '${style}'`, async ({ query }) => {
      expect(await query(`SELECT date '2026-03-04' AS day, timestamp '2026-03-04 10:00' AS at`)).toEqual([
        { day: '2026-03-04', at: '2026-03-04T10:00' },
      ]);
    }),
  );

  it.skipIf(process.platform !== 'linux')(
    'an idle connection is kept alive, and found dead where the network forgot it',
    async () => {
      const database = await openPostgres(own.url, () => {}, { connections: 1 });
      const [row] = await database.query<{ port: number }>('SELECT inet_client_port() AS port');
      const place = `:${row?.port.toString(16).toUpperCase().padStart(4, '0')}`;
      const tables = ['tcp', 'tcp6'].map((name) => readFileSync(`/proc/net/${name}`, 'utf8')).join('\n');
      const connection = tables
        .split('\n')
        .map((line) => line.trim().split(/\s+/))
        .find(([, local]) => local?.endsWith(place));
      // The kernel's timer of this connection; 02 is the one that keeps it alive.
      expect(connection?.[5]).toMatch(/^02:/);
      await database.close();
    },
  );

  it('a server that takes no writes is unavailable, not broken', () =>
    withSetting('default_transaction_read_only = on', async (database) => {
      const refused = database.query('INSERT INTO written VALUES (1)');
      await expect(refused).rejects.toThrow(Unavailable);
      await expect(refused).rejects.toMatchObject({ statusCode: 503, code: '25006' });
    }));

  it('work waits for a connection that the process has if the server takes no more, and then is told to come again', async () => {
    const role = `few_${nameOf(own.url)}`;
    await admin.query(`CREATE ROLE "${role}" LOGIN CONNECTION LIMIT 1`);
    const url = new URL(own.url);
    url.username = role;
    const database = await openPostgres(url.href, () => {}, { patience: { lock: 1500, turn: 1000 }, connections: 4 });
    const all = await Promise.all(Array.from({ length: 8 }, (_, n) => database.query('SELECT $1::int AS n', [n])));
    expect(all.flat()).toEqual(Array.from({ length: 8 }, (_, n) => ({ n })));
    const end = await new Promise<() => Promise<void>>((begun) => {
      const transaction = database.transaction(
        () => new Promise<void>((resolve) => begun(() => Promise.resolve(resolve()).then(() => transaction))),
      );
    });
    await expect(database.query('SELECT 1')).rejects.toMatchObject({ name: 'Overloaded', statusCode: 503 });
    await end();
    await database.close();
    await admin.query(`DROP ROLE "${role}"`);
  });
});

describe('D-lost-connection: silence', () => {
  it('work is told to come again; the first connection that is silent takes with it all that were opened before', async () => {
    const wire = await cutWire(own.url);
    const database = await openPostgres(wire.url, () => {}, { patience: { lock: 1500, turn: 1000 }, connections: 4 });
    const ask = () => database.query('SELECT pg_sleep(0.1)');
    const begin = () => database.transaction(({ query }) => query('SELECT 1'));
    const later = { name: 'Overloaded', statusCode: 503 };
    await Promise.all([ask(), ask(), ask(), ask()]);
    wire.freezeOpen(true);
    await expect(begin()).rejects.toMatchObject(later);
    await Promise.all([ask(), ask(), ask(), ask()]);
    // Now new connections are silent too.
    wire.freeze(true);
    await expect(begin()).rejects.toMatchObject(later);
    await expect(ask()).rejects.toMatchObject(later);
    await wire.close();
    await database.close();
  });
});

describe('D-one-time: a clock that follows the database', () => {
  it('the time is that of the database, whatever the machine says', async () => {
    const clock = startClock(null);
    await followDatabase({ clock, database: { ...admin, urgent: { ...admin.urgent, query: aheadBy(660_000) } } });
    expect(Math.abs(clock.now() - Date.now() - 660_000)).toBeLessThan(60_000);
    expect(Math.round((clock.ahead?.() ?? 0) / 60_000)).toBe(-11);
    await followDatabase({ clock, database: admin });
    expect(Math.abs(clock.ahead?.() ?? 0)).toBeLessThan(60_000);
  });

  it('a clock with a start of its own follows nothing', async () => {
    const clock = startClock(0);
    await followDatabase({ clock, database: admin });
    expect(clock.now()).toBeLessThan(3_600_000);
    expect(clock.ahead?.()).toBe(0);
  });
});

/** Returns a query that answers as a database whose clock is ahead. */
function aheadBy(milliseconds: number): Database['urgent']['query'] {
  return async <Row>() => [{ now: Date.now() + milliseconds }] as Row[];
}
