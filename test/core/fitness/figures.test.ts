import { expect, it } from 'vitest';
import { shownActivities, toggled } from '../../../core/fitness/figures.ts';
import { effectiveRange } from '../../../core/fitness/periods.ts';

it('S-fitness: a tab that is picked twice is picked no more', () => {
  expect(toggled(null, 'month')).toBe('month');
  expect(toggled('week', 'month')).toBe('month');
  expect(toggled('month', 'month')).toBeNull();
});

it('D-fitness-defaults: with no activity picked all four are shown', () => {
  expect(shownActivities(null)).toEqual(['steps', 'floors', 'calories', 'sleeps']);
  expect(shownActivities('floors')).toEqual(['floors']);
});

it('D-fitness-defaults: with no range picked week counts', () => {
  expect(effectiveRange(null)).toBe('week');
  expect(effectiveRange('year')).toBe('year');
});
