import { describe, expect, it } from 'vitest';
import type { Refusal } from '../../core/booking/refusal.ts';
import { isListClosed, WAITING_OFFER_MS, waitingOfferEnd, waitingOfferRefusal } from '../../core/booking/waiting.ts';
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
    ['until two hours after the offer', BEGINS - 5 * HOUR, BEGINS - 3 * HOUR],
    ['until the start, if that is in two hours', BEGINS - 2 * HOUR, BEGINS],
    ['until the start, if that is in less than two hours', BEGINS - 2 * HOUR + 1, BEGINS],
    ['for a moment, if it begins in a moment', BEGINS - 1, BEGINS],
  ])('a place is offered for two hours, and not beyond its start: %s', (_, made, end) => {
    expect(waitingOfferEnd(slot, made)).toBe(end);
  });
});

describe('D-waiting-offer: the people to whom a place is offered', () => {
  interface Situation {
    readonly offer?: Partial<SlottedOffer>;
    readonly own?: Parameters<typeof waitingOfferRefusal>[2]['own'];
    readonly organization?: Parameters<typeof waitingOfferRefusal>[2]['organization'];
    readonly now?: number;
  }

  it.each<[title: string, situation: Situation, answer: Refusal | null]>([
    ['to a person whom no rule forbids it', {}, null],
    ['up to the start', { now: BEGINS }, null],
    ['to nobody after the start', { now: BEGINS + 1 }, { case: 'past' }],
    [
      'to nobody on a day off',
      { offer: { daysOff: [{ start: '2026-11-24', end: '2026-11-24' }] } },
      { case: 'day-off' },
    ],
    ['to nobody outside the period', { offer: { endSlotted: '2026-11-23' } }, { case: 'outside-period' }],
    [
      'not to a person who has booked that start elsewhere',
      { own: [aBooking(slot.start, 8)] },
      { case: 'already-booked', isElsewhere: true },
    ],
    ['to a person below the monthly limit', { offer: { bookMonth: 2 }, own: bookingsOf('2026-11', 1) }, null],
    [
      'not to a person who has reached the monthly limit',
      { offer: { bookMonth: 2 }, own: bookingsOf('2026-11', 2) },
      { case: 'monthly-limit', limit: 2, month: '2026-11' },
    ],
    [
      'not to a person whose organisation has reached the monthly limit',
      { offer: { bookMonth: 2, maxMonthlyBookBasedOn: 'org' }, organization: bookingsOf('2026-11', 2) },
      { case: 'monthly-limit', limit: 2, month: '2026-11' },
    ],
    ['to a person whose reservation may have one slot', { offer: { maxSlot: 1 } }, null],
    [
      'not to a person who may not repeat it again',
      {
        offer: { maxMultiSlots: 1 },
        own: [aBooking(slot.start)],
      },
      { case: 'multi-limit', limit: 1 },
    ],
    ['to a person who may repeat it', { offer: { maxMultiSlots: 2 }, own: [aBooking(slot.start)] }, null],
  ])(
    'a place is offered to people who may book it: %s',
    (_, { offer, own = [], organization = null, now = NOW }, answer) => {
      const limits = anOffer({ waitListBooking: true, ...offer });
      expect(waitingOfferRefusal(slot, limits, { own, organization }, now)).toEqual(answer);
    },
  );

  it('a place is offered even if the offer no longer has a waiting list', () => {
    expect(
      waitingOfferRefusal(slot, anOffer({ waitListBooking: false }), { own: [], organization: null }, NOW),
    ).toBeNull();
  });
});

describe('D-closed-lists: the waiting list of a slot of the schedule', () => {
  const day = { start: '2026-11-24', end: '2026-11-24' } as const;

  it.each<[title: string, offer: Partial<SlottedOffer>, now: number, closed: boolean]>([
    ['open before the slot', {}, NOW, false],
    ['open for a slot that has begun', {}, BEGINS + 1, false],
    ['closed on a day off', { daysOff: [day] }, NOW, true],
    ['closed after the last day', { endSlotted: '2026-11-23' }, NOW, true],
    ['closed before the first day', { startSlotted: '2026-11-25' }, NOW, true],
    ['closed without bookings in a month', { bookMonth: 0 }, NOW, true],
    ['closed without slots in a booking', { maxSlot: 0 }, NOW, true],
  ])('a waiting list is %s', (_, offer, now, closed) => {
    expect(isListClosed(slot, anOffer(offer), now)).toBe(closed);
  });
});
