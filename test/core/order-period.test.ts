import { describe, expect, it } from 'vitest';
import {
  type OrderState,
  type OrderTimes,
  orderPeriod,
  ordersOf,
  type PlacedOrder,
} from '../../core/booking/order-period.ts';
import { fc } from '../fixtures/data/properties.ts';

/** Tuesday 2026-11-24, 10:00 in Paris. */
const NOW = Date.parse('2026-11-24T09:00:00Z');

const dated = (start: string, end: string) => ({ case: 'dated', start, end }) as OrderTimes;
const until = (day: string) => ({ case: 'until', day }) as OrderTimes;

describe('D-order-periods: order history: future and past', () => {
  it.each<[string, OrderTimes, 'future' | 'past']>([
    ['a session that is running', dated('2026-11-24T09:30', '2026-11-24T10:30'), 'future'],
    ['a session that ends this minute', dated('2026-11-24T09:00', '2026-11-24T10:00'), 'past'],
    ['a session that ends in a minute', dated('2026-11-24T09:00', '2026-11-24T10:01'), 'future'],
    ['two sessions of which the first is over', dated('2026-11-20T09:00', '2026-12-01T10:00'), 'future'],
    ['a session that is waited for, by its start', dated('2026-11-24T10:00', '2026-11-24T10:00'), 'past'],
    ['an open event', { case: 'open' }, 'future'],
    ['a membership on its last day', until('2026-11-24'), 'future'],
    ['a membership that ended yesterday', until('2026-11-23'), 'past'],
    ['an order with nothing booked and no waiting place left', { case: 'nothing' }, 'past'],
  ])('an order is past when its last session is over: %s', (_, times, period) => {
    for (const state of ['pending', 'confirmed'] as const) expect(orderPeriod({ state, times }, NOW)).toBe(period);
  });

  it.each<OrderState>(['cancelled', 'expired', 'refunded'])(
    'an order that is %s is past, whatever its date',
    (state) => {
      for (const times of [dated('2027-01-01T10:00', '2027-01-01T11:00'), until('2027-01-01')]) {
        expect(orderPeriod({ state, times }, NOW)).toBe('past');
      }
      expect(orderPeriod({ state, times: { case: 'open' } }, NOW)).toBe('past');
    },
  );

  it('D-paris-days: days of the order history are those of Paris', () => {
    const lateInParis = Date.parse('2026-11-24T23:30:00Z');
    expect(orderPeriod({ state: 'confirmed', times: until('2026-11-24') }, lateInParis)).toBe('past');
  });
});

const wall = fc
  .integer({ min: 0, max: 90_000 })
  .map((n) => new Date(Date.UTC(2026, 9, 1) + n * 60_000).toISOString().slice(0, 16));
const times = fc.oneof(
  fc.tuple(wall, wall).map(([a, b]) => dated(a < b ? a : b, a < b ? b : a)),
  wall.map((at) => until(at.slice(0, 10))),
  fc.constantFrom<OrderTimes>({ case: 'open' }, { case: 'nothing' }),
);
const order = fc.record({
  id: fc.uuid(),
  state: fc.constantFrom<OrderState>('pending', 'confirmed', 'cancelled', 'expired', 'refunded'),
  createdAt: fc.integer({ min: NOW - 9e9, max: NOW }),
  times,
}) as fc.Arbitrary<PlacedOrder>;
const orders = fc.uniqueArray(order, { selector: ({ id }) => id, maxLength: 20 });

describe('D-order-periods: the order in which they are listed', () => {
  it('every order is in exactly one of the two periods, in whatever order orders come', () => {
    fc.assert(
      fc.property(orders, (all) => {
        const [future, past] = [ordersOf('future', all, NOW), ordersOf('past', all, NOW)];
        expect([...future, ...past].map(({ id }) => id).sort()).toEqual(all.map(({ id }) => id).sort());
        expect(ordersOf('future', all.toReversed(), NOW)).toEqual(future);
        expect(ordersOf('past', all.toReversed(), NOW)).toEqual(past);
      }),
    );
  });

  it('future orders are by the first start, undated ones last; past orders have the newest first', () => {
    fc.assert(
      fc.property(orders, (all) => {
        const starts = (period: 'future' | 'past') =>
          ordersOf(period, all, NOW).map((one) => (one.times.case === 'dated' ? one.times.start : null));
        const future = starts('future');
        const firstUndated = future.indexOf(null);
        if (firstUndated >= 0) expect(future.slice(firstUndated).every((start) => start === null)).toBe(true);
        const datedOnes = future.filter((start) => start !== null);
        expect(datedOnes).toEqual(datedOnes.toSorted());
        const past = starts('past').filter((start) => start !== null);
        expect(past).toEqual(past.toSorted().reverse());
      }),
    );
  });

  it('a past order without a date is sorted by the time of its purchase', () => {
    const [early, late] = [
      dated('2026-10-01T10:00', '2026-10-01T11:00'),
      dated('2026-11-01T10:00', '2026-11-01T11:00'),
    ];
    const all: readonly PlacedOrder[] = [
      { id: 'a', state: 'confirmed', createdAt: 0, times: early },
      { id: 'b', state: 'cancelled', createdAt: Date.parse('2026-10-15T10:00:00Z'), times: { case: 'open' } },
      { id: 'c', state: 'confirmed', createdAt: 0, times: late },
    ];
    expect(ordersOf('past', all, NOW).map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  });
});
