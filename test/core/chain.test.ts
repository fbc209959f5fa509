import { describe, expect, it } from 'vitest';
import { isAdjacent, isChainWhole, nearestChain } from '../../core/booking/chain.ts';
import type { Selection } from '../../core/booking/selection.ts';
import type { Slot } from '../../core/booking/slot.ts';
import { minutesBetween, type TimeOfDay, type WallTime, wallTime } from '../../core/time/wall-time.ts';
import { aSelection, aSlot, aWaitingSlot, TUESDAY } from '../fixtures/data/factories.ts';
import { fc } from '../fixtures/data/properties.ts';

const at = (start: WallTime) => aSlot({ at: start });
const on = (...starts: readonly TimeOfDay[]) => starts.map((start) => at(wallTime(TUESDAY, start)));

describe('D-refusal-not-consecutive: two slots that follow each other', () => {
  it.each<readonly [title: string, a: WallTime, b: WallTime, slotTime: number, answer: boolean]>([
    ['one slotTime later', '2026-11-24T08:00', '2026-11-24T09:00', 60, true],
    ['the same start', '2026-11-24T08:00', '2026-11-24T08:00', 60, true],
    ['one slotTime and a minute later', '2026-11-24T08:00', '2026-11-24T09:01', 60, false],
    ['one slotTime less a minute later', '2026-11-24T08:00', '2026-11-24T08:59', 60, false],
    ['twice slotTime', '2026-11-24T08:00', '2026-11-24T10:00', 60, false],
    ['slots of 45 minutes', '2026-11-24T08:00', '2026-11-24T08:45', 45, true],
    ['over midnight', '2026-11-24T23:30', '2026-11-25T00:30', 60, false],
    ['the same hour, a day later', '2026-11-24T08:00', '2026-11-25T08:00', 1440, false],
    ['over the spring change, by the wall clock', '2026-03-29T01:30', '2026-03-29T03:30', 120, true],
    ['not by elapsed time', '2026-03-29T01:30', '2026-03-29T03:30', 60, false],
    ['over the autumn change, by the wall clock', '2026-10-25T01:30', '2026-10-25T03:30', 120, true],
  ])('two slots follow each other if their starts are one slotTime apart: %s', (_, a, b, slotTime, answer) => {
    expect([isAdjacent(at(a), at(b), slotTime), isAdjacent(at(b), at(a), slotTime)]).toEqual([answer, answer]);
  });
});

describe('D-broken-chain: a chain that a removal has broken cannot be booked until it is whole again', () => {
  const consecutive = { consecutive: true, slotTime: 60 };
  it.each<readonly [title: string, selection: Selection, answer: boolean]>([
    ['nothing selected', [], true],
    ['one slot', aSelection('2026-11-24T08:00'), true],
    ['three in a row', aSelection(...on('08:00', '09:00', '10:00')), true],
    ['the middle one removed', aSelection(...on('08:00', '10:00')), false],
    ['the last one away from the others', aSelection(...on('08:00', '09:00', '11:00')), false],
    ['the first one away from the others', aSelection(...on('08:00', '10:00', '11:00')), false],
    ['a repeat', aSelection(...on('08:00', '08:00', '09:00')), true],
    ['a waiting slot is a link', aSelection(at('2026-11-24T08:00'), aWaitingSlot({ at: '2026-11-24T09:00' })), true],
    ['two days', aSelection('2026-11-24T08:00', '2026-11-25T08:00'), false],
  ])('a chain is whole if its slots follow each other: %s', (_, selection, answer) => {
    expect(isChainWhole(selection, consecutive)).toBe(answer);
    expect(isChainWhole(selection, { consecutive: false, slotTime: 60 })).toBe(true);
  });
});

