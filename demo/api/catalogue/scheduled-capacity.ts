/**
 * The instant at which a session of the schedule starts on a place's day; in the hour that is skipped in spring, the
 * moved one.
 */
const STARTS_AT = `(place.starts_at::date + starts) AT TIME ZONE 'Europe/Paris'`;

/**
 * Joins `place` with its session in the schedule, which says how many places there are. Of sessions that start together
 * in spring it is the one that is drawn (D-moved-slot).
 */
export const JOIN_SESSION = `LEFT JOIN LATERAL (
  SELECT capacity FROM slotted_session WHERE slotted_session.slotted_id = place.slotted_id
    AND weekday = extract(isodow FROM place.starts_at) - 1 AND ${STARTS_AT} = place.starts_at AT TIME ZONE 'Europe/Paris'
  ORDER BY starts <> place.starts_at::time, starts LIMIT 1
) AS session ON true`;

/**
 * How many places a slot has; the row's own figure, which may be out of date, for one that the schedule has no more.
 */
export const SCHEDULED_CAPACITY = 'coalesce(session.capacity, place.capacity)';
