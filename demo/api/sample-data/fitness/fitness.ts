import type { Activity, Figures } from '../../../../core/fitness/figures.ts';
import { firstOfMonth, periodsOf } from '../../../../core/fitness/periods.ts';
import {
  addDays,
  dateOf,
  daysBetween,
  minutesBetween,
  monthOf,
  type PlainDate,
  timeOf,
  type WallTime,
} from '../../../../core/time/wall-time.ts';
import { PARIS, toWallTime } from '../../../../core/time/zone.ts';
import { DEMO_CUSTOMER, DEMO_SUBSCRIBER } from '../ids.ts';
import { usualDay, type WholeDay } from './fitness-day.ts';

/** The people with a tracker; `pace` is how much they move, in per cent. */
const WEARERS = [
  { personId: DEMO_CUSTOMER, tracker: 'bracelet', pace: 100 },
  { personId: DEMO_SUBSCRIBER, tracker: 'montre', pace: 125 },
  { personId: 4, tracker: 'bracelet', pace: 160 },
] as const;

const DAYS = 365;

/** The figures of the day or hour that begins at `start`. */
type Counted<Start> = Figures & { readonly start: Start };

/** What a person's tracker has counted up to now: for each day of a year, and for each hour of today. */
export interface SampleTracker {
  readonly personId: number;
  readonly tracker: string;
  readonly days: readonly Counted<PlainDate>[];
  readonly hours: readonly Counted<WallTime>[];
}

/** Returns the trackers of the sample at `now`, in milliseconds since 1970. */
export function sampleTrackers(now: number): readonly SampleTracker[] {
  const current = toWallTime(now, PARIS);
  const today = dateOf(current);
  return WEARERS.map(({ personId, tracker, pace }) => {
    const whole = usualDay(personId, today, pace);
    const hours = periodsOf('day', now)
      .filter(({ start, isAhead }) => !isAhead && isWorn(start))
      .map(({ start }) => ({ start, ...map((activity) => shareOf(whole, activity, start, current)) }));
    const soFar = { start: today, ...map((activity) => sum(hours.map((hour) => hour[activity]))) };
    const earlier = Array.from({ length: DAYS }, (_, index) => addDays(today, index - DAYS))
      .filter((day) => !isMissing(day, today, personId))
      .map((day) => ({ start: day, ...withGaps(usualDay(personId, day, pace), day, today) }));
    return { personId, tracker, days: hours.length > 0 ? [...earlier, soFar] : earlier, hours };
  });
}

/**
 * Whether the tracker was not worn on a day: three days ago, on some other days, and in the whole month five months
 * ago.
 */
function isMissing(day: PlainDate, today: PlainDate, personId: number): boolean {
  const age = daysBetween(day, today);
  return age === 3 || (age > 7 && (age * 7 + personId) % 41 === 0) || monthOf(day) === monthOf(firstOfMonth(today, -5));
}

/** Removes the sleep of some nights, the latest of them five days ago, and the floors of the first months. */
function withGaps(figures: Figures, day: PlainDate, today: PlainDate): Figures {
  const age = daysBetween(day, today);
  const isNightMissing = age === 5 || age % 17 === 9;
  return {
    ...figures,
    ...(isNightMissing && { sleeps: null }),
    ...(monthOf(day) < monthOf(firstOfMonth(today, -9)) && { floors: null }),
  };
}

function map(figure: (activity: Activity) => number | null): Figures {
  return { steps: figure('steps'), floors: figure('floors'), calories: figure('calories'), sleeps: figure('sleeps') };
}

function sum(figures: readonly (number | null)[]): number | null {
  return figures.reduce<number>((total, figure) => total + (figure ?? 0), 0);
}

/** The relative amount of movement in each hour of the day, from midnight on. */
const MOVED = [0, 0, 0, 0, 0, 0, 1, 5, 12, 7, 4, 5, 14, 9, 4, 4, 5, 8, 14, 9, 5, 3, 2, 0] as const;

/** The relative amount of calories that are burnt in each hour: never 0, and more with movement. */
const BURNT = MOVED.map((weight) => 12 + weight);

/** The hour in which the tracker is on its charger. */
const CHARGED = 7;

function isWorn(start: WallTime): boolean {
  return hourOf(start) !== CHARGED;
}

/**
 * Returns the share of a day's figure that falls into the hour from `start` on, or into the part of that hour before
 * `current`.
 */
function shareOf(day: WholeDay, activity: Activity, start: WallTime, current: WallTime): number {
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
