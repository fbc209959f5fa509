import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { Temporal } from 'temporal-polyfill';
import { addMinutes, type WallTime } from '../../core/time/wall-time.ts';
import { PARIS, toInstant } from '../../core/time/zone.ts';
import { median } from './paint.ts';

dayjs.extend(utc);
dayjs.extend(timezone);

/** 10,000 wall times over a year, both clock changes among them. */
const WALLS: readonly WallTime[] = Array.from({ length: 10_000 }, (_, index) =>
  addMinutes('2026-01-01T00:00', index * 52),
);

/** Wall time → instant for 10,000 slots: ours against dayjs.tz, and how often ours is not Temporal's. */
export function zones(): { readonly toDayjs: number; readonly differences: number } {
  const ours = time(() => WALLS.map((wall) => toInstant(wall, PARIS)));
  const theirs = time(() => WALLS.map((wall) => dayjs.tz(wall, PARIS).valueOf()));
  const differences = WALLS.filter((wall) => toInstant(wall, PARIS) !== byTemporal(wall)).length;
  return { toDayjs: Math.round((ours / theirs) * 1000) / 1000, differences };
}

function byTemporal(wall: WallTime): number {
  return Temporal.PlainDateTime.from(wall).toZonedDateTime(PARIS, { disambiguation: 'compatible' }).epochMilliseconds;
}

function time(work: () => unknown): number {
  work();
  return median(
    Array.from({ length: 3 }, () => {
      const start = performance.now();
      work();
      return performance.now() - start;
    }),
  );
}
