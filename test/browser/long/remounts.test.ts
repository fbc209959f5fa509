import { describe, it } from 'vitest';
import { ALSO_MOUNTED, remountTwentyTimes } from '../../fixtures/remounts.ts';
import { sharedDemo } from '../../fixtures/shared.ts';

describe.each(ALSO_MOUNTED)('$element: $name', (state) => {
  it('contract §1: 20 mounts and removals leave DOM nodes and listeners where they were', async () => {
    await remountTwentyTimes(await sharedDemo(), state);
  });
});
