import type { WallTime } from '../time/wall-time.ts';
import type { Activity, Figures } from './figures.ts';
import type { Period } from './periods.ts';

/** The figures of one period, as the API answers them. */
export interface PeriodFigures extends Figures {
  readonly start: WallTime;
}

/** A period with its figures; null where there are none. */
export interface Bar extends Period {
  readonly figures: Figures | null;
}

/** The periods with the figures that are there; a period without figures is missing, not zero (D-fitness-missing). */
export function barsOf(periods: readonly Period[], items: readonly PeriodFigures[]): readonly Bar[] {
  const byStart = new Map(items.map((item) => [item.start, item]));
  return periods.map((period) => ({ ...period, figures: byStart.get(period.start) ?? null }));
}

/** What was measured of an activity in a period; null where nothing was. */
export function measured({ figures }: Bar, activity: Activity): number | null {
  return figures?.[activity] ?? null;
}

/** What was measured of an activity in all periods together, and on average in those that have a figure. */
export interface Summary {
  readonly total: number;
  readonly average: number;
}

/** Null where no period has a figure. */
export function summaryOf(bars: readonly Bar[], activity: Activity): Summary | null {
  const figures = bars.map((bar) => measured(bar, activity)).filter((figure) => figure !== null);
  if (figures.length === 0) return null;
  const total = figures.reduce((sum, figure) => sum + figure, 0);
  return { total, average: Math.round(total / figures.length) };
}
