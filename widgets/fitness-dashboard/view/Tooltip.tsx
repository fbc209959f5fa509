import { type ReactNode, useRef } from 'react';
import { measured } from '../../../core/fitness/bars.ts';
import type { Activity } from '../../../core/fitness/figures.ts';
import type { Range } from '../../../core/fitness/periods.ts';
import { useMessages, useSettings } from '../../shared/view/environment.ts';
import { ON_TOP, useOnTop } from '../../shared/view/on-top/use-on-top.ts';
import { messages } from '../messages.ts';
import type { BarShape } from './chart-shape.ts';
import { figureText } from './figure-text.ts';
import { periodName } from './period-text.ts';

interface TooltipProps {
  readonly shape: BarShape;
  readonly activity: Activity;
  readonly range: Range;
  /** Returns the drawn bar. */
  readonly barOf: () => Element | null | undefined;
}

/** The figure and period of the hovered or focused bar, above it; the bar's label says the same. */
export function Tooltip({ shape, activity, range, barOf }: TooltipProps): ReactNode {
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
