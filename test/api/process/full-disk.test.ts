import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as body } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { LASTING } from '../../fixtures/server/postgres.ts';
import { startProcess } from '../../fixtures/server/process.ts';
import { openLoad } from '../../fixtures/stripe/under-load.ts';

const LOAD_MS = 40_000;

/** A small file system; null where this user may mount none. */
const disk = mountSmall();
if (disk === null) console.log('This user may mount no file system (tmpfs), so no disk is filled.');

function mountSmall(): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'creneau-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=160m', 'tmpfs', folder], { stdio: 'ignore' });
    return folder;
  } catch {
    rmSync(folder, { recursive: true });
    return null;
  }
}

/** Writes until there is no room. */
function fill(file: string): void {
  for (let size = 2 ** 20; size >= 2 ** 12; ) {
    try {
      appendFileSync(file, Buffer.alloc(size));
    } catch {
      size /= 2;
    }
  }
}

describe.skipIf(disk === null)('D-lost-connection: a full disk', { tags: ['@long'] }, () => {
  afterAll(() => {
    execFileSync('umount', [disk ?? '']);
    rmSync(disk ?? '', { recursive: true });
  });

  it('buyers are asked to come again, and all goes on when there is room', async () => {
    const load = await openLoad({ folder: disk ?? '', settings: { ...LASTING, max_wal_size: '64MB' } });
    const { postgres, orders } = load;
    const site = await startProcess({
      ...load.api.stripe.environment,
      ...{ DATABASE_URL: load.wire.url, DEMO: 'on', PORT: '0', LOG_LEVEL: 'silent' },
      NOW: new Date(load.api.time.now).toISOString(),
    });
    onTestFinished(async () => void (await site.stop()));
    const later = () => Object.keys(load.counts).filter((what) => what.endsWith(' 503 later'));
    const filler = join(disk ?? '', 'filler');
    const bought = load.buy(LOAD_MS);
    await sleep(5_000);
    fill(filler);
    await expect.poll(later, { timeout: 20_000 }).not.toEqual([]);
    await expect.poll(async () => (await fetch(`${site.url}/readyz`)).status, { timeout: 20_000 }).toBe(503);
    expect(Object.keys(load.counts).filter((what) => / 50\d$|unanswered/.test(what))).toEqual([]);

    // Without room for its log too, PostgreSQL ends, and does not start again.
    await postgres.kill();
    for (const [host, text] of [
      ['localhost', 'ne peut pas être'],
      ['en.localhost', 'cannot be shown right now'],
    ] as const) {
      const [page] = await once(get(`${site.url}/slotted/danse-1`, { headers: { host } }), 'response');
      expect([host, page.statusCode, page.headers['retry-after']]).toEqual([host, 503, '3']);
      expect(await body(page)).toContain(text);
    }
    rmSync(filler);
    await postgres.restart();
    const before = orders();
    await bought;
    expect(orders()).toBeGreaterThan(before);
    await expect.poll(async () => (await fetch(`${site.url}/readyz`)).status, { timeout: 20_000 }).toBe(200);
    expect(await load.judge()).toEqual({ violations: [], lost: [] });
    await load.expectMails();
  }, 400_000);
});
