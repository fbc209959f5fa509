import type { Activity } from '../../../../core/fitness/figures.ts';
import { daysBetween, type PlainDate, weekdayOf } from '../../../../core/time/wall-time.ts';
import { seededRandom } from '../random.ts';

/** A day with all its figures. */
export type WholeDay = Readonly<Record<Activity, number>>;

/** The usual steps of each weekday, Monday first: most on Saturday, fewest on Sunday. */
const STEPS = [7800, 8300, 7500, 8700, 9200, 11_900, 6100] as const;

/** The usual minutes of sleep in the night before each weekday, Monday first. */
const SLEEP = [425, 430, 415, 425, 410, 475, 490] as const;

/**
 * Returns the figures of a person on a day, which are the same in each call; `pace` is how much the person moves, in
 * per cent.
 */
export function usualDay(personId: number, day: PlainDate, pace: number): WholeDay {
  const random = seededRandom(daysBetween('2000-01-01', day) * 7919 + personId * 104_729);
  // The first numbers of similar seeds are similar, so they are skipped.
  for (let n = 0; n < 4; n += 1) random.below(2);
  const around = (figure: number, perCent: number) =>
    Math.round((figure * (100 - perCent + random.below(2 * perCent + 1))) / 100);
  const weekday = weekdayOf(day);
  const steps = Math.round((around(STEPS[weekday], 28) * season(day) * pace) / 10_000);
  return {
    steps,
    floors: around(Math.round(steps / 750), 35),
    calories: 1620 + around(Math.round(steps * 0.055), 12),
    sleeps: Math.max(360, Math.min(510, around(SLEEP[weekday], 12))),
  };
}

/**
 * Returns how much people move at this time of the year, in per cent: more in the August holidays, less in winter,
 * least at the turn of the year.
 */
function season(day: PlainDate): number {
  const date = day.slice(5);
  if (date >= '08-03' && date <= '08-23') return 145;
  if (date >= '12-24' || date <= '01-02') return 70;
  return date < '03-01' || date >= '11-15' ? 92 : 103;
}
