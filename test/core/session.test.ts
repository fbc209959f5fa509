import { describe, expect, it } from 'vitest';
import { endInstant, isEndEarlier, sessionEnd } from '../../core/time/session.ts';
import type { WallTime } from '../../core/time/wall-time.ts';
import { PARIS, toInstant } from '../../core/time/zone.ts';

/** Nights on which Paris's clocks change, and one on which they do not. */
const NIGHTS = ['2026-03-28', '2026-03-29', '2026-10-24', '2026-10-25', '2026-11-24'];
const HOURS = ['00:00', '00:45', '01:00', '01:30', '01:59', '02:00', '02:30', '02:59', '03:00', '03:30', '23:30'];
const MINUTES = [1, 15, 30, 60, 90, 120, 180, 1440];

describe('D-clock-change: a session ends `slotTime` after its start', () => {
  it('a session ends slotTime after its start in the night of a clock change, and in any other night', () => {
    for (const night of NIGHTS)
      for (const hour of HOURS)
        for (const minutes of MINUTES) {
          const start = `${night}T${hour}` as WallTime;
          const lasts = (endInstant(start, sessionEnd(start, minutes)) - toInstant(start, PARIS)) / 60_000;
          // In spring a start that does not exist is moved before a session is made from it.
          if (night !== '2026-03-29' || !hour.startsWith('02')) expect([start, lasts]).toEqual([start, minutes]);
        }
  });

  it.each<readonly [WallTime, number, WallTime, string]>([
    ['2026-10-25T02:30', 60, '2026-10-25T03:30', '2026-10-25T01:30:00.000Z'],
    ['2026-10-25T02:00', 60, '2026-10-25T03:00', '2026-10-25T01:00:00.000Z'],
    ['2026-10-25T01:30', 60, '2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
    ['2026-10-25T00:30', 180, '2026-10-25T03:30', '2026-10-25T01:30:00.000Z'],
    ['2026-10-25T03:00', 60, '2026-10-25T04:00', '2026-10-25T03:00:00.000Z'],
    ['2026-03-29T01:30', 60, '2026-03-29T03:30', '2026-03-29T01:30:00.000Z'],
    ['2026-03-29T01:30', 90, '2026-03-29T04:00', '2026-03-29T02:00:00.000Z'],
    ['2026-03-29T03:30', 60, '2026-03-29T04:30', '2026-03-29T02:30:00.000Z'],
  ])('a session at %s of %i minutes ends at the wall time %s, the instant %s', (start, minutes, end, instant) => {
    expect(sessionEnd(start, minutes)).toBe(end);
    expect(new Date(endInstant(start, end)).toISOString()).toBe(instant);
  });

  it.each<readonly [WallTime, WallTime, boolean]>([
    ['2026-10-25T01:30', '2026-10-25T03:30', true],
    ['2026-10-25T03:00', '2026-10-25T04:00', false],
    ['2026-11-24T08:00', '2026-11-24T09:00', false],
  ])('a session from %s to %s ends before clocks show its end: %s', (start, end, isEarlier) => {
    expect(isEndEarlier(start, end)).toBe(isEarlier);
  });

  it('an event of several days over the night of the autumn change ends when clocks show its end', () => {
    expect(new Date(endInstant('2026-10-24T10:00', '2026-10-25T18:00')).toISOString()).toBe('2026-10-25T17:00:00.000Z');
  });
});
