import { describe, expect, it } from 'vitest';
import { barsOf, measured, type PeriodFigures, summaryOf } from '../../../core/fitness/bars.ts';
import { periodsOf } from '../../../core/fitness/periods.ts';

const NOW = Date.parse('2026-11-24T09:00:00Z');

const item = (start: PeriodFigures['start'], steps: number | null): PeriodFigures => {
  return { start, steps, floors: 0, calories: null, sleeps: null };
};

const bars = barsOf(periodsOf('week', NOW), [
  item('2026-11-24T00:00', 100),
  item('2026-11-18T00:00', 0),
  item('2026-11-20T00:00', null),
  item('2026-11-17T00:00', 9000),
  item('2026-11-22T00:00', 51),
]);

describe('D-fitness-missing: a day without figures is missing, not zero', () => {
  it('figures are at their period, in the order of the periods', () => {
    expect(bars.map((bar) => measured(bar, 'steps'))).toEqual([0, null, null, null, 51, null, 100]);
    expect(bars.map((bar) => measured(bar, 'floors'))).toEqual([0, null, 0, null, 0, null, 0]);
  });

  it('totals and averages are computed from the figures that exist', () => {
    expect(summaryOf(bars, 'steps')).toEqual({ total: 151, average: 50 });
    expect(summaryOf(bars, 'floors')).toEqual({ total: 0, average: 0 });
  });

  it('without figures there is no total and no average', () => {
    expect(summaryOf(bars, 'calories')).toBeNull();
    expect(summaryOf([], 'steps')).toBeNull();
  });
});
