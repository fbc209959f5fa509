import { describe, it } from 'vitest';
import { sharedDemo } from '../../fixtures/browser/shared.ts';
import { MOUNTED, remount } from '../../fixtures/suites/remounts.ts';

describe.each(MOUNTED)('$element: $name', (state) => {
  it('C-loader: 20 mounts and removals leave DOM nodes and listeners where they were', async () => {
    await remount(await sharedDemo(), state, 20);
  });
});
