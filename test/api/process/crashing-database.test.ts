import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LASTING, type Postgres, startPostgres } from '../../fixtures/server/postgres.ts';
import { type Load, openLoad } from '../../fixtures/stripe/under-load.ts';

/** How long buyers buy, and how often PostgreSQL is killed meanwhile, in milliseconds. */
const LOAD_MS = 40_000;
const BETWEEN_MS = 8_000;

let postgres: Postgres;
let load: Load;

beforeAll(async () => {
  postgres = await startPostgres({ settings: LASTING });
  load = await openLoad(postgres.url);
});

afterAll(async () => {
  await load?.close();
  await postgres?.stop();
});

describe('D-lost-connection: kill -9 of PostgreSQL', { tags: ['@long'] }, () => {
  it('what buyers were told is there when it has started again, nothing is sold twice, and each mail is sent', async () => {
    const bought = load.buy(LOAD_MS);
    for (let n = 1; n < LOAD_MS / BETWEEN_MS; n += 1) {
      await sleep(BETWEEN_MS);
      await postgres.kill();
      await sleep(n % 2 === 0 ? 7_000 : 0);
      await postgres.restart();
    }
    await bought;
    expect(await load.judge()).toEqual({ violations: [], lost: [] });
    expect(load.told.size).toBeGreaterThan(50);
    await load.expectMails();
  }, 400_000);
});
