import { describe, expect, it } from 'vitest';
import { NOTHING_SELECTED, type SelectedSlot, type Selection, select } from '../../core/booking/selection.ts';
import { offerSummary } from '../../core/pricing/offer-summary.ts';
import { addDays, type PlainDate } from '../../core/time/wall-time.ts';
import { aSelection, aWaitingSlot, TUESDAY } from '../fixtures/data/factories.ts';
import { fc } from '../fixtures/data/properties.ts';
import { differentSlots, slot } from './arbitraries.ts';

const THREE = aSelection('2026-11-24T08:00', '2026-11-24T09:00', '2026-11-25T08:00');
const offer = (freeSlot: number, price = 1200) => ({ freeSlot, price });
const period = (start: PlainDate, end: PlainDate) => [{ start, end }];

describe('D-free-slots, S-pricing-rule: without a subscription the earliest freeSlot slots cost nothing', () => {
  it.each([
    [0, 0, 3, 3600, [false, false, false]],
    [1, 1, 2, 2400, [true, false, false]],
    [2, 2, 1, 1200, [true, true, false]],
    [3, 3, 0, 0, [true, true, true]],
    [9, 3, 0, 0, [true, true, true]],
  ])(
    'with freeSlot %i of three slots, %i are free, %i are paid, the total is %i',
    (freeSlot, free, pay, total, isFree) => {
      expect(offerSummary(THREE, offer(freeSlot), [])).toEqual({
        quantity: 3,
        free,
        pay,
        pricePerSlot: 1200,
        total,
        isFree,
      });
    },
  );

  it('nothing selected costs nothing', () => {
    expect(offerSummary([], offer(1), [])).toEqual({
      quantity: 0,
      free: 0,
      pay: 0,
      pricePerSlot: 1200,
      total: 0,
      isFree: [],
    });
  });

  it('an offer at price 0 has a total of 0, and its free slots all the same', () => {
    expect(offerSummary(THREE, offer(1, 0), [])).toMatchObject({ free: 1, pay: 2, total: 0 });
  });
});

describe('D-free-slots, S-subscribers: slots within a subscription are free', () => {
  it.each([
    ['all three', period('2026-11-01', '2026-11-30'), 3, [true, true, true]],
    ['the slots of its last day', period('2026-11-01', '2026-11-24'), 2, [true, true, false]],
    ['the slots of its first day', period('2026-11-25', '2026-12-24'), 1, [false, false, true]],
    ['both ends are included', period('2026-11-24', '2026-11-25'), 3, [true, true, true]],
    ['none: it has ended', period('2026-10-01', '2026-11-23'), 0, [false, false, false]],
    ['none: it has not begun', period('2026-11-26', '2026-12-26'), 0, [false, false, false]],
  ])('a subscription makes slots free: %s', (_, subscription, free, isFree) => {
    expect(offerSummary(THREE, offer(0), subscription)).toMatchObject({ free, pay: 3 - free, isFree });
  });

  it('each of several subscriptions makes the slots of its days free', () => {
    const renewed = [...period('2026-10-25', '2026-11-24'), ...period('2026-11-25', '2026-12-24')];
    expect(offerSummary(THREE, offer(0), renewed)).toMatchObject({ free: 3, isFree: [true, true, true] });
  });

  it("the offer's own free slots count instead, if there are more of them", () => {
    const last = period('2026-11-25', '2026-12-24');
    expect(offerSummary(THREE, offer(2), last)).toMatchObject({ free: 2, isFree: [true, true, false] });
    expect(offerSummary(THREE, offer(1), last)).toMatchObject({ free: 1, isFree: [false, false, true] });
  });

  it('freeSlot is not added to the free slots of the subscription, and does not limit them', () => {
    expect(offerSummary(THREE, offer(2), period('2026-11-26', '2026-12-26'))).toMatchObject({ free: 2, pay: 1 });
    expect(offerSummary(THREE, offer(1), period('2026-11-01', '2026-11-30'))).toMatchObject({ free: 3, pay: 0 });
  });
});

describe('D-waiting-slots: waiting slots do not count', () => {
  const early = aWaitingSlot({ at: '2026-11-24T07:00' });

  it('waiting slots take no free slot, and are not charged', () => {
    expect(offerSummary(aSelection(early, ...THREE), offer(1), [])).toEqual({
      quantity: 3,
      free: 1,
      pay: 2,
      pricePerSlot: 1200,
      total: 2400,
      isFree: [false, true, false, false],
    });
  });

  it("waiting slots within a subscription are not 'Offert' either", () => {
    const summary = offerSummary(aSelection(early), offer(1), period('2026-11-01', '2026-11-30'));
    expect(summary).toMatchObject({ quantity: 0, free: 0, total: 0, isFree: [false] });
  });
});

