import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { cssAsText } from '../widgets/bundling/css-as-text.mjs';
import { librariesAnywhere } from '../widgets/bundling/libraries-anywhere.mjs';
import { PATIENCE } from './fixtures/patience.ts';
import { QUARANTINED } from './runner/told.ts';

/** One project a kind of suite; `test/run.ts` says which commands run which. */
const suite = (name: string, include: string | readonly string[], more: Record<string, unknown> = {}) => ({
  extends: true as const,
  test: { name, include: [include].flat(), ...more },
});

/** One file after the other in one process: what each needs, the server and the embedded database, is compiled once. */
const slow = { fileParallelism: false, isolate: false };

/** Rules leave nothing behind: their files share processes. */
const pure = { isolate: false };

/**
 * Each file has a window and modules of its own in a thread that it shares: happy-dom is loaded once a thread. With a single
 * worker Vitest would run all files in one window.
 */
const drawn = {
  environment: 'happy-dom',
  pool: 'vmThreads',
  maxWorkers: 2,
  // Suites with another number of workers are no part of its group.
  sequence: { groupOrder: 1 },
  setupFiles: ['test/fixtures/data/platform.ts'],
};

const onePostgres = { globalSetup: ['test/fixtures/server/shop-postgres.ts'] };

/** What takes its time: every case of what `npm test` shows the essential ones of, crashes, generated worlds, leaks. */
const LONG = ['test/**/long/**/*.test.ts', 'test/**/*.long.test.ts'];

const patient = { testTimeout: 1_200_000 };

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  plugins: [cssAsText(), librariesAnywhere()],
  test: {
    // A machine that is busy is no failure.
    testTimeout: 3 * PATIENCE,
    hookTimeout: 3 * PATIENCE,
    expect: { poll: { timeout: PATIENCE } },
    tags: [{ name: QUARANTINED }],
    // A report of a failed run names what differs.
    chaiConfig: { truncateThreshold: 1000 },
    // Changed as in the build.
    server: { deps: { inline: ['ky'] } },
    projects: [
      suite('architecture', 'test/architecture.test.ts'),
      suite('core', 'test/core/**/*.test.ts', pure),
      suite('fixtures', ['test/fixtures/**/*.test.ts', 'test/runner/*.test.ts'], { exclude: LONG }),
      suite('widgets', 'test/widgets/**/*.test.{ts,tsx}', { ...drawn, exclude: LONG }),
      suite('api', 'test/api/**/*.test.ts', { ...slow, ...onePostgres, exclude: ['test/api/races/**', ...LONG] }),
      suite('races', 'test/api/races/**/*.test.ts', { ...slow, ...onePostgres, exclude: LONG }),
      suite('long', LONG, { ...slow, ...onePostgres, ...patient, exclude: ['test/browser/**'] }),
      suite('hosts', 'test/hosts/*.test.ts', { ...slow, ...onePostgres, ...patient }),
      suite('engines', 'test/engines/*.test.ts', {
        ...slow,
        ...onePostgres,
        ...patient,
      }),
    ],
  },
});
