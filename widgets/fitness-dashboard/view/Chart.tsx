import { type KeyboardEvent, type ReactNode, useCallback, useRef, useState } from 'react';
import { type Bar, measured } from '../../../core/fitness/bars.ts';
import type { Activity } from '../../../core/fitness/figures.ts';
import type { Range } from '../../../core/fitness/periods.ts';
import { useMessages, useSettings } from '../../shared/view/environment.ts';
import { ON_TOP, useOnTop } from '../../shared/view/on-top/use-on-top.ts';
import { useWidth } from '../../shared/view/use-width.ts';
import { messages } from '../messages.ts';
import { Axes } from './Axes.tsx';
import { ChartBar } from './ChartBar.tsx';
import { type BarShape, CHART_HEIGHT, chartShape } from './chart-shape.ts';
import { figureText } from './figure-text.ts';
import { periodName } from './period-text.ts';

interface ChartProps {
  readonly bars: readonly Bar[];
  readonly activity: Activity;
  readonly range: Range;
  /** The chart's accessible name. */
  readonly label: string;
}

/** The role of the bars' group, because a `<fieldset>` cannot be inside an SVG. */
const GROUP = 'group';

const wholeWidth = (width: number) => Math.round(width);

/** The figures of an activity as bars. One bar is a Tab stop, and the arrow keys move to the others. */
export function Chart({ bars, activity, range, label }: ChartProps): ReactNode {
  const [box, room] = useWidth<HTMLDivElement, number>(wholeWidth);
  const hatch = `hatch-${activity}`;
  const begun = bars.filter(({ isAhead }) => !isAhead).length;
  const [chosen, setChosen] = useState<number | null>(null);
  const [pointed, setPointed] = useState<number | null>(null);
  const nodes = useRef(new Map<number, SVGGElement>());
  const shape = chartShape(bars, activity, range, room);
  const current = Math.min(chosen ?? begun - 1, begun - 1);
  const press = (event: KeyboardEvent) => {
    const isClosing = event.key === 'Escape' && pointed !== null;
    if (isClosing) setPointed(null);
    const next = nextBar(event, current, begun);
    if (isClosing || next !== null) event.preventDefault();
    if (next === null) return;
    setChosen(next);
    nodes.current.get(next)?.focus();
  };
  const group = {
    'aria-describedby': 'keys',
    onKeyDown: press,
    onPointerLeave: () => setPointed(null),
  } as const;
  const barOf = useCallback(() => nodes.current.get(pointed ?? -1)?.lastElementChild, [pointed]);
  const shown = pointed === null ? undefined : shape.bars[pointed];
  return (
    <div ref={box} className="chart-box">
      <svg
        className={`chart ${activity}`}
        part="chart"
        width={shape.width}
        height={CHART_HEIGHT}
        viewBox={`0 0 ${shape.width} ${CHART_HEIGHT}`}
        role={GROUP}
        aria-label={label}
        {...group}
      >
        <pattern id={hatch} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path className="hatch" d="M0 0V7" />
        </pattern>
        <Axes shape={shape} activity={activity} range={range} />
        {shape.bars.slice(0, begun).map((bar, index) => (
          <ChartBar
            key={bar.bar.start}
            shape={bar}
            chart={shape}
            activity={activity}
            range={range}
            hatch={hatch}
            isCurrent={index === current}
            onNode={(node) => (node ? nodes.current.set(index, node) : nodes.current.delete(index))}
            onPoint={() => setPointed(index)}
            onFocus={() => {
              setChosen(index);
              setPointed(index);
            }}
            onBlur={() => setPointed(null)}
          />
        ))}
        {shape.average && <path className="average" d={shape.average} />}
      </svg>
      {shown && <Tooltip shape={shown} activity={activity} range={range} barOf={barOf} />}
    </div>
  );
}

/** Returns the index of the bar that a key moves to from the bar at `index`; null for any other key. */
function nextBar(
  pressed: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>,
  index: number,
  count: number,
): number | null {
  // With a modifier, the browser handles the key: Alt and an arrow key go back or forward in the history.
  if (pressed.altKey || pressed.ctrlKey || pressed.metaKey) return null;
  const last = count - 1;
  switch (pressed.key) {
    case 'ArrowRight':
      return Math.min(index + 1, last);
    case 'ArrowLeft':
      return Math.max(index - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}

interface TooltipProps {
  readonly shape: BarShape;
  readonly activity: Activity;
  readonly range: Range;
  /** Returns the drawn bar. */
  readonly barOf: () => Element | null | undefined;
}

/** The figure and period of the hovered or focused bar, above it; the bar's label says the same. */
function Tooltip({ shape, activity, range, barOf }: TooltipProps): ReactNode {
  const t = useMessages(messages);
  const settings = useSettings();
  const layer = useRef<HTMLDivElement>(null);
  useOnTop(layer, { isOpen: true, side: 'above', align: 'center', gap: 8, anchorOf: barOf });
  const figure = measured(shape.bar, activity);
  return (
    <div ref={layer} {...ON_TOP} className="tooltip over-page" part="tooltip" aria-hidden="true">
      <span className="tooltip-figure">{figure === null ? t('no data') : figureText(t, activity, figure)}</span>
      <span className="tooltip-period">{periodName(shape.bar.start, range, settings)}</span>
    </div>
  );
}
