import { describe, expect, it } from 'vitest';
import { bookAgainDay } from '../../core/booking/book-again.ts';

/** Tuesday 2026-11-24, 10:00 in Paris. */
const NOW = Date.parse('2026-11-24T09:00:00Z');

describe('D-book-again: booking the same again', () => {
  it.each([
    ['2026-11-26T10:00', '2026-12-03'],
    ['2026-11-24T08:00', '2026-12-01'],
    ['2026-11-17T10:00', '2026-12-01'],
    ['2026-11-18T10:00', '2026-11-25'],
    ['2026-03-02T10:00', '2026-11-30'],
  ] as const)('a slot that began at %s is booked again on %s', (start, day) => {
    expect(bookAgainDay(start, NOW)).toBe(day);
  });
});
