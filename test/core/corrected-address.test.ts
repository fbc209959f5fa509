import { expect, it } from 'vitest';
import { type Addressed, correctableUntil } from '../../core/booking/corrected-address.ts';

const HOUR = 3_600_000;
const made: Addressed = { state: 'confirmed', isGuests: true, createdAt: 1000, corrections: 0 };

it.each<[what: string, order: Addressed, until: number | null]>([
  ["a guest's order, for an hour", made, 1000 + HOUR],
  ["a guest's order, a third time", { ...made, corrections: 2 }, 1000 + HOUR],
  ["a guest's order, not a fourth time", { ...made, corrections: 3 }, null],
  ["an account's order, never", { ...made, isGuests: false }, null],
  ['a pending order, not yet', { ...made, state: 'pending' }, null],
  ['a cancelled order, no longer', { ...made, state: 'cancelled' }, null],
])('D-corrected-address: whether the address of an order can be corrected: %s', (_, order, until) => {
  expect(correctableUntil(order)).toBe(until);
});
