import { describe, expect, it } from 'vitest';
import { isGuestsFull } from '../../core/booking/guest-share.ts';

describe('D-guest-places: the share of guests', () => {
  it.each([
    // wanted, held, left, share, expected
    [1, 0, 0, 50, false],
    [10, 0, 2, 50, false],
    [1, 3, 0, 50, false],
    [1, 4, 0, 50, true],
    [2, 3, 3, 50, true],
    [1, 9, 10, 50, false],
    [1, 10, 9, 50, true],
    [1, 10, 9, 60, false],
    [1, 99, 0, 100, false],
    [1, 1000, Number.POSITIVE_INFINITY, 1, false],
  ])('of %i wanted, %i held and %i left places at %i per cent, guests are full: %s', (...row) => {
    const [wanted, held, left, share, expected] = row;
    expect(isGuestsFull({ wanted, held, left }, share)).toBe(expected);
  });
});
