import { describe, expect, it } from 'vitest';
import { type BookableItem, itemRefusal } from '../../core/booking/item-refusal.ts';
import type { RefusalCase } from '../../core/booking/refusal.ts';
import { inParis } from '../fixtures/data/factories.ts';

const START = '2026-11-24T10:00';
const BEGINS = inParis(START);
const END = '2026-11-24T11:30';
const ENDS = inParis(END);

interface Situation {
  readonly item?: Partial<BookableItem>;
  readonly isBooked?: boolean;
  readonly taken?: number;
  readonly now?: number;
}

const refused = ({ item, isBooked = false, taken = 0, now = BEGINS - 1 }: Situation) =>
  itemRefusal({ start: START, end: null, capacity: 2, ...item }, isBooked, taken, now);

describe('D-item-past: a place of an event or an animation', () => {
  it.each<[title: string, situation: Situation, answer: RefusalCase | null]>([
    ['is free', {}, null],
    ['is free at its very start', { now: BEGINS }, null],
    ['is past a moment after its start, if its length is unknown', { now: BEGINS + 1 }, 'past'],
    ['is free until it ends', { item: { end: END }, now: ENDS }, null],
    ['is past when it is over', { item: { end: END }, now: ENDS + 1 }, 'past'],
    ['without a date is never past', { item: { start: null }, now: BEGINS + 1 }, null],
    ['is booked once per person', { isBooked: true }, 'already-booked'],
    ['is booked once per person without a date too', { item: { start: null }, isBooked: true }, 'already-booked'],
    ['is free while a place is left', { taken: 1 }, null],
    ['is full at its capacity', { taken: 2 }, 'full'],
    ['is full above its capacity', { taken: 3 }, 'full'],
    ['without a capacity is never full', { item: { capacity: null }, taken: 1_000_000 }, null],
    ['is refused as past rather than as booked', { now: BEGINS + 1, isBooked: true }, 'past'],
    ['is refused as past rather than as full', { now: BEGINS + 1, taken: 2 }, 'past'],
    ['is refused as booked rather than as full', { isBooked: true, taken: 2 }, 'already-booked'],
  ])('a place of an event or an animation %s', (_, situation, answer) => {
    expect(refused(situation)).toEqual(answer && { case: answer });
  });
});
