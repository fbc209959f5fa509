import { defineConfig } from '@playwright/test';
import { PATIENCE } from './fixtures/patience.ts';
import { LONG, LOOK } from './fixtures/tags.ts';

const long = new RegExp(LONG);
const look = new RegExp(LOOK);

/** In the second lane of `npm run test:long`, so that both lanes end at about the same time. */
const STATES = 'long/states.test.ts';

/** It mostly waits, beside both lanes. */
const HALF_HOUR = 'long/a-half-hour.test.ts';

export default defineConfig({
  testDir: 'browser',
  testMatch: '**/*.test.ts',
  outputDir: '../.cache/browser',
  globalSetup: './fixtures/server/run-postgres.ts',
  // Two files at a time, since each mostly waits. The files of a worker share a server, a browser and its cache; where a test
  // fails, the next one gets new ones.
  workers: 2,
  timeout: 3 * PATIENCE,
  expect: { timeout: PATIENCE },
  forbidOnly: true,
  retries: 1,
  use: { actionTimeout: PATIENCE, navigationTimeout: PATIENCE, trace: 'on-first-retry' },
  // A golden that is not there is red; `npm run trees` writes it.
  updateSnapshots: 'none',
  snapshotPathTemplate: '{testDir}/{testFileDir}/{arg}{ext}',
  projects: [
    { name: 'browser', grepInvert: [long, look] },
    {
      name: 'long browser',
      grep: long,
      grepInvert: look,
      testIgnore: [STATES, HALF_HOUR],
      timeout: 20 * PATIENCE,
    },
    { name: 'look', grep: look, timeout: 20 * PATIENCE },
    { name: 'every state', testMatch: STATES, timeout: 20 * PATIENCE },
    { name: 'half an hour', testMatch: HALF_HOUR },
    { name: 'hosts', testDir: 'hosts', timeout: 20 * PATIENCE },
    { name: 'engines', testDir: 'engines', timeout: 20 * PATIENCE },
  ],
});
