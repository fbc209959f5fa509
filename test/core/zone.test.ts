import { Temporal } from 'temporal-polyfill';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { addMinutes, asUtcMs, type WallTime } from '../../core/time/wall-time.ts';
import * as zoneOfIntl from '../../core/time/zone.ts';
import { fc } from '../fixtures/data/properties.ts';
import { wall } from './arbitraries.ts';
import { oracle } from './temporal-oracle.ts';

const ZONES = [
  'Europe/Paris',
  'America/New_York',
  'America/St_Johns',
  'Pacific/Auckland',
  'Asia/Tokyo',
  'Asia/Kathmandu',
] as const;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

type ZoneRules = Pick<typeof zoneOfIntl, 'toInstant' | 'toWallTime' | 'offsetAt'>;

function agreesAroundChanges(rules: ZoneRules, zone: string) {
  for (const change of oracle.changes(zone)) {
    for (const step of [-24 * HOUR, -HOUR, -MINUTE, -1000, -1, 0, 1, 1000, MINUTE, HOUR, 24 * HOUR]) {
      const instant = change + step;
      expect([instant, rules.toWallTime(instant, zone)]).toEqual([instant, oracle.toWallTime(instant, zone)]);
    }
    const shown = oracle.toWallTime(change, zone);
    for (let minutes = -26 * 60; minutes <= 26 * 60; minutes += 15) {
      const at = addMinutes(shown, minutes);
      expect([at, rules.toInstant(at, zone)]).toEqual([at, oracle.toInstant(at, zone)]);
    }
  }
}

describe.each(ZONES)('D-clock-change: wall time and instant in %s', (zone) => {
  it('wall times and instants agree with Temporal around every clock change of 2024 to 2030', () => {
    const isFixed = zone === 'Asia/Tokyo' || zone === 'Asia/Kathmandu';
    expect(oracle.changes(zone)).toHaveLength(isFixed ? 0 : 14);
    agreesAroundChanges(zoneOfIntl, zone);
  });

  it('wall times and instants agree with Temporal at any wall time and instant', () => {
    fc.assert(
      fc.property(wall, (at) => {
        const instant = oracle.toInstant(at, zone);
        expect(zoneOfIntl.toInstant(at, zone)).toBe(instant);
        expect(zoneOfIntl.toWallTime(instant + 59_999, zone)).toBe(oracle.toWallTime(instant + 59_999, zone));
      }),
    );
  });

  it('a wall time is read back from its instant, or a later one if clocks skip it', () => {
    fc.assert(
      fc.property(wall, (at) => {
        const back = zoneOfIntl.toWallTime(zoneOfIntl.toInstant(at, zone), zone);
        expect(back >= at).toBe(true);
        expect(back === at).toBe(oracle.exists(at, zone));
      }),
    );
  });

  it('an instant is read back from its wall time, or an earlier one if clocks show the time twice', () => {
    fc.assert(
      fc.property(wall, (at) => {
        const instant = asUtcMs(at);
        const back = zoneOfIntl.toInstant(zoneOfIntl.toWallTime(instant, zone), zone);
        expect(instant - back === 0 || instant - back === HOUR).toBe(true);
      }),
    );
  });

  it('wall times and instants agree with Temporal at the turn of each year', () => {
    for (let year = 2024; year <= 2031; year += 1) {
      for (const at of [`${year}-01-01T00:00`, `${year}-12-31T23:59`] as WallTime[]) {
        expect([at, zoneOfIntl.toInstant(at, zone)]).toEqual([at, oracle.toInstant(at, zone)]);
      }
    }
  });
});

