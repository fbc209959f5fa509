import { describe, expect, it } from 'vitest';
import type { Refusal } from '../../core/booking/refusal.ts';
import { WAITING_OFFER_MS, waitingOfferEnd, waitingOfferRefusal } from '../../core/booking/waiting.ts';
import type { SlottedOffer } from '../../core/catalogue/slotted.ts';
import { aBooking, anOffer, aSlot, bookingsOf, inParis, NOW } from '../fixtures/data/factories.ts';

const slot = aSlot();
const BEGINS = inParis(slot.start);
const HOUR = 60 * 60_000;

describe('D-waiting-offer: how long a place is offered', () => {
  it('a place is offered for two hours', () => {
    expect(WAITING_OFFER_MS).toBe(2 * HOUR);
  });

  it.each<[title: string, made: number, end: number]>([
    ['two hours from when it is made', BEGINS - 5 * HOUR, BEGINS - 3 * HOUR],
    ['up to the start where that is in two hours', BEGINS - 2 * HOUR, BEGINS],
    ['no longer than to the start', BEGINS - 2 * HOUR + 1, BEGINS],
    ['a moment where it begins in one', BEGINS - 1, BEGINS],
  ])('a place is offered for two hours, and not beyond its start: %s', (_, made, end) => {
    expect(waitingOfferEnd(slot, made)).toBe(end);
  });
});

describe('D-waiting-offer: whom a place is offered', () => {
  interface Situation {
    readonly offer?: Partial<SlottedOffer>;
    readonly own?: Parameters<typeof waitingOfferRefusal>[2]['own'];
    readonly organization?: Parameters<typeof waitingOfferRefusal>[2]['organization'];
    readonly now?: number;
  }

  it.each<[title: string, situation: Situation, answer: Refusal | null]>([
    ['somebody whom nothing forbids', {}, null],
    ['up to the start', { now: BEGINS }, null],
    ['nobody once it has begun', { now: BEGINS + 1 }, { case: 'past' }],
    ['nobody on a day off', { offer: { daysOff: [{ start: '2026-11-24', end: '2026-11-24' }] } }, { case: 'day-off' }],
    ['nobody outside the period', { offer: { endSlotted: '2026-11-23' } }, { case: 'outside-period' }],
    [
      'not who has booked that start elsewhere',
      { own: [aBooking(slot.start, 8)] },
      { case: 'already-booked', isElsewhere: true },
    ],
    ['who is below the month’s limit', { offer: { bookMonth: 2 }, own: bookingsOf('2026-11', 1) }, null],
    [
      'not who is at it',
      { offer: { bookMonth: 2 }, own: bookingsOf('2026-11', 2) },
      { case: 'monthly-limit', limit: 2, month: '2026-11' },
    ],
    [
      'not whose organisation is at it',
      { offer: { bookMonth: 2, maxMonthlyBookBasedOn: 'org' }, organization: bookingsOf('2026-11', 2) },
      { case: 'monthly-limit', limit: 2, month: '2026-11' },
    ],
    ['whatever the number of slots in a reservation but none', { offer: { maxSlot: 1 } }, null],
    [
      'not where repeats are used up',
      {
        offer: { maxMultiSlots: 1 },
        own: [aBooking(slot.start)],
      },
      { case: 'multi-limit', limit: 1 },
    ],
    ['who may repeat it', { offer: { maxMultiSlots: 2 }, own: [aBooking(slot.start)] }, null],
  ])(
    'a place is offered to whoever may book it: %s',
    (_, { offer, own = [], organization = null, now = NOW }, answer) => {
      const limits = anOffer({ waitListBooking: true, ...offer });
      expect(waitingOfferRefusal(slot, limits, { own, organization }, now)).toEqual(answer);
    },
  );

  it('a place is offered also where the offer has no waiting list any more', () => {
    expect(
      waitingOfferRefusal(slot, anOffer({ waitListBooking: false }), { own: [], organization: null }, NOW),
    ).toBeNull();
  });
});
