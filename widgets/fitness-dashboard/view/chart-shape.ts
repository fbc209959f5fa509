import { scaleBand, scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { type Bar, measured, summaryOf } from '../../../core/fitness/bars.ts';
import type { Activity } from '../../../core/fitness/figures.ts';
import type { Range } from '../../../core/fitness/periods.ts';

/** The space around the bars, in px: figures are before the bars, names are below them. */
const ROOM = { start: 46, end: 14, top: 12, bottom: 42 } as const;

export const CHART_HEIGHT = 270;

/** The minimum width of a chart, in px. */
const LEAST_WIDTH = 240;

/** The width of a name below the bars, in px. */
const NAME_WIDTH: Readonly<Record<Range, number>> = { day: 46, week: 34, month: 54, year: 40 };

/** A bar's geometry in px; `height` is null without a figure. */
export interface BarShape {
  readonly bar: Bar;
  readonly x: number;
  readonly width: number;
  readonly center: number;
  readonly top: number;
  readonly height: number | null;
  readonly isNamed: boolean;
}

/** A chart's geometry in px. */
export interface ChartShape {
  readonly width: number;
  readonly start: number;
  readonly end: number;
  readonly top: number;
  readonly base: number;
  readonly bars: readonly BarShape[];
  /** The grid lines with their figures. */
  readonly ticks: readonly { readonly y: number; readonly figure: number }[];
  /** The path of the average line; null without figures. */
  readonly average: string | null;
}

/** Lays out the bars of an activity in a chart that is `room` px wide, but never narrower than the minimum. */
export function chartShape(bars: readonly Bar[], activity: Activity, range: Range, room: number): ChartShape {
  const width = Math.max(room, LEAST_WIDTH);
  const [start, end, base] = [ROOM.start, width - ROOM.end, CHART_HEIGHT - ROOM.bottom];
  const x = scaleBand(
    bars.map((bar) => bar.start),
    [start, end],
  ).padding(bars.length > 12 ? 0.22 : 0.32);
  const highest = Math.max(0, ...bars.map((bar) => measured(bar, activity) ?? 0));
  // From two hours of sleep on, ticks are at whole hours. The axis of a chart without figures ends at 4.
  const unit = activity === 'sleeps' && highest >= 120 ? 60 : 1;
  const y = scaleLinear([0, highest / unit || 4], [base, ROOM.top]).nice(4);
  const yOf = (figure: number) => y(figure / unit);
  const every = namedEvery(bars.length, range, x.step());
  const summary = summaryOf(bars, activity);
  return {
    width,
    start,
    end,
    top: ROOM.top,
    base,
    bars: bars.map((bar, index) => {
      const figure = measured(bar, activity);
      const left = x(bar.start) ?? start;
      // A figure of zero is drawn 2 px high, so that it differs from a missing figure.
      const top = figure === null ? ROOM.top : Math.min(yOf(figure), base - 2);
      return {
        bar,
        x: left,
        width: x.bandwidth(),
        center: left + x.bandwidth() / 2,
        top,
        height: figure === null ? null : base - top,
        isNamed: isNamed(bar, index, bars.length, range, every),
      };
    }),
    ticks: y
      .ticks(4)
      .filter(Number.isInteger)
      .map((figure) => ({ y: y(figure), figure: figure * unit })),
    average: summary && averagePath(yOf(summary.average), start, end),
  };
}

function averagePath(y: number, start: number, end: number): string | null {
  return line()([
    [start, y],
    [end, y],
  ]);
}

/** Returns n if every nth bar has a name, so that all names fit; hours are named every 3, 6 or 12. */
function namedEvery(count: number, range: Range, step: number): number {
  const candidates = range === 'day' ? [3, 6, 12] : range === 'month' ? [4, 5, 7, 10] : [1, 2, 3, 4];
  return candidates.find((every) => every * step >= NAME_WIDTH[range]) ?? count;
}

/** Whether a bar has a name. Hours are counted from midnight, other bars backwards from the last one. */
function isNamed(bar: Bar, index: number, count: number, range: Range, every: number): boolean {
  return (range === 'day' ? Number(bar.start.slice(11, 13)) : count - 1 - index) % every === 0;
}
