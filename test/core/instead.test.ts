import { describe, expect, it } from 'vitest';
import { insteadOf } from '../../core/booking/instead.ts';
import { anOffer, aSelection, aSlot, NOW, someBookings, someHours, TUESDAY } from '../fixtures/data/factories.ts';

const EIGHT = aSlot();
const NINE = aSlot({ at: `${TUESDAY}T09:00` });
const TEN = aSlot({ at: `${TUESDAY}T10:00` });

const hours = (...args: Parameters<typeof insteadOf>) =>
  insteadOf(...args)?.map(({ start }) => start.slice(11)) ?? null;
const gone = (...slots: readonly (typeof EIGHT)[]) => new Set(slots.map(({ id }) => id));

describe('D-lost-place: a place that is lost is offered the nearest free one', () => {
  it('in place of what went, beside what stays', () => {
    expect(hours(gone(EIGHT), aSelection(EIGHT, NINE), anOffer(), someBookings(), NOW)).toEqual(['09:00', '10:00']);
  });

  it('never one that is full or chosen already', () => {
    const bookings = someBookings({ taken: [[TEN, 6]] });
    expect(hours(gone(EIGHT), aSelection(EIGHT, NINE), anOffer(), bookings, NOW)).toBeNull();
  });

  it('never one to wait for', () => {
    const bookings = someBookings({ taken: [[NINE, 6]] });
    expect(hours(gone(EIGHT), aSelection(EIGHT), anOffer({ waitListBooking: true }), bookings, NOW)).toEqual(['10:00']);
  });

  it('where slots are to be consecutive, the nearest whole chain', () => {
    const offer = anOffer({ consecutive: true });
    expect(hours(gone(EIGHT), aSelection(EIGHT, NINE), offer, someBookings(), NOW)).toEqual(['09:00', '10:00']);
    expect(hours(gone(NINE), aSelection(EIGHT, NINE), offer, someBookings(), NOW)).toBeNull();
  });

  it('where slots are to be consecutive, what stays moves with it; where not, it stays where it is', () => {
    const schedule = Array.from({ length: 7 }, () => someHours('08:00', '09:00', '10:00', '11:00', '12:00'));
    const full = someBookings({ taken: [[TEN, 6]] });
    const chain = anOffer({ consecutive: true, schedule });
    expect(hours(gone(EIGHT), aSelection(EIGHT, NINE), chain, full, NOW)).toEqual(['11:00', '12:00']);
    const eleven = aSlot({ at: `${TUESDAY}T11:00` });
    const free = anOffer({ schedule });
    expect(hours(gone(EIGHT), aSelection(EIGHT, eleven), free, someBookings(), NOW)).toEqual(['09:00', '11:00']);
  });

  it('where slots are to be consecutive, a chain with what stays is better than a nearer one', () => {
    const schedule = Array.from({ length: 7 }, () => someHours('08:00', '09:00', '10:00', '11:00', '12:00'));
    const chain = anOffer({ consecutive: true, schedule });
    expect(hours(gone(TEN), aSelection(NINE, TEN), chain, someBookings(), NOW)).toEqual(['08:00', '09:00']);
  });

  it('when nothing went there is nothing to offer', () => {
    expect(hours(gone(), aSelection(EIGHT), anOffer(), someBookings(), NOW)).toBeNull();
  });
});
