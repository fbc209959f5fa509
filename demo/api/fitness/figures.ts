import { periodsOf, type Range } from '../../../core/fitness/periods.ts';
import { dateOf, type WallTime } from '../../../core/time/wall-time.ts';
import { PARIS, toWallTime } from '../../../core/time/zone.ts';
import type { Queryable } from '../database/database.ts';
import type { Activities, Lifetime } from '../schemas/fitness.ts';
import { wallText } from '../wall-text.ts';

type Item = Activities['items'][number];

const DAYS = `
  SELECT starts_at AS start, steps, floors, calories, sleeps FROM fitness_day
  WHERE person_id = $1 AND starts_at BETWEEN $2::timestamp::date AND $3::timestamp::date
  ORDER BY starts_at`;

/** The items of a range between two wall times, both included. */
const ITEMS: Readonly<Record<Range, string>> = {
  day: `
    SELECT starts_at AS start, steps, floors, calories, sleeps FROM fitness_hour
    WHERE person_id = $1 AND starts_at BETWEEN $2::timestamp AND $3::timestamp
    ORDER BY starts_at`,
  week: DAYS,
  month: DAYS,
  year: `
    SELECT date_trunc('month', starts_at)::date AS start, sum(steps)::integer AS steps, sum(floors)::integer AS floors,
           sum(calories)::integer AS calories, sum(sleeps)::integer AS sleeps
    FROM fitness_day
    WHERE person_id = $1 AND starts_at >= $2::timestamp::date AND starts_at < $3::timestamp::date + interval '1 month'
    GROUP BY 1 ORDER BY 1`,
};

/**
 * Reads what a person's tracker counted in the periods of a range that have started by `now` (milliseconds since 1970).
 */
export async function readActivities(
  database: Queryable,
  personId: number,
  range: Range,
  now: number,
): Promise<Activities> {
  const begun = periodsOf(range, now).filter(({ isAhead }) => !isAhead);
  const [first, last] = [begun[0], begun.at(-1)] as const;
  if (!first || !last) return { range, items: [] };
  const rows = await database.query<Item>(ITEMS[range], [personId, first.start, last.start]);
  const startText = (start: string) => (range === 'day' ? wallText(start as WallTime) : start);
  return { range, items: rows.map((row) => ({ ...row, start: startText(row.start) })) };
}

/** Reads what a person's tracker has counted up to the day of `now`. */
export async function readLifetime(database: Queryable, personId: number, now: number): Promise<Lifetime> {
  const [row] = await database.query<Lifetime>(
    `SELECT sum(steps) AS steps, sum(floors) AS floors, sum(calories) AS calories, sum(sleeps) AS sleeps,
            min(starts_at) AS since
     FROM fitness_day WHERE person_id = $1 AND starts_at <= $2::date`,
    [personId, dateOf(toWallTime(now, PARIS))],
  );
  return row ?? { steps: null, floors: null, calories: null, sleeps: null, since: null };
}
