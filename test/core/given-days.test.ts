import { describe, expect, it } from 'vitest';
import type { DateRange } from '../../core/catalogue/slotted.ts';
import { areGiven, isInUse } from '../../core/pricing/given-days.ts';
import type { PlainDate } from '../../core/time/wall-time.ts';

const JANUARY: DateRange = { start: '2027-01-01', end: '2027-01-31' };

describe('D-membership-terms: whether a membership is in use', () => {
  it.each<[title: string, others: readonly DateRange[], days: readonly PlainDate[], isUsed: boolean]>([
    ['not without free slots', [], [], false],
    ['by a free slot on its first day', [], ['2027-01-01'], true],
    ['by a free slot on its last day', [], ['2027-01-31'], true],
    ['not by a free slot on the day before or after', [], ['2026-12-31', '2027-02-01'], false],
    [
      'not by a free slot on a day that another membership covers',
      [{ start: '2027-01-10', end: '2027-01-10' }],
      ['2027-01-10'],
      false,
    ],
    [
      'by a free slot on a day that no other membership covers',
      [{ start: '2027-01-11', end: '2027-02-28' }],
      ['2027-01-11', '2027-01-10'],
      true,
    ],
  ])('a membership is in use if it has made a slot free: %s', (_, others, days, isUsed) => {
    expect(isInUse(JANUARY, others, days)).toBe(isUsed);
  });
});

describe('D-late-payment: slots that memberships made free', () => {
  it.each<[title: string, days: readonly PlainDate[], periods: readonly DateRange[], isGiven: boolean]>([
    ['no free slots', [], [], true],
    ['one on its last day', ['2027-01-31'], [JANUARY], true],
    ['two, one of which is in no period', ['2027-01-31', '2027-02-01'], [JANUARY], false],
    ['two in a period each', ['2027-01-31', '2027-02-01'], [JANUARY, { start: '2027-02-01', end: '2027-02-28' }], true],
    ['one, if no membership is left', ['2027-01-31'], [], false],
  ])('free slots stay free while each of them is in a period: %s', (_, days, periods, isGiven) => {
    expect(areGiven(days, periods)).toBe(isGiven);
  });
});
