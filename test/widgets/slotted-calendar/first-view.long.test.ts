// @vitest-environment happy-dom
import { describe, it } from 'vitest';
import { expectFirstViews, STUDIOS } from './a-first-view.ts';

describe('D-calendar-opening: the first view holds a slot that can be chosen', () => {
  it.each(Object.entries(STUDIOS))('%s: at every hour of a week, in both modes, with 2, 3 and 4 days', (_, studio) =>
    expectFirstViews(studio, 1),
  );
});
