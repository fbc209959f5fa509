import { PARIS, toWallTime } from '../../../core/time/zone.ts';

/**
 * Returns the first parameter of statements about the future: the Paris wall time of `now` (milliseconds since 1970).
 */
export function nowParameter(now: number): string {
  return toWallTime(now, PARIS);
}

/**
 * Returns a key of the minute of `now` (milliseconds since 1970). At all instants with the same key, the same things
 * have started and ended, because all starts and ends are whole minutes.
 */
export function momentOf(now: number): string {
  return `${Math.floor(now / 60_000)} ${Math.ceil(now / 60_000)}`;
}

/**
 * The SQL condition that a slotted offer (`ended`) has ended: its last day is over, or has no session to come. The same rule
 * for one offer with all its slots is `hasEnded` in core. It looks up neither days off nor sessions of an offer without a
 * last day or with a later one.
 */
export const OFFER_HAS_ENDED = `((ended.ends_on <= $1::timestamp::date) IS TRUE AND (ended.ends_on < $1::timestamp::date
  OR EXISTS (SELECT FROM closed_day WHERE slotted_id = ended.id AND ended.ends_on BETWEEN closed_day.starts_on AND closed_day.ends_on)
  OR CASE WHEN EXISTS (SELECT FROM special_session WHERE slotted_id = ended.id AND day = ended.ends_on)
    THEN NOT EXISTS (SELECT FROM special_session WHERE slotted_id = ended.id AND day = ended.ends_on AND starts >= $1::timestamp::time)
    ELSE (SELECT true FROM slotted_session WHERE slotted_id = ended.id AND weekday = (extract(isodow FROM ended.ends_on) - 1)::integer
      AND starts >= $1::timestamp::time LIMIT 1) IS NULL END))`;

/**
 * Returns the SQL condition that a row is not over: neither its end nor the end of its slotted offer has passed. A row
 * with neither of the two is never over.
 */
export function isToCome(table: 'event' | 'animation'): string {
  return `(${table}.ends_at IS NULL OR ${table}.ends_at > $1::timestamp)
    AND NOT EXISTS (SELECT FROM slotted ended WHERE ended.id = ${table}.slotted_id AND ${OFFER_HAS_ENDED})`;
}

/** The SQL condition that an event is active and not over. */
export const IS_COMING = `event.is_active AND ${isToCome('event')}`;

/** The SQL condition that an event is the next one of its series, because a series is listed once. */
const IS_NEXT = `NOT EXISTS (
  SELECT FROM event sooner WHERE sooner.series_id = event.series_id AND sooner.is_active
    AND sooner.ends_at > $1::timestamp AND sooner.ends_at < event.ends_at)`;

/** The SQL condition that an event is shown in lists. */
export const IS_LISTED = `${IS_COMING} AND ${IS_NEXT}`;

/**
 * The SQL of the number of cards in a list of events to come, with one card for each series. It is faster than
 * `IS_LISTED`, which looks up the series of each row.
 */
export const CARDS = 'count(*) FILTER (WHERE event.series_id IS NULL) + count(DISTINCT event.series_id)';
