import { existsSync } from 'node:fs';
import pg from 'pg';
import { expect, it } from 'vitest';
import { startPostgres } from '../fixtures/server/postgres.ts';

const versionAt = async (url: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ server_version_num: string }>('SHOW server_version_num');
  await client.end();
  return Number(rows[0]?.server_version_num);
};

it.each([
  ['that npm installed', true],
  ['of the machine if it has one', false],
])('tests run on the PostgreSQL %s', async (_, embedded) => {
  const postgres = await startPostgres({ embedded });
  try {
    expect(await versionAt(postgres.url)).toBeGreaterThan(130_000);
    if (embedded || !existsSync('/usr/lib/postgresql')) expect(postgres.source).toBe('embedded');
  } finally {
    await postgres.stop();
  }
  await expect(versionAt(postgres.url)).rejects.toThrow();
});
