import { columnsOf } from '../../core/booking/day-slots.ts';
import { openDays } from '../../core/booking/shown-days.ts';
import { slotId } from '../../core/booking/slot.ts';
import { formatDate, formatHour } from '../../core/time/format.ts';
import { decodeDate } from '../../core/time/payload-date.ts';
import {
  addDays,
  addMinutes,
  dateOf,
  mondayOf,
  type PlainDate,
  timeOf,
  type WallTime,
  wallTime,
  weekdayOf,
} from '../../core/time/wall-time.ts';
import { offsetAt, PARIS, toInstant, toWallTime } from '../../core/time/zone.ts';
import { anOffer } from '../fixtures/data/factories.ts';

const WALLS: readonly WallTime[] = [
  '2026-03-28T23:30',
  '2026-03-29T01:59',
  '2026-03-29T02:30',
  '2026-03-29T03:00',
  '2026-10-25T01:30',
  '2026-10-25T02:30',
  '2026-10-25T03:00',
  '2026-11-24T00:00',
  '2026-11-24T08:05',
  '2026-12-31T23:59',
  '2028-02-29T12:00',
];

/** Results of core that the device's own zone could affect. Run as a program, it prints them as JSON. */
export function vectors(): unknown {
  return {
    walls: WALLS.map((at) => ({
      at,
      instant: toInstant(at, PARIS),
      inTokyo: toWallTime(toInstant(at, PARIS), 'Asia/Tokyo'),
      offset: offsetAt(toInstant(at, PARIS), PARIS),
      nextWeek: addMinutes(at, 7 * 24 * 60),
      tomorrow: addDays(dateOf(at), 1),
      weekday: weekdayOf(dateOf(at)),
      monday: mondayOf(dateOf(at)),
      id: slotId(7, at),
      words: [formatDate(at, 'header', 'fr'), formatDate(at, 'full', 'en'), formatHour(timeOf(at), 'fr')],
    })),
    payloads: [
      '2026-11-20T14:30:00',
      '2026-11-20',
      '2026-07-20T22:30:00Z',
      { date: '2026-11-20 14:30:00.000000', timezone: 'Europe/Paris' },
      { date: '2026-11-20 14:30:00.000000', timezone: 'America/St_Johns' },
    ].map(decodeDate),
    week: columnsOf(openDays('2026-03-26', 7, []), [anOffer()]).map(({ date, slots }) => [
      date,
      slots.map(({ start }) => start),
    ]),
  };
}

/** Wall times of Paris on the days of both clock changes, 2024 to 2030, each with its instant and what a device shows. */
export function clockChanges(deviceZone: string): readonly ClockReading[] {
  return [2024, 2025, 2026, 2027, 2028, 2029, 2030].flatMap((year) =>
    [lastSunday(`${year}-03-31`), lastSunday(`${year}-10-31`)].flatMap((sunday) =>
      Array.from({ length: 20 }, (_, quarter) => {
        const at = addMinutes(wallTime(sunday, '00:00'), 15 * quarter);
        const instant = toInstant(at, PARIS);
        return { at, instant, inParis: toWallTime(instant, PARIS), onDevice: toWallTime(instant, deviceZone) };
      }),
    ),
  );
}

export interface ClockReading {
  readonly at: WallTime;
  readonly instant: number;
  readonly inParis: WallTime;
  readonly onDevice: WallTime;
}

function lastSunday(lastOfMonth: PlainDate): PlainDate {
  return addDays(mondayOf(addDays(lastOfMonth, 1)), -1);
}

if (process.argv[2] === 'print') {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  console.log(JSON.stringify({ timeZone, vectors: vectors(), clockChanges: clockChanges(timeZone) }));
}
