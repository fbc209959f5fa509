import { expect, it } from 'vitest';
import { kindBought } from '../../../core/checkout/bought.ts';

const SLOT = [{}];
const NONE = { item: null, gift: null, slots: [], waiting: [] };

it.each([
  ['slots', { slots: SLOT }, 'confirmed'],
  ['slots and waiting places', { slots: SLOT, waiting: SLOT }, 'confirmed'],
  ['only waiting places', { waiting: SLOT }, 'waiting'],
  ["an event's place", { item: { ref: 'event:1' } }, 'confirmed'],
  ["a membership's option", { item: { ref: 'membership-option:1' } }, 'membership'],
  ['slots as a gift', { slots: SLOT, gift: {} }, 'given'],
  ['waiting places as a gift', { waiting: SLOT, gift: {} }, 'waiting'],
] as const)('D-confirmation: the confirmation says what was bought: %s', (_, parts, bought) => {
  expect(kindBought({ ...NONE, ...parts })).toBe(bought);
});
