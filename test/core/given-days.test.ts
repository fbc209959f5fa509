import { describe, expect, it } from 'vitest';
import type { DateRange } from '../../core/catalogue/slotted.ts';
import { isInUse } from '../../core/pricing/given-days.ts';
import type { PlainDate } from '../../core/time/wall-time.ts';

const JANUARY: DateRange = { start: '2027-01-01', end: '2027-01-31' };

describe('D-membership-terms: a membership is in use', () => {
  it.each<[title: string, others: readonly DateRange[], days: readonly PlainDate[], isUsed: boolean]>([
    ['by nothing', [], [], false],
    ['by a free slot on its first day', [], ['2027-01-01'], true],
    ['by a free slot on its last day', [], ['2027-01-31'], true],
    ['not by one of the day before or after', [], ['2026-12-31', '2027-02-01'], false],
    ['not by one on a day of another', [{ start: '2027-01-10', end: '2027-01-10' }], ['2027-01-10'], false],
    ['by one on a day of no other', [{ start: '2027-01-11', end: '2027-02-28' }], ['2027-01-11', '2027-01-10'], true],
  ])('a membership is judged by the days that it has given: %s', (_, others, days, isUsed) => {
    expect(isInUse(JANUARY, others, days)).toBe(isUsed);
  });
});
