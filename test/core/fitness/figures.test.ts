import { expect, it } from 'vitest';
import { shownActivities, toggled } from '../../../core/fitness/figures.ts';
import { effectiveRange } from '../../../core/fitness/periods.ts';

it('S-fitness: picking a tab twice deselects it', () => {
  expect(toggled(null, 'month')).toBe('month');
  expect(toggled('week', 'month')).toBe('month');
  expect(toggled('month', 'month')).toBeNull();
});

it('D-fitness-defaults: without a picked activity all four activities are shown', () => {
  expect(shownActivities(null)).toEqual(['steps', 'floors', 'calories', 'sleeps']);
  expect(shownActivities('floors')).toEqual(['floors']);
});

it('D-fitness-defaults: without a picked range the week is shown', () => {
  expect(effectiveRange(null)).toBe('week');
  expect(effectiveRange('year')).toBe('year');
});
