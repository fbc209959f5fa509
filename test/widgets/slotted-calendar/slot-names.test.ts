import { describe, expect, it } from 'vitest';
import type { SlotModel } from '../../../widgets/slotted-calendar/model.ts';
import { slotNames } from '../../../widgets/slotted-calendar/view/Slot.tsx';
import { anOffer, aSlot } from '../../fixtures/data/factories.ts';

const MODEL: SlotModel = {
  slot: aSlot(),
  offer: anOffer(),
  isOneOfMany: false,
  hasOwnPrice: false,
  selected: 0,
  refusal: null,
  left: 6,
  isWaiting: false,
  position: null,
  isLinked: false,
};

describe('D-calendar-modes, S-slot-styles, S-slot-states: how a slot looks', () => {
  it.each<[string, string, Partial<SlotModel>]>([
    ['it can be had', 'slot available', {}],
    ['it can be waited for', 'slot available waiting', { isWaiting: true }],
    ['it is selected', 'slot selected', { selected: 1, refusal: { case: 'already-booked' } }],
    ['it is selected more than once', 'slot selected', { selected: 2 }],
    ['it is refused', 'slot refused full', { refusal: { case: 'full' } }],
    ['it is waited for', 'slot refused in-list', { isWaiting: true, position: 2 }],
    ['it is free', 'slot available free', { offer: anOffer({ price: 0 }) }],
    [
      'it is the wellness provider’s',
      'slot available wellness',
      { offer: anOffer({ provider: { id: 3030, fullName: 'Bulle & Sens', url: 'bulle-et-sens' } }) },
    ],
  ])('a slot looks as it is: %s: %s', (_, expected, changes) => {
    expect(slotNames({ ...MODEL, ...changes })).toBe(expected);
  });
});
