import type { ReactNode } from 'react';
import { type Bar, summaryOf } from '../../../core/fitness/bars.ts';
import type { Activity } from '../../../core/fitness/figures.ts';
import type { Range } from '../../../core/fitness/periods.ts';
import { useMessages } from '../../shared/view/environment.ts';
import { messages } from '../messages.ts';
import { ActivityIcon } from './ActivityIcon.tsx';
import { Chart } from './Chart.tsx';
import { figureText } from './figure-text.ts';

interface ChartPanelProps {
  readonly bars: readonly Bar[];
  readonly activity: Activity;
  readonly range: Range;
}

/** An activity: its total and average, and its chart. */
export function ChartPanel({ bars, activity, range }: ChartPanelProps): ReactNode {
  const t = useMessages(messages);
  const summary = summaryOf(bars, activity);
  const say = (figure: number | undefined) => (figure === undefined ? t('no data') : figureText(t, activity, figure));
  const label = t('what of when', { what: t(activity), when: t(`of ${range}`) });
  return (
    <div className="panel" part="panel">
      <div className="panel-head">
        <h3 className="panel-title">
          <ActivityIcon activity={activity} />
          <span>{t(activity)}</span>
        </h3>
        <p className="muted">{t(`of ${range}`)}</p>
        <dl className="summary">
          <div>
            <dt>{t('total')}</dt>
            <dd>{say(summary?.total)}</dd>
          </div>
          <div>
            <dt className="average-name">{t(`average of ${range}`)}</dt>
            <dd>{say(summary?.average)}</dd>
          </div>
        </dl>
      </div>
      <Chart bars={bars} activity={activity} range={range} label={label} />
    </div>
  );
}
