import { describe, expect, it } from 'vitest';
import { freeSlots } from '../../core/pricing/free-slots.ts';
import { aSelection } from '../fixtures/data/factories.ts';

const selection = aSelection('2026-12-01T10:00', '2026-12-02T10:00', '2026-12-03T10:00');
const first = { start: '2026-12-01', end: '2026-12-01' } as const;

describe('D-free-slots: which slots are free', () => {
  it.each([
    ['of an offer with one free slot', 1, [], [true, false, false], [null, null, null]],
    ['on the day of a membership', 0, [first], [true, false, false], [0, null, null]],
    ['as many of the membership as of the offer', 1, [first], [true, false, false], [0, null, null]],
    ['more of the offer than of the membership', 2, [first], [true, true, false], [null, null, null]],
  ] as const)('slots are free: %s', (_, freeSlot, memberships, isFree, by) => {
    expect(freeSlots(selection, { freeSlot }, memberships)).toEqual({ isFree, by });
  });
});
