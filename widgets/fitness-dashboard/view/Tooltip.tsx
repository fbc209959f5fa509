import type { ReactNode } from 'react';
import { measured } from '../../../core/fitness/bars.ts';
import type { Activity } from '../../../core/fitness/figures.ts';
import type { Range } from '../../../core/fitness/periods.ts';
import { useMessages, useSettings } from '../../shared/view/environment.ts';
import { messages } from '../messages.ts';
import { type BarShape, CHART_HEIGHT, type ChartShape } from './chart-shape.ts';
import { figureText } from './figure-text.ts';
import { periodName } from './period-text.ts';

interface TooltipProps {
  readonly shape: BarShape;
  readonly chart: ChartShape;
  readonly activity: Activity;
  readonly range: Range;
}

/** The figure and period of the hovered or focused bar, above it; the bar's label says the same. */
export function Tooltip({ shape, chart, activity, range }: TooltipProps): ReactNode {
  const t = useMessages(messages);
  const settings = useSettings();
  const figure = measured(shape.bar, activity);
  const top = shape.height === null ? (chart.top + chart.base) / 2 : shape.top;
  const side = shape.center < chart.width * 0.25 ? 'first' : shape.center > chart.width * 0.75 ? 'last' : '';
  return (
    <div
      className={`tooltip ${side}`}
      part="tooltip"
      aria-hidden="true"
      style={{ insetInlineStart: `${shape.center}px`, insetBlockEnd: `${CHART_HEIGHT - top + 8}px` }}
    >
      <span className="tooltip-figure">{figure === null ? t('no data') : figureText(t, activity, figure)}</span>
      <span className="tooltip-period">{periodName(shape.bar.start, range, settings)}</span>
    </div>
  );
}
