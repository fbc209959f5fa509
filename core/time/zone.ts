import { asUtcMs, type PlainDate, type WallTime, wallFromUtc } from './wall-time.ts';

/** The zone of every wall time (D-wall-time). */
export const PARIS = 'Europe/Paris';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const MARCH = 2;
const OCTOBER = 9;

/**
 * From this instant (milliseconds since 1970) on, Paris has followed the rule of `parisOffset`; before, summer time
 * ended in September.
 */
const PARIS_RULE_START = Date.UTC(1996, 0, 1);

/** From `at` (milliseconds since 1970) on, the zone is `offset` milliseconds ahead of UTC. */
interface OffsetChange {
  readonly at: number;
  readonly offset: number;
}

/**
 * Returns the instant (milliseconds since 1970) at which clocks in `zone` show `wall`. A time that does not exist is
 * moved forward by the gap; of a time that occurs twice, the first is returned, as with Temporal's `compatible`
 * (D-clock-change). Throws a RangeError for an unknown zone.
 */
export function toInstant(wall: WallTime, zone: string): number {
  const utc = asUtcMs(wall);
  const before = offsetAt(utc - DAY_MS, zone);
  const after = offsetAt(utc + DAY_MS, zone);
  const early = utc - before;
  if (before === after || offsetAt(early, zone) === before) return early;
  const late = utc - after;
  return offsetAt(late, zone) === after ? late : early;
}

/**
 * Returns what clocks in `zone` show at `instant` (milliseconds since 1970). Throws a RangeError for an unknown zone.
 */
export function toWallTime(instant: number, zone: string): WallTime {
  return wallFromUtc(instant + offsetAt(instant, zone));
}

/** Returns how far clocks in `zone` are ahead of UTC at `instant`, both in milliseconds. */
export function offsetAt(instant: number, zone: string): number {
  if (zone === PARIS && instant >= PARIS_RULE_START) return parisOffset(instant);
  const changes = changesOf(new Date(instant).getUTCFullYear(), zone);
  let index = changes.length - 1;
  while (index > 0 && (changes[index] as OffsetChange).at > instant) index -= 1;
  return (changes[index] as OffsetChange).offset;
}

/**
 * Returns the wall time, moved forward by the gap if it does not exist in Paris: on the day of the change in March,
 * 02:30 becomes 03:30 (D-clock-change).
 */
export function adjustGap(wall: WallTime): WallTime {
  return toWallTime(toInstant(wall, PARIS), PARIS);
}

/** Whether clocks in `zone` show the same time an hour before or after `instant`, in milliseconds since 1970. */
export function occursTwice(instant: number, zone: string): boolean {
  const shown = toWallTime(instant, zone);
  return [instant - HOUR_MS, instant + HOUR_MS].some((other) => toWallTime(other, zone) === shown);
}

/** Whether clocks in Paris change within a day of this date; on all other dates every wall time exists. */
export function isNearClockChange(date: PlainDate): boolean {
  const midnight = asUtcMs(date);
  return offsetAt(midnight - DAY_MS, PARIS) !== offsetAt(midnight + 2 * DAY_MS, PARIS);
}

export function isTimeZone(zone: string): boolean {
  if (zone === PARIS) return true;
  try {
    offsetAt(0, zone);
    return true;
  } catch {
    return false;
  }
}

const tables = new Map<string, readonly OffsetChange[]>();

/** Returns the zone's offset at the start of a year and each change within it; cached by year. */
function changesOf(year: number, zone: string): readonly OffsetChange[] {
  const key = `${zone} ${year}`;
  const known = tables.get(key);
  if (known) return known;
  const measure = offsetMeter(zone);
  const start = Date.UTC(year, 0, 1);
  const end = Date.UTC(year + 1, 0, 1);
  const changes: OffsetChange[] = [{ at: start, offset: measure(start) }];
  // In current zones there is at most one change a month.
  for (let from = start; from < end; from += 30 * DAY_MS) {
    const to = Math.min(from + 30 * DAY_MS, end);
    const offset = measure(to);
    if (offset !== measure(from)) changes.push({ at: changeBetween(from, to, measure), offset });
  }
  tables.set(key, changes);
  return changes;
}

function changeBetween(from: number, to: number, measure: (instant: number) => number): number {
  const offset = measure(from);
  let low = from;
  let high = to;
  while (high - low > 1000) {
    const middle = low + Math.floor((high - low) / 2000) * 1000;
    if (measure(middle) === offset) low = middle;
    else high = middle;
  }
  return high;
}

/**
 * Creates a function that reads the zone's offset from the platform: from native Temporal if it exists, because the
 * first use of Intl is slow, or else from Intl.
 */
function offsetMeter(zone: string): (instant: number) => number {
  if (typeof Temporal !== 'undefined') {
    return (instant) =>
      Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone).offsetNanoseconds / 1e6;
  }
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  return (instant) => {
    const part: Record<string, number> = {};
    for (const { type, value } of format.formatToParts(instant)) part[type] = Number(value);
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
    return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000;
  };
}

/**
 * Returns how far clocks in Paris are ahead of UTC at `instant`, both in milliseconds: two hours from the last Sunday
 * of March to the last one of October, each at 01:00 UTC (directive 2000/84/EC), otherwise one hour. Valid from
 * `PARIS_RULE_START` on.
 */
function parisOffset(instant: number): number {
  const year = new Date(instant).getUTCFullYear();
  const isSummer = instant >= changeIn(MARCH, year) && instant < changeIn(OCTOBER, year);
  return isSummer ? 2 * HOUR_MS : HOUR_MS;
}

/** Returns 01:00 UTC on the last Sunday of a month of 31 days. */
function changeIn(month: number, year: number): number {
  const last = new Date(Date.UTC(year, month, 31, 1));
  return last.getTime() - last.getUTCDay() * DAY_MS;
}
