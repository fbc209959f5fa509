import { scaleBand, scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { type Bar, measured, summaryOf } from '../../../core/fitness/bars.ts';
import type { Activity } from '../../../core/fitness/figures.ts';
import type { Range } from '../../../core/fitness/periods.ts';

/** The room around the bars, in px: figures before them, names below. */
const ROOM = { start: 46, end: 14, top: 12, bottom: 42 } as const;

export const CHART_HEIGHT = 270;

/** Below this a chart is drawn no narrower. */
const LEAST_WIDTH = 240;

/** What a name below the bars needs, in px. */
const NAME_WIDTH: Readonly<Record<Range, number>> = { day: 46, week: 34, month: 54, year: 40 };

/** A bar as it is drawn, in px; `height` is null where there is no figure. */
export interface BarShape {
  readonly bar: Bar;
  readonly x: number;
  readonly width: number;
  readonly center: number;
  readonly top: number;
  readonly height: number | null;
  readonly isNamed: boolean;
}

/** A chart in px. */
export interface ChartShape {
  readonly width: number;
  readonly start: number;
  readonly end: number;
  readonly top: number;
  readonly base: number;
  readonly bars: readonly BarShape[];
  /** The lines across, with the figure of each. */
  readonly ticks: readonly { readonly y: number; readonly figure: number }[];
  /** The path of the average; null where there is none. */
  readonly average: string | null;
}

/** The bars of an activity in a chart that may be `room` px wide. */
export function chartShape(bars: readonly Bar[], activity: Activity, range: Range, room: number): ChartShape {
  const width = Math.max(room, LEAST_WIDTH);
  const [start, end, base] = [ROOM.start, width - ROOM.end, CHART_HEIGHT - ROOM.bottom];
  const x = scaleBand(
    bars.map((bar) => bar.start),
    [start, end],
  ).padding(bars.length > 12 ? 0.22 : 0.32);
  const highest = Math.max(0, ...bars.map((bar) => measured(bar, activity) ?? 0));
  // Sleep is ruled by whole hours; nothing at all by a few whole figures.
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
      // A figure of zero is a line on the ground: something was measured.
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

/** Which of the names have room: every first, second …, hours by quarters of the day. */
function namedEvery(count: number, range: Range, step: number): number {
  const candidates = range === 'day' ? [3, 6, 12] : range === 'month' ? [4, 5, 7, 10] : [1, 2, 3, 4];
  return candidates.find((every) => every * step >= NAME_WIDTH[range]) ?? count;
}

/** Hours are named from midnight on, days and months back from the last. */
function isNamed(bar: Bar, index: number, count: number, range: Range, every: number): boolean {
  return (range === 'day' ? Number(bar.start.slice(11, 13)) : count - 1 - index) % every === 0;
}
