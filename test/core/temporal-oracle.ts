import { Temporal } from 'temporal-polyfill';
import type { WallTime } from '../../core/time/wall-time.ts';

/**
 * Computes the results of core/time with an independent implementation of Temporal. Instants are milliseconds since
 * 1970.
 */
export const oracle = {
  toInstant: (at: WallTime, zone: string) =>
    Temporal.PlainDateTime.from(at).toZonedDateTime(zone, { disambiguation: 'compatible' }).epochMilliseconds,
  toWallTime: (instant: number, zone: string) =>
    Temporal.Instant.fromEpochMilliseconds(instant)
      .toZonedDateTimeISO(zone)
      .toPlainDateTime()
      .toString({ smallestUnit: 'minute', roundingMode: 'floor' }) as WallTime,
  /** Whether clocks of the zone show this time. They do not if it is in a spring gap. */
  exists: (at: WallTime, zone: string) =>
    Temporal.PlainDateTime.from(at).equals(Temporal.PlainDateTime.from(at).toZonedDateTime(zone).toPlainDateTime()),
  /** The instants at which clocks of the zone change, from the year `from` until before `until`. */
  changes(zone: string, from = 2024, until = 2031): readonly number[] {
    const end = Date.UTC(until, 0, 1);
    const found: number[] = [];
    let at = Temporal.Instant.fromEpochMilliseconds(Date.UTC(from, 0, 1))
      .toZonedDateTimeISO(zone)
      .getTimeZoneTransition('next');
    while (at && at.epochMilliseconds < end) {
      found.push(at.epochMilliseconds);
      at = at.getTimeZoneTransition('next');
    }
    return found;
  },
};
