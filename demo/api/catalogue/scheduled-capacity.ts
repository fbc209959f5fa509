/** Joins `place` with its session in the schedule, which says how many places there are. */
export const JOIN_SESSION = `LEFT JOIN slotted_session AS session ON session.slotted_id = place.slotted_id
  AND session.weekday = extract(isodow FROM place.starts_at) - 1 AND session.starts = place.starts_at::time`;

/** How many places a slot has; the row's own figure, which may be out of date, for one that the schedule has no more. */
export const SCHEDULED_CAPACITY = 'coalesce(session.capacity, place.capacity)';
