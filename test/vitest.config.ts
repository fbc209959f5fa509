import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { answeredImports } from '../widgets/bundling/answered-imports.mjs';
import { cssAsText } from '../widgets/bundling/css-as-text.mjs';
import { librariesAnywhere } from '../widgets/bundling/libraries-anywhere.mjs';
import { PATIENCE } from './fixtures/patience.ts';
import { LONG } from './fixtures/tags.ts';

/** One project a kind of suite; `test/runner/commands.ts` says which commands run which. */
const suite = (name: string, include: string | readonly string[], more: Record<string, unknown> = {}) => ({
  extends: true as const,
  test: { name, include: [include].flat(), ...more },
});

/** One file after the other in one process: what each needs, the server, the embedded database, all elements, is compiled once. */
const slow = { fileParallelism: false, isolate: false, sequence: { groupOrder: 2 } };

/** The answers that a server keeps last as long as nothing is written in its PostgreSQL: one process at a time uses it. */
const served = { ...slow, globalSetup: ['test/fixtures/server/run-postgres.ts'] };

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

/** The longest that a test of a long suite may take, in milliseconds. */
const LONG_TIMEOUT = 1_200_000;

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  plugins: [cssAsText(), librariesAnywhere(), answeredImports()],
  test: {
    // A machine that is busy is no failure.
    testTimeout: 3 * PATIENCE,
    hookTimeout: 3 * PATIENCE,
    expect: { poll: { timeout: PATIENCE } },
    tags: [{ name: LONG, timeout: LONG_TIMEOUT }],
    // No test leaves a spy or a stub to the next one, also where files share a window.
    restoreMocks: true,
    unstubGlobals: true,
    // A report of a failed run names what differs.
    chaiConfig: { truncateThreshold: 1000 },
    // Changed as in the build.
    server: { deps: { inline: ['ky', '@r2wc/react-to-web-component', '@formatjs/intl'] } },
    projects: [
      suite('architecture', 'test/architecture.test.ts'),
      suite('core', 'test/core/**/*.test.ts', pure),
      suite('fixtures', ['test/fixtures/**/*.test.ts', 'test/runner/*.test.ts'], slow),
      suite('widgets', 'test/widgets/**/*.test.{ts,tsx}', drawn),
      suite('api', 'test/api/**/*.test.ts', { ...served, exclude: ['test/api/{races,studio}/**'] }),
      suite('races', 'test/api/races/**/*.test.ts', served),
      suite('studio', 'test/api/studio/**/*.test.ts', served),
      suite('package', 'test/package/*.test.ts', slow),
      suite('frameworks', 'test/frameworks/*.test.ts', slow),
    ],
  },
});
