import { Temporal } from 'temporal-polyfill';
import type { WallTime } from '../../core/time/wall-time.ts';

const FROM = Temporal.Instant.from('2024-01-01T00:00Z');
const UNTIL = Temporal.Instant.from('2031-01-01T00:00Z');

/** The results of core/time, by an independent implementation of Temporal. Instants are milliseconds since 1970. */
export const oracle = {
  toInstant: (at: WallTime, zone: string) =>
    Temporal.PlainDateTime.from(at).toZonedDateTime(zone, { disambiguation: 'compatible' }).epochMilliseconds,
  toWallTime: (instant: number, zone: string) =>
    Temporal.Instant.fromEpochMilliseconds(instant)
      .toZonedDateTimeISO(zone)
      .toPlainDateTime()
      .toString({ smallestUnit: 'minute', roundingMode: 'floor' }) as WallTime,
  /** Whether clocks of the zone show this time: not if it is in a spring gap. */
  exists: (at: WallTime, zone: string) =>
    Temporal.PlainDateTime.from(at).equals(Temporal.PlainDateTime.from(at).toZonedDateTime(zone).toPlainDateTime()),
  /** The instants at which clocks of the zone are changed, 2024 to 2030. */
  changes(zone: string): readonly number[] {
    const found: number[] = [];
    let at = FROM.toZonedDateTimeISO(zone).getTimeZoneTransition('next');
    while (at && at.epochMilliseconds < UNTIL.epochMilliseconds) {
      found.push(at.epochMilliseconds);
      at = at.getTimeZoneTransition('next');
    }
    return found;
  },
};