describe('D-clock-change: examples in Paris', () => {
  const iso = (at: WallTime) => new Date(zoneOfIntl.toInstant(at, zoneOfIntl.PARIS)).toISOString().slice(0, 16);

  it.each([
    ['a day in winter', '2026-11-24T08:00', '2026-11-24T07:00'],
    ['a day in summer', '2026-07-14T08:00', '2026-07-14T06:00'],
    ['the last minute before the spring gap', '2026-03-29T01:59', '2026-03-29T00:59'],
    ['in the gap: moved by its length, 02:30 → 03:30', '2026-03-29T02:30', '2026-03-29T01:30'],
    ['the first minute after the spring gap', '2026-03-29T03:00', '2026-03-29T01:00'],
    ['a time that occurs twice in autumn: the first', '2026-10-25T02:30', '2026-10-25T00:30'],
    ['the first minute after the repeated hour', '2026-10-25T03:00', '2026-10-25T02:00'],
  ] as const)('a wall time in Paris becomes its instant: %s', (_, at, utc) => {
    expect(iso(at)).toBe(utc);
  });

  it('the offset of Paris is two hours in summer and one in winter, to the millisecond', () => {
    const spring = Date.UTC(2026, 2, 29, 1);
    const autumn = Date.UTC(2026, 9, 25, 1);
    const hours = [spring - 1, spring, autumn - 1, autumn].map(
      (at) => zoneOfIntl.offsetAt(at, zoneOfIntl.PARIS) / HOUR,
    );
    expect(hours).toEqual([1, 2, 2, 1]);
  });
});

describe('D-clock-change: Paris, by the rule of the European Union', () => {
  const platform = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zoneOfIntl.PARIS,
    dateStyle: 'short',
    timeStyle: 'medium',
  });

  it('wall times equal those of the platform on each day of 1990 to 2060, just before and at 01:00 UTC, when clocks change', () => {
    const instants = [];
    for (let at = Date.UTC(1990, 0, 1, 1); at < Date.UTC(2061, 0, 1); at += 24 * HOUR) instants.push(at - 1, at);
    const ours = instants.map((at) => zoneOfIntl.toWallTime(at, zoneOfIntl.PARIS));
    expect(ours).toEqual(instants.map((at) => platform.format(at).slice(0, 16).replace(' ', 'T')));
  });

  it('instants agree with Temporal around every change of 1996 to 2060', () => {
    const changes = oracle.changes(zoneOfIntl.PARIS, 1996, 2061);
    expect(changes).toHaveLength(130);
    for (const change of changes) {
      const shown = oracle.toWallTime(change, zoneOfIntl.PARIS);
      for (let minutes = -150; minutes <= 150; minutes += 30) {
        const at = addMinutes(shown, minutes);
        expect([at, zoneOfIntl.toInstant(at, zoneOfIntl.PARIS)]).toEqual([at, oracle.toInstant(at, zoneOfIntl.PARIS)]);
      }
    }
  });
});

describe('D-clock-change: Temporal is used instead of Intl if the platform has it', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  it.each(ZONES.filter((zone) => zone !== zoneOfIntl.PARIS))(
    'the results in %s are the same with Temporal',
    async (zone) => {
      vi.resetModules();
      vi.stubGlobal('Temporal', Temporal);
      vi.stubGlobal('Intl', undefined);
      agreesAroundChanges(await import('../../core/time/zone.ts'), zone);
    },
  );
});

describe('C-settings: a zone that the platform does not know', () => {
  it.each(['Europe/Lutèce', '', 'Mars/Olympus', 'Europe/Paris '])(
    '"%s" is not a zone, and converting with it throws a RangeError',
    (zone) => {
      expect(zoneOfIntl.isTimeZone(zone)).toBe(false);
      expect(() => zoneOfIntl.toInstant('2026-11-24T08:00', zone)).toThrow(RangeError);
      expect(() => zoneOfIntl.toWallTime(0, zone)).toThrow(RangeError);
    },
  );

  it.each([...ZONES, 'UTC'])('the zone %s is one that the platform knows', (zone) => {
    expect(zoneOfIntl.isTimeZone(zone)).toBe(true);
  });
});
