import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { LASTING } from '../../fixtures/server/postgres.ts';
import { openLoad } from '../../fixtures/stripe/under-load.ts';

/** How long buyers buy, and how often PostgreSQL is killed meanwhile, in milliseconds. */
const LOAD_MS = 40_000;
const BETWEEN_MS = 8_000;

describe('D-lost-connection: kill -9 of PostgreSQL', { tags: ['@long'] }, () => {
  it('what buyers were told is there when it has started again, nothing is sold twice, and each mail is sent', async () => {
    const load = await openLoad({ settings: LASTING });
    const { postgres } = load;
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
