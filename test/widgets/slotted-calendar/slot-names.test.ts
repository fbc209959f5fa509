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

describe('D-calendar-modes, S-slot-styles, S-slot-states: the classes of a slot', () => {
  it.each<[string, string, Partial<SlotModel>]>([
    ['it is available', 'slot available', {}],
    ['it has a waiting list', 'slot available waiting', { isWaiting: true }],
    ['it is selected', 'slot selected', { selected: 1, refusal: { case: 'already-booked' } }],
    ['it is selected more than once', 'slot selected', { selected: 2 }],
    ['it is refused', 'slot refused full', { refusal: { case: 'full' } }],
    ['the user waits for it', 'slot refused in-list', { isWaiting: true, position: 2 }],
    ['it costs nothing', 'slot available free', { offer: anOffer({ price: 0 }) }],
    [
      'it belongs to the wellness provider',
      'slot available wellness',
      { offer: anOffer({ provider: { id: 3030, fullName: 'Bulle & Sens', url: 'bulle-et-sens' } }) },
    ],
  ])('a slot has the classes of its state: %s: %s', (_, expected, changes) => {
    expect(slotNames({ ...MODEL, ...changes })).toBe(expected);
  });
});
