import { describe, expect, it } from 'vitest';
import type { SlotId } from '../../../core/booking/slot.ts';
import type { SlottedOffer } from '../../../core/catalogue/slotted.ts';
import { bookedQuestions, withKept } from '../../../core/schedule/booked-questions.ts';
import type { BookedSession } from '../../../core/schedule/consequences.ts';
import type { TimeOfDay, WallTime } from '../../../core/time/wall-time.ts';
import { anOffer, someHours } from '../../fixtures/data/factories.ts';

const NOW = Date.parse('2026-11-20T09:00:00Z');
const before = anOffer({ id: 7, url: 'yoga', schedule: [[], someHours('10:00', '11:00'), [], [], [], [], []] });
const week = (day: number, ...hours: readonly TimeOfDay[]): Partial<SlottedOffer> => ({
  schedule: Array.from({ length: 7 }, (_, n) => (n === day ? someHours(...hours) : [])),
});
const booked = (start: WallTime, end: WallTime): BookedSession => ({
  ...{ id: `7_${start.replaceAll(/[-:]/g, '')}` as SlotId, start, end, taken: 1 },
  people: [{ id: 1, name: 'Zoé Petit', as: 'booked' }],
});
const SESSIONS = [booked('2026-12-01T10:00', '2026-12-01T11:00'), booked('2026-12-01T11:00', '2026-12-01T12:00')];

describe('D-studio-booked: the session that could take the place of one that is gone', () => {
  it.each<readonly [string, Partial<SlottedOffer>, readonly (string | undefined)[]]>([
    ['not asked for where it is the same one', {}, []],
    ['each in its turn', week(1, '10:30', '11:30'), ['2026-12-01T10:30', '2026-12-01T11:30']],
    ['the nearest', week(1, '09:00', '10:45', '15:00'), ['2026-12-01T10:45', '2026-12-01T10:45']],
    ['the same hour of a day near', week(3, '10:00', '11:00'), ['2026-12-03T10:00', '2026-12-03T11:00']],
    ['none, where nothing is new', week(1), [undefined, undefined]],
  ])('the session is %s', (_, change, starts) => {
    const asked = bookedQuestions(before, { ...before, ...change }, SESSIONS, NOW);
    expect(asked.flatMap(({ sessions }) => sessions.map(({ to }) => to?.start))).toEqual(starts);
  });

  it('a day that stays has its session in place of the one that could replace it', () => {
    const after = { ...before, ...week(1, '10:30', '11:30') };
    const [first] = bookedQuestions(before, after, SESSIONS, NOW);
    expect(withKept(before, after, first?.sessions ?? []).specialDays).toMatchObject([
      { date: '2026-12-01', sessions: [{ start: '10:00' }, { start: '11:30' }] },
    ]);
  });
});