describe('the nearest consecutive slots', () => {
  type Row = readonly [title: string, count: number, available: readonly Slot[], chain: readonly TimeOfDay[] | null];
  /** The consecutive slots that are nearest to 11:00. */
  it.each<Row>([
    ['from the slot itself', 2, on('11:00', '12:00'), ['11:00', '12:00']],
    ['one slot', 1, on('09:00', '12:00'), ['12:00']],
    ['the earlier of two equally near slots', 1, on('12:00', '10:00'), ['10:00']],
    [
      'the earlier of two equally near chains',
      2,
      on('10:00', '11:00', '12:00', '13:00').toSpliced(1, 1),
      ['12:00', '13:00'],
    ],
    [
      'a chain further away, if the nearest is too short',
      3,
      on('09:00', '11:00', '13:00', '14:00', '15:00'),
      ['13:00', '14:00', '15:00'],
    ],
    ['in whichever order they are given', 3, on('15:00', '13:00', '14:00'), ['13:00', '14:00', '15:00']],
    ['slots between them do not matter', 2, on('10:30', '12:00', '12:30', '13:00'), ['12:00', '13:00']],
    ['no chain is long enough', 3, on('11:00', '12:00', '14:00'), null],
    ['no slot is available', 1, [], null],
    ['no slot is wanted', 0, on('11:00'), null],
    ['over midnight is no chain', 2, [at('2026-11-24T23:00'), at('2026-11-25T00:00')], null],
    ['two offers are no chain', 2, [at('2026-11-24T11:00'), aSlot({ at: '2026-11-24T12:00', offerId: 8 })], null],
    [
      'slots of one offer beside those of another',
      2,
      [at('2026-11-24T11:00'), aSlot({ at: '2026-11-24T12:00', offerId: 8 }), at('2026-11-24T12:00')],
      ['11:00', '12:00'],
    ],
  ])('the chain that is offered is the nearest one that is long enough: %s', (_, count, available, chain) => {
    const found = nearestChain(at('2026-11-24T11:00'), count, available, 60);
    expect(found?.map(({ start }) => start.slice(11)) ?? null).toEqual(chain);
    expect(new Set(found?.map(({ offerId }) => offerId)).size).toBe(chain ? 1 : 0);
  });

  it('the nearest consecutive slots step by slotTime', () => {
    const found = nearestChain(at('2026-11-24T11:00'), 2, on('11:00', '11:30', '11:45', '12:00'), 45);
    expect(found?.map(({ start }) => start.slice(11))).toEqual(['11:00', '11:45']);
  });

  it('the search for consecutive slots leaves its arguments unchanged', () => {
    const available = Object.freeze(on('12:00', '10:00'));
    expect(nearestChain(at('2026-11-24T11:00'), 1, available, 60)).toHaveLength(1);
  });

  const halfHour = fc
    .integer({ min: 16, max: 40 })
    .map((half) => `${String(half >> 1).padStart(2, '0')}:${half % 2 ? '30' : '00'}` as TimeOfDay);

  it('the chain that is found is as near as the nearest of a brute-force search', () => {
    fc.assert(
      fc.property(fc.uniqueArray(halfHour), halfHour, fc.integer({ min: 1, max: 4 }), (starts, wanted, count) => {
        const minutes = on(...starts).map(({ start }) => minutesBetween(`${TUESDAY}T00:00`, start));
        const target = minutesBetween(`${TUESDAY}T00:00`, wallTime(TUESDAY, wanted));
        const heads = minutes.filter((head) =>
          Array.from({ length: count }, (_, step) => head + 60 * step).every((minute) => minutes.includes(minute)),
        );
        const nearest = heads
          .toSorted((a, b) => a - b)
          .find((head) => heads.every((other) => Math.abs(head - target) <= Math.abs(other - target)));
        const found = nearestChain(at(wallTime(TUESDAY, wanted)), count, on(...starts), 60);
        expect(found?.map(({ start }) => minutesBetween(`${TUESDAY}T00:00`, start))).toEqual(
          nearest === undefined ? undefined : Array.from({ length: count }, (_, step) => nearest + 60 * step),
        );
      }),
      { numRuns: 300 },
    );
  });
});
