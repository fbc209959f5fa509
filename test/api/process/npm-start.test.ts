import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { PATIENCE } from '../../fixtures/patience.ts';
import { addressOf } from '../../fixtures/server/process.ts';

const top = fileURLToPath(new URL('../../..', import.meta.url));
const PATIENT = { timeout: PATIENCE };

/** Runs `npm start` on an empty data folder, as the leader of a process group, as a terminal's shell does. */
async function npmStart() {
  const home = mkdtempSync(join(tmpdir(), 'creneau-npm-'));
  const dataDir = join(home, 'data');
  const npm = spawn('npm', ['start', '--silent'], {
    cwd: top,
    env: {
      ...process.env,
      ...{ PORT: '0', HOST: '127.0.0.1', DEMO: 'off', PUBLIC_URL: 'https://market.example', DATA_DIR: dataDir },
    },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  onTestFinished(async () => {
    signal(npm, 'SIGKILL');
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  });
  return { npm, url: await addressOf(npm), lock: join(dataDir, 'lock') };
}

/** Sends a signal to npm and to all that it has started, as a terminal does. */
function signal({ pid }: ChildProcess, name: NodeJS.Signals): void {
  try {
    process.kill(-(pid ?? 0), name);
  } catch {
    // All processes have ended.
  }
}

const isServed = (url: string) =>
  fetch(`${url}/healthz`, { headers: { connection: 'close' } }).then(
    () => true,
    () => false,
  );

/** Starts the server, tells it to stop, and waits until its port is free and its folder is not locked. */
async function startAndStop(tell: (npm: ChildProcess) => void): Promise<void> {
  const { npm, url, lock } = await npmStart();
  expect([await isServed(url), existsSync(lock)]).toEqual([true, true]);
  tell(npm);
  await expect.poll(() => isServed(url), PATIENT).toBe(false);
  await expect.poll(() => existsSync(lock), PATIENT).toBe(false);
}

describe('D-shutdown: npm start', () => {
  it('npm start stops in order at a SIGTERM: the port is free and the data folder is not locked', () =>
    startAndStop((npm) => npm.kill('SIGTERM')));

  it(
    'npm start stops in order, once, at a Ctrl-C, which is sent to npm and to all its child processes',
    {
      tags: ['@long'],
    },
    () => startAndStop((npm) => signal(npm, 'SIGINT')),
  );
});
