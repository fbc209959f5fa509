import type { ReactNode } from 'react';
import type { Activity } from '../../../core/fitness/figures.ts';
import type { Range } from '../../../core/fitness/periods.ts';
import { useMessages, useSettings } from '../../shared/view/environment.ts';
import { messages } from '../messages.ts';
import type { ChartShape } from './chart-shape.ts';
import { bareFigure } from './figure-text.ts';
import { axisText } from './period-text.ts';

interface AxesProps {
  readonly shape: ChartShape;
  readonly activity: Activity;
  readonly range: Range;
}

/** Axes are hidden from assistive technology, because each bar's label has its name and figure. */
const UNSPOKEN = { 'aria-hidden': true } as const;

/** The grid lines with their figures, and the names below the bars. */
export function Axes({ shape, activity, range }: AxesProps): ReactNode {
  const t = useMessages(messages);
  const settings = useSettings();
  const named = shape.bars.filter(({ isNamed }) => isNamed);
  return (
    <g {...UNSPOKEN}>
      {shape.ticks.map(({ y, figure }) => (
        <g key={figure}>
          <path className={figure === 0 ? 'ground' : 'across'} d={`M${shape.start} ${y}H${shape.end}`} />
          <text className="axis figure" x={shape.start - 8} y={y} dy="0.32em">
            {bareFigure(t, activity, figure)}
          </text>
        </g>
      ))}
      {named.map(({ bar, center }, index) => (
        <text key={bar.start} className="axis name" x={center} y={shape.base + 19}>
          {axisText(bar.start, range, settings, index === 0).map((line, row) => (
            <tspan key={line} x={center} dy={row === 0 ? 0 : '1.2em'}>
              {line}
            </tspan>
          ))}
        </text>
      ))}
    </g>
  );
}
