import type { ReactNode } from 'react';
import { measured } from '../../../core/fitness/bars.ts';
import type { Activity } from '../../../core/fitness/figures.ts';
import type { Range } from '../../../core/fitness/periods.ts';
import { useMessages, useSettings } from '../../shared/view/environment.ts';
import { messages } from '../messages.ts';
import type { BarShape, ChartShape } from './chart-shape.ts';
import { figureText } from './figure-text.ts';
import { periodName } from './period-text.ts';

interface ChartBarProps {
  readonly shape: BarShape;
  readonly chart: ChartShape;
  readonly activity: Activity;
  readonly range: Range;
  /** The id of the fill pattern of a missing figure. */
  readonly hatch: string;
  /** Whether it is the Tab stop. */
  readonly isCurrent: boolean;
  readonly onNode: (node: SVGGElement | null) => void;
  readonly onPoint: () => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}

/** One period: a bar, or a hatched column if the figure is missing. The whole column reacts to the pointer. */
export function ChartBar(props: ChartBarProps): ReactNode {
  const t = useMessages(messages);
  const settings = useSettings();
  const { shape, chart, activity, range } = props;
  const figure = measured(shape.bar, activity);
  const text = figure === null ? t('no data') : figureText(t, activity, figure);
  const label = t('bar', { period: periodName(shape.bar.start, range, settings, 'spoken'), figure: text });
  const labelled = {
    role: 'img',
    'aria-label': label,
    tabIndex: props.isCurrent ? 0 : -1,
    onPointerEnter: props.onPoint,
    onFocus: props.onFocus,
    onBlur: props.onBlur,
  } as const;
  const corner = Math.min(4, shape.width / 3);
  return (
    <g
      ref={props.onNode}
      className={figure === null ? 'bar missing' : 'bar'}
      part={figure === null ? 'bar bar-missing' : 'bar'}
      {...labelled}
    >
      <rect className="column" x={shape.x} y={chart.top} width={shape.width} height={chart.base - chart.top} />
      {shape.height === null ? (
        <rect
          className="gap"
          x={shape.x}
          y={chart.top}
          width={shape.width}
          height={chart.base - chart.top}
          fill={`url(#${props.hatch})`}
        />
      ) : (
        <rect className="fill" x={shape.x} y={shape.top} width={shape.width} height={shape.height} rx={corner} />
      )}
    </g>
  );
}
