import type { Activity } from '../../../../core/fitness/figures.ts';
import { minutesBetween, timeOf, type WallTime } from '../../../../core/time/wall-time.ts';
import type { WholeDay } from './fitness-day.ts';

/** The relative amount of movement in each hour of the day, from midnight on. */
const MOVED = [0, 0, 0, 0, 0, 0, 1, 5, 12, 7, 4, 5, 14, 9, 4, 4, 5, 8, 14, 9, 5, 3, 2, 0] as const;

/** The relative amount of calories that are burnt in each hour: never 0, and more with movement. */
const BURNT = MOVED.map((weight) => 12 + weight);

/** The hour in which the tracker is on its charger. */
const CHARGED = 7;

export function isWorn(start: WallTime): boolean {
  return hourOf(start) !== CHARGED;
}

/**
 * Returns the share of a day's figure that falls into the hour from `start` on, or into the part of that hour before
 * `current`.
 */
export function shareOf(day: WholeDay, activity: Activity, start: WallTime, current: WallTime): number {
  const hour = hourOf(start);
  const gone = Math.min(60, minutesBetween(start, current));
  // All sleep is counted from midnight on.
  if (activity === 'sleeps') return Math.max(0, Math.min(gone, day.sleeps - hour * 60));
  const weights: readonly number[] = activity === 'calories' ? BURNT : MOVED;
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return Math.floor((day[activity] * (weights[hour] ?? 0) * gone) / (all * 60));
}

function hourOf(start: WallTime): number {
  return Number(timeOf(start).slice(0, 2));
}
