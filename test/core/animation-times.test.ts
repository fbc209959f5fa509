import { describe, expect, it } from 'vitest';
import type { Animation } from '../../core/catalogue/animation.ts';
import { animationTimes } from '../../core/catalogue/animation-times.ts';
import { anAnimation } from '../fixtures/data/catalogue.ts';

const START = '2026-11-24T18:30';
const NEXT = '2026-11-26T07:00';

describe('S-future-animation: the day and hours of an animation', () => {
  it.each<[string, Partial<Animation>, readonly [string, string | null] | null]>([
    ['open: neither', { type: 'open', start: START, nextSlot: NEXT }, null],
    ['cyclic', { type: 'cyclic', start: START }, [START, '2026-11-24T19:30']],
    ['cyclic without a day', { type: 'cyclic', start: null }, null],
    ['slotted: the next slot', { type: 'slotted', start: null, nextSlot: NEXT }, [NEXT, '2026-11-26T08:00']],
    ['slotted with its own start', { type: 'slotted', start: START, nextSlot: NEXT }, [START, '2026-11-24T19:30']],
    ['slotted without any', { type: 'slotted', start: null }, null],
    ['without a duration there is no end', { start: START, duration: null }, [START, null]],
    ['an hour and a half', { start: START, duration: 1.5 }, [START, '2026-11-24T20:00']],
    ['a third of an hour', { start: START, duration: 1 / 3 }, [START, '2026-11-24T18:50']],
    ['over midnight', { start: '2026-11-24T23:30', duration: 1 }, ['2026-11-24T23:30', '2026-11-25T00:30']],
    [
      'D-clock-change: the usual length across a clock change',
      { start: '2027-03-28T01:30' },
      ['2027-03-28T01:30', '2027-03-28T03:30'],
    ],
  ])('an animation has its day and its hours, or neither: %s', (_, changes, expected) => {
    const times = animationTimes(anAnimation(changes));
    expect(times && [times.start, times.end]).toEqual(expected);
  });
});
