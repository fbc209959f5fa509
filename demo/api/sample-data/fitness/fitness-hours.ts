import type { Activity } from '../../../../core/fitness/figures.ts';
import { minutesBetween, timeOf, type WallTime } from '../../../../core/time/wall-time.ts';
import type { WholeDay } from './fitness-day.ts';

/** How much one moves in each hour of the day, from midnight on. */
const MOVED = [0, 0, 0, 0, 0, 0, 1, 5, 12, 7, 4, 5, 14, 9, 4, 4, 5, 8, 14, 9, 5, 3, 2, 0] as const;

/** What is burnt in each hour: always something, more while one moves. */
const BURNT = MOVED.map((weight) => 12 + weight);

/** An hour on the charger. */
const CHARGED = 7;

export function isWorn(start: WallTime): boolean {
  return hourOf(start) !== CHARGED;
}

/** Returns the share of a day's figure in the hour that starts at `start`, or in the part of it before `current`. */
export function shareOf(day: WholeDay, activity: Activity, start: WallTime, current: WallTime): number {
  const hour = hourOf(start);
  const gone = Math.min(60, minutesBetween(start, current));
  // Sleep is counted from midnight.
  if (activity === 'sleeps') return Math.max(0, Math.min(gone, day.sleeps - hour * 60));
  const weights: readonly number[] = activity === 'calories' ? BURNT : MOVED;
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return Math.floor((day[activity] * (weights[hour] ?? 0) * gone) / (all * 60));
}

function hourOf(start: WallTime): number {
  return Number(timeOf(start).slice(0, 2));
}
