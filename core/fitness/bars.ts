import type { WallTime } from '../time/wall-time.ts';
import type { Activity, Figures } from './figures.ts';
import type { Period } from './periods.ts';

/** The figures of one period, as the API returns them. */
export interface PeriodFigures extends Figures {
  readonly start: WallTime;
}

/** A period with its figures; null if there are none. */
export interface Bar extends Period {
  readonly figures: Figures | null;
}

/** Returns the periods with their figures; a period without figures is missing, not zero (D-fitness-missing). */
export function barsOf(periods: readonly Period[], items: readonly PeriodFigures[]): readonly Bar[] {
  const byStart = new Map(items.map((item) => [item.start, item]));
  return periods.map((period) => ({ ...period, figures: byStart.get(period.start) ?? null }));
}

/** Returns the figure of an activity in a period; null if nothing was measured. */
export function measured({ figures }: Bar, activity: Activity): number | null {
  return figures?.[activity] ?? null;
}

/** The total of an activity, and its average over the periods that have a figure. */
export interface Summary {
  readonly total: number;
  readonly average: number;
}

/** Returns the summary of the periods; null if no period has a figure. */
export function summaryOf(bars: readonly Bar[], activity: Activity): Summary | null {
  const figures = bars.map((bar) => measured(bar, activity)).filter((figure) => figure !== null);
  if (figures.length === 0) return null;
  const total = figures.reduce((sum, figure) => sum + figure, 0);
  return { total, average: Math.round(total / figures.length) };
}
