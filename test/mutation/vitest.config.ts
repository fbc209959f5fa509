import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// No rule may depend on the zone of the machine.
process.env['TZ'] = 'Asia/Kathmandu';

/** The `core` project of test/vitest.config.ts alone, without the suite that starts other programs: they run unmutated. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    name: 'core',
    include: ['test/core/**/*.test.ts'],
    exclude: ['test/core/device-zone.test.ts'],
    // A machine that is busy is no failure.
    testTimeout: 30_000,
  },
});
