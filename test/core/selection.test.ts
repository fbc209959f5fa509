import { describe, expect, it } from 'vitest';
import { countOf, deselect, deselectAll, isSelected, NOTHING_SELECTED, select } from '../../core/booking/selection.ts';
import type { Slot } from '../../core/booking/slot.ts';
import { dateOf } from '../../core/time/wall-time.ts';
import { aSelection, aSlot, aWaitingSlot } from '../fixtures/data/factories.ts';
import { fc } from '../fixtures/data/properties.ts';
import { differentSlots, slot } from './arbitraries.ts';

const selectAll = (slots: readonly Slot[]) => slots.reduce((chosen, one) => select(one, chosen), NOTHING_SELECTED);

describe('D-selection-order: selecting', () => {
  const eight = aSlot();
  const nine = aSlot({ at: '2026-11-24T09:00' });
  const wednesday = aSlot({ at: '2026-11-25T08:00' });

  it('selecting adds a slot to a new selection and leaves the old one unchanged', () => {
    const before = selectAll([eight]);
    const after = select(nine, before);
    expect(before.map(({ id }) => id)).toEqual([eight.id]);
    expect(after.map(({ id }) => id)).toEqual([eight.id, nine.id]);
  });

  it('S-selected-slot: a selection is sorted by date, then by index, whatever the order of the clicks', () => {
    expect(selectAll([wednesday, nine, eight]).map(({ id }) => id)).toEqual([eight.id, nine.id, wednesday.id]);
  });

  it('the date counts before the index in a selection', () => {
    const lateIndex = aSlot({ index: 9 });
    expect(selectAll([wednesday, lateIndex]).map(({ index }) => index)).toEqual([9, 0]);
  });

  it('a selection is in the order of time even if rows were counted under different filters', () => {
    const underAFilter = aSlot({ at: '2026-11-24T10:00', index: 0 });
    const starts = [
      [eight, nine, underAFilter],
      [underAFilter, nine, eight],
    ].map((slots) => selectAll(slots).map(({ start }) => start.slice(11)));
    expect(starts).toEqual([
      ['08:00', '09:00', '10:00'],
      ['08:00', '09:00', '10:00'],
    ]);
  });

  it('a repeat is beside the first slot, a waiting slot after the booked places', () => {
    const chosen = select(eight, select(eight, select(eight, NOTHING_SELECTED, true)));
    expect(chosen.map(({ isWaitBooking }) => isWaitBooking)).toEqual([false, false, true]);
    expect(countOf(eight.id, chosen)).toBe(3);
  });

  it('a selection is always sorted, and contains what was clicked', () => {
    fc.assert(
      fc.property(fc.array(slot, { maxLength: 12 }), (slots) => {
        const chosen = selectAll(slots);
        expect(chosen.map(({ id }) => id).toSorted()).toEqual(slots.map(({ id }) => id).toSorted());
        const places = chosen.map(({ start, index }) => `${dateOf(start)} row ${index}`);
        expect(places).toEqual(places.toSorted());
      }),
    );
  });

  it('a selection does not depend on the order of the clicks', () => {
    fc.assert(
      fc.property(differentSlots, (slots) => {
        expect(selectAll(slots.toReversed())).toEqual(selectAll(slots));
      }),
    );
  });
});

describe('D-selection-order: whether a slot is selected, and how often', () => {
  const chosen = aSelection(aSlot(), aWaitingSlot(), '2026-11-24T09:00');

  it.each([
    ['once with a place and once waiting', '2026-11-24T08:00', 2],
    ['once', '2026-11-24T09:00', 1],
    ['another hour', '2026-11-24T10:00', 0],
    ['the same hour of another day', '2026-11-25T08:00', 0],
  ] as const)('a slot counts as selected as often as its id is in the selection: %s', (_, start, count) => {
    const { id } = aSlot({ at: start });
    expect([isSelected(id, chosen), countOf(id, chosen)]).toEqual([count > 0, count]);
    expect(isSelected(id, NOTHING_SELECTED)).toBe(false);
  });

  it('a slot at the same hour of another offer is another slot', () => {
    expect(isSelected(aSlot({ offerId: 8 }).id, chosen)).toBe(false);
  });
});

describe('D-toggle, D-close-waiting-first: removing', () => {
  it('removing the slot that was selected last restores the earlier selection', () => {
    fc.assert(
      fc.property(fc.array(slot, { maxLength: 12 }), slot, fc.boolean(), (slots, one, isWaiting) => {
        const before = selectAll(slots);
        expect(deselect(one.id, select(one, before, isWaiting))).toEqual(before);
      }),
    );
  });

  it('removing takes out one repeat, and a waiting one first, because a place given up would go to the waiting list', () => {
    const { id } = aSlot();
    const selection = aSelection(aSlot(), aSlot(), aWaitingSlot(), '2026-11-24T09:00');
    const once = deselect(id, selection);
    expect(once).toEqual(aSelection(aSlot(), aSlot(), '2026-11-24T09:00'));
    expect(deselect(id, deselect(id, once))).toEqual(aSelection('2026-11-24T09:00'));
  });

  it('deselectAll removes every repeat', () => {
    const nine = aSlot({ at: '2026-11-24T09:00' });
    expect(deselectAll(aSlot().id, aSelection(aSlot(), aSlot(), nine, aWaitingSlot()))).toEqual(aSelection(nine));
  });

  it('removing a slot that is not selected changes nothing', () => {
    fc.assert(
      fc.property(differentSlots, slot, (slots, one) => {
        const chosen = selectAll(slots.filter(({ id }) => id !== one.id));
        expect(isSelected(one.id, chosen)).toBe(false);
        expect(deselect(one.id, chosen)).toEqual(chosen);
        expect(deselectAll(one.id, chosen)).toEqual(chosen);
      }),
    );
  });

  it('removing may break a chain: the remaining slots stay', () => {
    const chain = aSelection('2026-11-24T08:00', '2026-11-24T09:00', '2026-11-24T10:00');
    expect(deselect(aSlot({ at: '2026-11-24T09:00' }).id, chain)).toEqual(
      aSelection('2026-11-24T08:00', '2026-11-24T10:00'),
    );
  });
});
