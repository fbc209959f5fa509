import { describe, expect, it } from 'vitest';
import { latestEnd, longerEnd, offersMoreTime } from '../../../core/checkout/hold-time.ts';

const MINUTE = 60_000;
const LATEST = latestEnd(0);

describe('D-hold-longer: more time for a hold that was made at 0:00', () => {
  it.each([
    [10, 8, 18],
    [10, 0, 10],
    [58, 57, 60],
    [55, 54, 60],
    [60, 59, null],
  ])('a hold that ends at minute %d and is kept longer at minute %d ends at %j', (end, now, longer) => {
    expect(longerEnd(end * MINUTE, LATEST, now * MINUTE)).toBe(longer === null ? null : longer * MINUTE);
  });

  it.each([
    ['before the last two minutes', false, 10 * MINUTE, 8 * MINUTE - 1],
    ['in the last two minutes', true, 10 * MINUTE, 8 * MINUTE],
    ['at the end', false, 10 * MINUTE, 10 * MINUTE],
    ['in the last minute of the hour', false, 60 * MINUTE, 59 * MINUTE],
  ])('more time is offered %s: %s', (_, isOffered, end, now) => {
    expect(offersMoreTime(end, LATEST, now)).toBe(isOffered);
  });
});
