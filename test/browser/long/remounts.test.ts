import { sharedDemo } from '../../fixtures/browser/shared.ts';
import { test } from '../../fixtures/browser/test.ts';
import { MOUNTED, remount } from '../../fixtures/suites/remounts.ts';

for (const state of MOUNTED)
  test.describe(`${state.element}: ${state.name}`, { tag: '@long' }, () => {
    test('C-loader: 20 mounts and removals leave DOM nodes and listeners where they were', async () => {
      await remount(await sharedDemo(), state, 20);
    });
  });
