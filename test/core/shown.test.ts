import { describe, expect, it } from 'vitest';
import { shownTime } from '../../core/time/shown.ts';
import type { WallTime } from '../../core/time/wall-time.ts';
import { PARIS } from '../../core/time/zone.ts';
import { fc } from '../fixtures/data/properties.ts';
import { wall } from './arbitraries.ts';
import { oracle } from './temporal-oracle.ts';

describe('D-display-zone: an hour is shown in the display zone', () => {
  type Row = readonly [
    title: string,
    at: WallTime,
    zone: string,
    shown: WallTime,
    offset: string | null,
    isOtherDay: boolean,
  ];
  it.each<Row>([
    ['Paris itself', '2026-11-24T08:00', 'Europe/Paris', '2026-11-24T08:00', null, false],
    ['a zone with the same offset', '2026-11-24T08:00', 'Europe/Berlin', '2026-11-24T08:00', 'UTC+1', false],
    ['the same offset in winter', '2026-11-24T08:00', 'Africa/Lagos', '2026-11-24T08:00', 'UTC+1', false],
    [
      'a zone with the same offset only in winter',
      '2026-07-14T08:00',
      'Africa/Lagos',
      '2026-07-14T07:00',
      'UTC+1',
      false,
    ],
    ['an hour behind', '2026-11-24T08:00', 'Europe/London', '2026-11-24T07:00', 'UTC', false],
    ['half hours', '2026-11-24T08:00', 'America/St_Johns', '2026-11-24T03:30', 'UTC−3:30', false],
    ['a day before', '2026-11-24T05:00', 'America/New_York', '2026-11-23T23:00', 'UTC−5', true],
    ['a day after', '2026-11-24T17:00', 'Asia/Tokyo', '2026-11-25T01:00', 'UTC+9', true],
    ['between two clock changes', '2026-03-20T08:00', 'America/New_York', '2026-03-20T03:00', 'UTC−4', false],
    ['in the spring gap: an hour later', '2026-03-29T02:30', 'UTC', '2026-03-29T01:30', 'UTC', false],
  ])('an hour is shown in the display zone: %s', (_, at, zone, shown, offset, isOtherDay) => {
    expect(shownTime(at, zone)).toEqual({ wall: shown, offset, isOtherDay });
  });

  it('the shown hour agrees with Temporal', () => {
    const zones = fc.constantFrom('America/St_Johns', 'Asia/Kathmandu', 'Europe/Berlin', 'Europe/London', 'UTC');
    fc.assert(
      fc.property(wall, zones, (at, zone) => {
        const instant = oracle.toInstant(at, PARIS);
        const there = oracle.toWallTime(instant, zone);
        const { wall: shown, isOtherDay } = shownTime(at, zone);
        expect(shown).toBe(there);
        expect(isOtherDay).toBe(there.slice(0, 10) !== at.slice(0, 10));
      }),
    );
  });
});
