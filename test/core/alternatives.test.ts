import { describe, expect, it } from 'vitest';
import { selectionWithAlternatives } from '../../core/booking/alternatives.ts';
import { type Bookings, NO_BOOKINGS } from '../../core/booking/bookings.ts';
import type { SlotId } from '../../core/booking/slot.ts';
import { anOffer, aSelection, aSlot, NOW, someBookings, someHours, TUESDAY } from '../fixtures/data/factories.ts';

const EIGHT = aSlot();
const NINE = aSlot({ at: `${TUESDAY}T09:00` });
const TEN = aSlot({ at: `${TUESDAY}T10:00` });

const hours = (
  lost: ReadonlySet<SlotId>,
  situation: Omit<Parameters<typeof selectionWithAlternatives>[1], 'bookings' | 'now'> & { bookings?: Bookings },
) =>
  selectionWithAlternatives(lost, { bookings: NO_BOOKINGS, now: NOW, ...situation })?.map(({ start }) =>
    start.slice(11),
  ) ?? null;
const gone = (...slots: readonly (typeof EIGHT)[]) => new Set(slots.map(({ id }) => id));

describe('D-lost-place: the nearest free places are offered for lost ones', () => {
  it('free places replace the lost slots beside the slots that remain', () => {
    expect(hours(gone(EIGHT), { selection: aSelection(EIGHT, NINE), offer: anOffer() })).toEqual(['09:00', '10:00']);
  });

  it('a slot that is full or already chosen is never offered', () => {
    const bookings = someBookings({ taken: [[TEN, 6]] });
    expect(hours(gone(EIGHT), { selection: aSelection(EIGHT, NINE), offer: anOffer(), bookings })).toBeNull();
  });

  it('a slot with a waiting list only is never offered', () => {
    const bookings = someBookings({ taken: [[NINE, 6]] });
    expect(
      hours(gone(EIGHT), { selection: aSelection(EIGHT), offer: anOffer({ waitListBooking: true }), bookings }),
    ).toEqual(['10:00']);
  });

  it('if slots must be consecutive, the nearest whole chain is offered', () => {
    const offer = anOffer({ consecutive: true });
    expect(hours(gone(EIGHT), { selection: aSelection(EIGHT, NINE), offer })).toEqual(['09:00', '10:00']);
    expect(hours(gone(NINE), { selection: aSelection(EIGHT, NINE), offer })).toBeNull();
  });

  it('if slots must be consecutive, the remaining ones move too; otherwise they keep their times', () => {
    const schedule = Array.from({ length: 7 }, () => someHours('08:00', '09:00', '10:00', '11:00', '12:00'));
    const full = someBookings({ taken: [[TEN, 6]] });
    const chain = anOffer({ consecutive: true, schedule });
    expect(hours(gone(EIGHT), { selection: aSelection(EIGHT, NINE), offer: chain, bookings: full })).toEqual([
      '11:00',
      '12:00',
    ]);
    const eleven = aSlot({ at: `${TUESDAY}T11:00` });
    const free = anOffer({ schedule });
    expect(hours(gone(EIGHT), { selection: aSelection(EIGHT, eleven), offer: free })).toEqual(['09:00', '11:00']);
  });

  it('if slots must be consecutive, a chain that keeps the remaining slots is preferred to a nearer chain', () => {
    const schedule = Array.from({ length: 7 }, () => someHours('08:00', '09:00', '10:00', '11:00', '12:00'));
    const chain = anOffer({ consecutive: true, schedule });
    expect(hours(gone(TEN), { selection: aSelection(NINE, TEN), offer: chain })).toEqual(['08:00', '09:00']);
  });

  it('when no slot is lost, no place is offered', () => {
    expect(hours(gone(), { selection: aSelection(EIGHT), offer: anOffer() })).toBeNull();
  });
});