describe('D-free-slots: any selection', () => {
  const anyOffer = fc.record({ price: fc.nat(100_000), freeSlot: fc.nat(6) });
  const anySubscription = fc.array(
    fc
      .tuple(fc.integer({ min: -30, max: 30 }), fc.nat(30))
      .map(([from, days]) => ({ start: addDays(TUESDAY, from), end: addDays(TUESDAY, from + days) })),
    { maxLength: 3 },
  );
  const clicks = differentSlots.chain((slots) =>
    fc.tuple(...slots.map((one) => fc.boolean().map((isWaitBooking): SelectedSlot => ({ ...one, isWaitBooking })))),
  );
  const clickAll = (slots: readonly SelectedSlot[]): Selection =>
    slots.reduce((chosen, one) => select(one, chosen, one.isWaitBooking), NOTHING_SELECTED);

  it('S-offer-summary: the figures agree: whole cents, never below 0, free + pay = quantity', () => {
    fc.assert(
      fc.property(clicks, anyOffer, anySubscription, (slots, rules, subscription) => {
        const summary = offerSummary(clickAll(slots), rules, subscription);
        expect(Number.isSafeInteger(summary.total)).toBe(true);
        expect(summary.total).toBe(summary.pay * rules.price);
        expect(summary.pay).toBeGreaterThanOrEqual(0);
        expect(summary.free + summary.pay).toBe(summary.quantity);
        expect(summary.isFree.filter(Boolean)).toHaveLength(summary.free);
        expect(summary.isFree).toHaveLength(slots.length);
      }),
    );
  });

  it('nobody pays more with more memberships than with fewer or none', () => {
    fc.assert(
      fc.property(clicks, anyOffer, anySubscription, (slots, rules, subscriptions) => {
        const total = (held: typeof subscriptions) => offerSummary(clickAll(slots), rules, held).total;
        expect(total(subscriptions)).toBeLessThanOrEqual(total(subscriptions.slice(1)));
      }),
    );
  });

  it('the order of the clicks does not matter to the sum', () => {
    fc.assert(
      fc.property(clicks, anyOffer, anySubscription, (slots, rules, subscription) => {
        const summary = offerSummary(clickAll(slots), rules, subscription);
        expect(offerSummary(clickAll(slots.toReversed()), rules, subscription)).toEqual(summary);
      }),
    );
  });

  it('one slot more never makes a selection cheaper, and adds at most the price of one slot', () => {
    fc.assert(
      fc.property(clicks, slot, anyOffer, anySubscription, (slots, one, rules, subscription) => {
        const before = offerSummary(clickAll(slots), rules, subscription).total;
        const after = offerSummary(select(one, clickAll(slots)), rules, subscription).total;
        expect(after).toBeGreaterThanOrEqual(before);
        expect(after).toBeLessThanOrEqual(before + rules.price);
      }),
    );
  });

  it('a higher price never makes a selection cheaper, and one free slot more never makes it dearer', () => {
    fc.assert(
      fc.property(clicks, anyOffer, fc.nat(5000), anySubscription, (slots, rules, more, subscription) => {
        const chosen = clickAll(slots);
        const { total } = offerSummary(chosen, rules, subscription);
        const dearer = { ...rules, price: rules.price + more };
        expect(offerSummary(chosen, dearer, subscription).total).toBeGreaterThanOrEqual(total);
        const freer = { ...rules, freeSlot: rules.freeSlot + 1 };
        expect(offerSummary(chosen, freer, subscription).total).toBeLessThanOrEqual(total);
      }),
    );
  });

  it("'Offert' are the earliest slots that are not waiting slots", () => {
    fc.assert(
      fc.property(clicks, anyOffer, (slots, rules) => {
        const chosen = clickAll(slots);
        const places = chosen.map(({ start, isWaitBooking }) => ({ start, isWaitBooking }));
        const earliest = places
          .filter(({ isWaitBooking }) => !isWaitBooking)
          .map(({ start }) => start)
          .toSorted()
          .slice(0, rules.freeSlot);
        const { isFree } = offerSummary(chosen, rules, []);
        expect(places.filter((_, at) => isFree[at]).map(({ start }) => start)).toEqual(earliest);
      }),
    );
  });

  it('an additional waiting slot changes no figure', () => {
    fc.assert(
      fc.property(clicks, slot, anyOffer, anySubscription, (slots, one, rules, subscription) => {
        const { isFree: _, ...before } = offerSummary(clickAll(slots), rules, subscription);
        expect(offerSummary(select(one, clickAll(slots), true), rules, subscription)).toMatchObject(before);
      }),
    );
  });
});
