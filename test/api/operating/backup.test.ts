import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../demo/api/database/database.ts';
import { buildServer } from '../../fixtures/server/api.ts';
import { orderIn } from '../../fixtures/server/client.ts';
import { openOwnDatabase } from '../../fixtures/server/databases.ts';
import { addEvent, addItems, addOffer, addPeople, PROVIDER, session } from '../../fixtures/server/seed.ts';
import { openTwoServers, type TwoServers } from '../../fixtures/server/two-servers.ts';
import { violations } from '../../fixtures/suites/invariants.ts';

/** The folder of PostgreSQL's programs: on the path, or of Debian's packages. npm's PostgreSQL has no pg_dump. */
const tools = [
  ...(process.env['PATH'] ?? '').split(delimiter),
  ...['18', '17', '16', '15', '14'].map((version) => `/usr/lib/postgresql/${version}/bin`),
].find((folder) => existsSync(join(folder, 'pg_dump')) && readdirSync(folder).includes('initdb'));

let api: TwoServers;
let folder: string;
beforeAll(async () => {
  api = await openTwoServers();
  folder = mkdtempSync(join(tmpdir(), 'creneau-backup-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await api?.close();
});

/** Returns a checksum of the rows of each table. */
async function contentsOf(database: Database): Promise<Readonly<Record<string, string>>> {
  const tables = await database.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1`,
  );
  const sums: Record<string, string> = {};
  for (const { name } of tables) {
    const [row] = await database.query<{ sum: string }>(
      `SELECT count(*) || ' ' || coalesce(md5(string_agg(t::text, ',' ORDER BY t::text)), '') AS sum FROM "${name}" AS t`,
    );
    sums[name] = row?.sum ?? '';
  }
  return sums;
}

describe('pg_dump and pg_restore, as in docs/operate.md', { tags: ['@long'] }, () => {
  it('a backup that is made while places are sold restores every row, and a server continues to sell with it', async () => {
    if (tools === undefined) throw new Error('There is no pg_dump here: it comes with the programs of PostgreSQL.');
    const offer = await addOffer(api.database, { capacity: 2 });
    const [event = ''] = await addItems(api.database);
    const [first, second, third] = await addPeople(api.database, 3);
    await api.tryToBuy(first?.token ?? '', [session(offer, 0)], 12);
    await api.tryToBuy(second?.token ?? '', { item: event }, 18);
    const pending = await api.placeOrder(third?.token ?? '', [session(offer, 1)], 12);
    expect(orderIn(pending).state).toBe('pending');

    const before = await contentsOf(api.database);
    const file = join(folder, 'creneau.dump');
    const program = (name: string, ...args: string[]) => execFileSync(join(tools, name), args, { stdio: 'pipe' });
    program('pg_dump', '--format=custom', `--file=${file}`, api.url);
    const restored = await openOwnDatabase();
    program('pg_restore', '--exit-on-error', '--no-owner', `--dbname=${restored.url}`, file);

    const clock = { now: () => api.time.now };
    const server = await buildServer({ databaseUrl: restored.url, clock });
    try {
      const { database } = server.services;
      expect(await contentsOf(database)).toEqual(before);
      expect(await violations(database)).toEqual([]);
      const token = third?.token ?? '';
      const paid = await server.call('POST', `/v1/test-gateway/${orderIn(pending).payment?.id}`, {
        ...{ token, key: 'after-the-restore', body: { card: 'success' } },
      });
      const order = await server.call('GET', `/v1/order/${orderIn(pending).id}`, { token });
      expect([paid.status, orderIn(order).state]).toEqual([200, 'confirmed']);
      const held = await server.call('POST', '/v1/hold', { token, body: { slots: [session(offer, 3)] } });
      expect(held.status).toBe(201);
      expect(await violations(database)).toEqual([]);
    } finally {
      await server.close();
      await restored.stop();
    }
  });

  it('D-search-path: the data alone are restored into the tables of another database', async () => {
    if (tools === undefined) throw new Error('There is no pg_dump here: it comes with the programs of PostgreSQL.');
    await addEvent(api.database, PROVIDER, { title: 'Course' });
    const { catalogue_version: _, ...before } = await contentsOf(api.database);
    const file = join(folder, 'data.dump');
    const restored = await openOwnDatabase();
    const program = (name: string, ...args: string[]) => execFileSync(join(tools, name), args, { stdio: 'pipe' });
    for (const part of ['--schema-only', '--data-only']) {
      program('pg_dump', '--format=custom', part, `--file=${file}`, api.url);
      program('pg_restore', '--exit-on-error', '--no-owner', `--dbname=${restored.url}`, file);
    }
    const server = await buildServer({ databaseUrl: restored.url, clock: { now: () => api.time.now } });
    const { catalogue_version: version, ...after } = await contentsOf(server.services.database);
    expect(after).toEqual(before);
    expect(version).toMatch(/^1 /);
    await server.close();
    await restored.stop();
  });
});
