import type { ReactNode } from 'react';
import { type Bar, summaryOf } from '../../../core/fitness/bars.ts';
import { type Activity, shownActivities } from '../../../core/fitness/figures.ts';
import type { Range } from '../../../core/fitness/periods.ts';
import { useMessages } from '../../shared/view/environment.ts';
import { useStore } from '../../shared/view/use-store.ts';
import { messages } from '../messages.ts';
import type { AskedCharts } from '../state.ts';
import type { FitnessStore } from '../store.ts';
import { ActivityIcon } from './ActivityIcon.tsx';
import { Chart } from './Chart.tsx';
import { Failed } from './Failed.tsx';
import { FiguresTable } from './FiguresTable.tsx';
import { figureText } from './figure-text.ts';
import { ChartsSkeleton } from './Skeleton.tsx';

/** The charts of a range with their table, or an error note. */
export function Charts({ charts, store }: { readonly charts: AskedCharts; readonly store: FitnessStore }): ReactNode {
  const t = useMessages(messages);
  const picked = useStore(store, (state) => state.activity);
  const isTurning = useStore(store, (state) => state.isTurning);
  if (charts.status === 'failed') {
    return isTurning ? <ChartsSkeleton /> : <Failed error={charts.error} store={store} />;
  }
  const { bars, range } = charts.value;
  const activities = shownActivities(picked);
  const what = activities.map((activity) => t(activity)).join(', ');
  return (
    <>
      <p className="visually-hidden" role="status">
        {isTurning ? t('loading') : t('what of when', { what, when: t(`of ${range}`) })}
      </p>
      <div className={`figures ${picked === null ? 'all' : 'one'} ${isTurning ? 'turning' : ''}`}>
        <p id="keys" hidden>
          {t('keys')}
        </p>
        <div className="panels">
          {activities.map((activity) => (
            <ChartPanel key={`${range} ${activity}`} bars={bars} activity={activity} range={range} />
          ))}
        </div>
        <FiguresTable bars={bars} activities={activities} range={range} />
      </div>
    </>
  );
}

interface ChartPanelProps {
  readonly bars: readonly Bar[];
  readonly activity: Activity;
  readonly range: Range;
}

/** An activity: its total and average, and its chart. */
function ChartPanel({ bars, activity, range }: ChartPanelProps): ReactNode {
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
