/** The SQL of the weekday of a place as sessions have it: 0 is Monday. */
const WEEKDAY = '(extract(isodow FROM place.starts_at) - 1)::integer';

/**
 * The SQL of the instant at which a session of the schedule starts on the day of a place. If the spring clock change
 * skips that time, it is the moved instant.
 */
const STARTS_AT = `(place.starts_at::date + starts) AT TIME ZONE 'Europe/Paris'`;

const IS_THAT_TIME = `${STARTS_AT} = place.starts_at AT TIME ZONE 'Europe/Paris'`;
const ON_THAT_DAY = 'special_session.slotted_id = place.slotted_id AND day = place.starts_at::date';

/**
 * The SQL that joins `place` with its session in the schedule, which has the capacity. If two sessions start at the
 * same instant because of the spring clock change, it takes the one that the calendar shows (D-moved-slot). Instants
 * are compared only if no session starts at the time of the place: for all sessions of a day, that would take most of
 * a list's time.
 */
export const JOIN_SESSION = `LEFT JOIN slotted_session AS same_time ON same_time.slotted_id = place.slotted_id
    AND same_time.weekday = ${WEEKDAY} AND same_time.starts = place.starts_at::time
  LEFT JOIN LATERAL (
    SELECT CASE WHEN EXISTS (SELECT FROM special_session WHERE ${ON_THAT_DAY}) THEN (
      SELECT capacity FROM special_session WHERE ${ON_THAT_DAY} AND ${IS_THAT_TIME} ORDER BY starts LIMIT 1)
    ELSE coalesce(same_time.capacity, (
      SELECT capacity FROM slotted_session WHERE slotted_session.slotted_id = place.slotted_id
        AND weekday = ${WEEKDAY} AND ${IS_THAT_TIME} ORDER BY starts LIMIT 1)) END AS capacity
  ) AS session ON true`;

/**
 * The SQL of the capacity of a slot in the schedule; for a slot that is no longer in the schedule, the capacity of its
 * row, which may be out of date.
 */
export const SCHEDULED_CAPACITY = 'coalesce(session.capacity, place.capacity)';
