import { describe, expect, it } from 'vitest';
import type { Bookings } from '../../core/booking/bookings.ts';
import { isChainWhole } from '../../core/booking/chain.ts';
import { type Choice, choose } from '../../core/booking/choose.ts';
import { monthCount } from '../../core/booking/limits.ts';
import { placesLeft } from '../../core/booking/refusal.ts';
import { countOf, deselect, NOTHING_SELECTED, type Selection } from '../../core/booking/selection.ts';
import type { Slot } from '../../core/booking/slot.ts';
import type { SlottedOffer } from '../../core/catalogue/slotted.ts';
import { addMinutes, monthOf } from '../../core/time/wall-time.ts';
import { aBooking, anOffer, aSlot, NOW, someBookings } from '../fixtures/data/factories.ts';
import { fc } from '../fixtures/data/properties.ts';

/**
 * Slots of two places in the last hours of November and the first of December 2026, so that presses often reach a
 * limit.
 */
const SLOTS: readonly Slot[] = Array.from({ length: 8 }, (_, hour) =>
  aSlot({ at: addMinutes('2026-11-30T20:00', 60 * hour), capacity: 2, index: hour % 4 }),
);

interface Press {
  readonly slot: Slot;
  /** The answer if the visitor is asked whether to wait for this slot too. */
  readonly isAgreed: boolean;
}

interface Step {
  readonly slot: Slot;
  readonly before: Selection;
  readonly choice: Choice;
  readonly after: Selection;
}

const presses = fc.array(fc.record({ slot: fc.constantFrom(...SLOTS), isAgreed: fc.boolean() }), { maxLength: 20 });

const anyOffer: fc.Arbitrary<SlottedOffer> = fc
  .record({
    maxSlot: fc.nat(6),
    bookMonth: fc.nat(5),
    consecutive: fc.boolean(),
    maxMultiSlots: fc.nat(3),
    waitListBooking: fc.boolean(),
  })
  .map(anOffer);

const anyBookings: fc.Arbitrary<Bookings> = fc
  .tuple(
    fc.array(fc.constantFrom(...SLOTS), { maxLength: 2 }),
    fc.tuple(...SLOTS.map((slot) => fc.nat(2).map((places) => [slot, places] as const))),
  )
  .map(([own, taken]) => someBookings({ own: own.map(({ start }) => aBooking(start)), taken }));

/** Returns the selection after each press of a visitor. */
function walk(all: readonly Press[], offer: SlottedOffer, bookings: Bookings): readonly Step[] {
  let selection = NOTHING_SELECTED;
  return all.map(({ slot, isAgreed }) => {
    const before = selection;
    const choice = choose(slot, { selection: before, offer, bookings, now: NOW });
    const isKept = choice.case === 'refused' || (choice.case === 'confirm-waiting' && !isAgreed);
    if (!isKept) selection = choice.selection;
    return { slot, before, choice, after: selection };
  });
}

function always(holds: (step: Step, offer: SlottedOffer, bookings: Bookings) => void): void {
  const situation = fc.tuple(presses, anyOffer, anyBookings);
  fc.assert(
    fc.property(situation, ([all, offer, bookings]) => {
      for (const step of walk(all, offer, bookings)) holds(step, offer, bookings);
    }),
    { numRuns: 300 },
  );
}

describe('D-toggle: any sequence of presses', () => {
  it('selections stay sorted by date and hour, booked places before waiting ones', () => {
    always(({ after }) => {
      const order = after.map(({ start, isWaitBooking }) => `${start} ${Number(isWaitBooking)}`);
      expect(order).toEqual(order.toSorted());
    });
  });

  it('a slot is selected once, or as often as repeats are allowed', () => {
    always(({ slot, after }, { maxMultiSlots }, { own }) => {
      const booked = own.filter(({ start }) => start === slot.start).length;
      const most = maxMultiSlots === 0 ? 1 : maxMultiSlots - Math.min(booked, maxMultiSlots);
      expect(countOf(slot.id, after)).toBeLessThanOrEqual(most);
    });
  });

  it('presses exceed no limit: slots of a selection, bookings of a month, places of a slot', () => {
    always(({ slot, before, after }, offer, bookings) => {
      expect(after.length).toBeLessThanOrEqual(offer.maxSlot);
      expect(placesLeft(slot, after, bookings)).toBeGreaterThanOrEqual(0);
      const month = monthOf(slot.start);
      const most = Math.max(offer.bookMonth, monthCount(month, before, offer, bookings));
      expect(monthCount(month, after, offer, bookings)).toBeLessThanOrEqual(most);
      if (offer.bookMonth === 0) expect(after).toEqual([]);
    });
  });

  it('a slot is a waiting slot only if there is a waiting list and no place is left', () => {
    always(({ after }, offer, bookings) => {
      for (const slot of after.filter(({ isWaitBooking }) => isWaitBooking)) {
        expect([offer.waitListBooking, placesLeft(slot, after, bookings)]).toEqual([true, 0]);
      }
    });
  });

  it('a confirmation is asked for from the second waiting slot on, and for nothing else', () => {
    always(({ before, choice }) => {
      if (choice.case !== 'added' && choice.case !== 'confirm-waiting') return;
      const waiting = (selection: Selection) => selection.filter(({ isWaitBooking }) => isWaitBooking).length;
      const isLater = waiting(choice.selection) > waiting(before) && waiting(before) > 0;
      expect(choice.case).toBe(isLater ? 'confirm-waiting' : 'added');
    });
  });

  it('a press that adds a slot adds exactly one, and deselecting it undoes the press', () => {
    always(({ slot, before, choice }) => {
      if (choice.case !== 'added' && choice.case !== 'confirm-waiting') return;
      expect(countOf(slot.id, choice.selection)).toBe(countOf(slot.id, before) + 1);
      expect(deselect(slot.id, choice.selection)).toEqual(before);
    });
  });

  it('without repeats a second press undoes the first', () => {
    always(({ slot, before, choice }, offer, bookings) => {
      if (offer.maxMultiSlots > 0 || (choice.case !== 'added' && choice.case !== 'confirm-waiting')) return;
      expect(choose(slot, { selection: choice.selection, offer, bookings, now: NOW })).toEqual({
        case: 'removed',
        selection: before,
      });
    });
  });

  it('a press that removes a slot removes every repeat of it and nothing else', () => {
    always(({ slot, before, choice }) => {
      if (choice.case !== 'removed') return;
      expect(choice.selection).toEqual(before.filter(({ id }) => id !== slot.id));
      expect(countOf(slot.id, before)).toBeGreaterThan(0);
    });
  });

  it('a selected slot is never refused: it can always be deselected', () => {
    always(({ slot, before, choice }) => {
      if (choice.case === 'refused') expect(countOf(slot.id, before)).toBe(0);
    });
  });

  it('slots that must be consecutive form a whole chain until one is removed', () => {
    always(({ before, choice }, offer) => {
      const isAdded = choice.case === 'added' || choice.case === 'confirm-waiting';
      if (isAdded && isChainWhole(before, offer)) expect(isChainWhole(choice.selection, offer)).toBe(true);
    });
  });
});
