import { expect, it } from 'vitest';
import { monthPrice } from '../../core/pricing/month-price.ts';

it.each([
  [15_930, 3, 5310],
  [10_000, 3, 3333],
  [20_000, 3, 6667],
  [100, 8, 13],
  [5900, 1, null],
  [5900, 0, null],
  [5900, null, null],
  [0, 3, null],
])('D-rounding: a price of %i cents for %s months is %s cents a month, rounded half up', (price, months, monthly) => {
  expect(monthPrice(price, months)).toBe(monthly);
});
