import { describe, expect, it } from 'vitest';
import type { DateRange } from '../../core/catalogue/slotted.ts';
import { areGiven, isInUse } from '../../core/pricing/given-days.ts';
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

describe('D-late-payment: slots that memberships made free', () => {
  it.each<[title: string, days: readonly PlainDate[], periods: readonly DateRange[], isGiven: boolean]>([
    ['none without free slots', [], [], true],
    ['one on its last day', ['2027-01-31'], [JANUARY], true],
    ['two, one of which is in no period', ['2027-01-31', '2027-02-01'], [JANUARY], false],
    ['two in a period each', ['2027-01-31', '2027-02-01'], [JANUARY, { start: '2027-02-01', end: '2027-02-28' }], true],
    ['one where no membership is left', ['2027-01-31'], [], false],
  ])('free slots stay free while each of them is in a period: %s', (_, days, periods, isGiven) => {
    expect(areGiven(days, periods)).toBe(isGiven);
  });
});
