import { describe, expect, it } from 'vitest';
import { eventTimes } from '../../core/catalogue/event-times.ts';
import type { Weekday } from '../../core/time/wall-time.ts';
import { everyWeekday, runsOf } from '../../core/time/weekday-names.ts';
import { anEvent } from '../fixtures/data/events.ts';

describe('S-event-card: when an event takes place', () => {
  it('a single event takes place once', () => {
    expect(eventTimes(anEvent())).toEqual({ case: 'once', start: '2026-11-26T14:30' });
  });

  it('a cyclic event takes place every week, on its weekday, else on that of its start', () => {
    const occurrences = [{ start: '2026-11-26T14:30', url: 'a', isScheduled: true }] as const;
    const event = anEvent({ type: 'cyclic', occurrences });
    expect(eventTimes(event)).toEqual({ case: 'weekly', weekday: 3, start: '2026-11-26T14:30', occurrences });
    expect(eventTimes({ ...event, weekday: 0 })).toMatchObject({ weekday: 0 });
  });

  it('a slotted event takes place from its first slot on', () => {
    const firstSlot = '2026-11-24T08:00';
    expect(eventTimes(anEvent({ type: 'slotted', start: null, firstSlot }))).toEqual({
      case: 'slots',
      first: firstSlot,
    });
  });

  it('an open event takes place in its opening hours, from start to start plus duration; days with the same hours are grouped', () => {
    const openings = [
      { weekday: 0, start: '10:00' },
      { weekday: 0, start: '23:30' },
      { weekday: 2, start: '10:00' },
    ] as const;
    expect(eventTimes(anEvent({ type: 'open', start: null, duration: 1.5, openings }))).toEqual({
      case: 'open',
      hours: [
        { weekdays: [0, 2], start: '10:00', end: '11:30' },
        { weekdays: [0], start: '23:30', end: '01:00' },
      ],
    });
    expect(eventTimes(anEvent({ type: 'open', duration: null, openings }))).toMatchObject({
      hours: [{ end: null }, {}],
    });
  });

  it.each([
    ['single', { start: null }],
    ['cyclic', { start: null, type: 'cyclic' }],
    ['slotted without a session', { start: null, type: 'slotted' }],
    ['open without hours', { start: null, type: 'open' }],
  ] as const)('an event without a known time shows none: %s', (_, changes) => {
    expect(eventTimes(anEvent(changes))).toEqual({ case: 'undated' });
  });

  it('an open event without opening hours takes place from its first slot on', () => {
    const firstSlot = '2026-11-24T08:00';
    expect(eventTimes(anEvent({ type: 'open', start: null, firstSlot }))).toEqual({ case: 'slots', first: firstSlot });
  });
});

describe('S-occurrences: weekdays', () => {
  it('weekdays are French plurals, Lundis to Dimanches', () => {
    const french = ['Lundis', 'Mardis', 'Mercredis', 'Jeudis', 'Vendredis', 'Samedis', 'Dimanches'];
    expect(french.map((_, day) => everyWeekday(day as Weekday, 'fr'))).toEqual(french);
    expect(everyWeekday(6, 'en')).toBe('Sundays');
  });

  it.each([
    [[], []],
    [[0], [[0]]],
    [
      [0, 1],
      [[0], [1]],
    ],
    [[0, 1, 2], [[0, 2]]],
    [
      [4, 0, 1, 2, 4],
      [[0, 2], [4]],
    ],
    [[0, 1, 2, 3, 4, 5, 6], [[0, 6]]],
    [
      [6, 0],
      [[0], [6]],
    ],
  ] as readonly (readonly [readonly Weekday[], readonly (readonly Weekday[])[]])[])(
    'the weekdays %j form the ranges %j',
    (days, runs) => {
      expect(runsOf(days)).toEqual(runs);
    },
  );
});
