import { describe, it } from 'vitest';
import { FIRST_MOUNTED, remount } from '../fixtures/remounts.ts';
import { sharedDemo } from '../fixtures/shared.ts';

describe.each(FIRST_MOUNTED)('$element: $name', (state) => {
  it('contract §1: 8 mounts and removals leave DOM nodes and listeners where they were', async () => {
    await remount(await sharedDemo(), state, 8);
  });
});
