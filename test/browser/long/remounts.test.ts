import { sharedDemo } from '../../fixtures/browser/shared.ts';
import { test } from '../../fixtures/browser/test.ts';
import { MOUNTED, remount } from '../../fixtures/suites/remounts.ts';

/** The first such state of each element. */
const ONE_EACH = MOUNTED.filter(({ element }, n) => MOUNTED.findIndex((state) => state.element === element) === n);

for (const state of ONE_EACH)
  test(`C-loader: 20 mounts and removals of ${state.element}, ${state.name}, leave DOM nodes and listeners where they were`, {
    tag: '@long',
  }, async () => {
    await remount(await sharedDemo(), state, 20);
  });
