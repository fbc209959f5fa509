import type { ReactNode } from 'react';
import { shownActivities } from '../../../core/fitness/figures.ts';
import { useMessages } from '../../shared/view/environment.ts';
import { useStore } from '../../shared/view/use-store.ts';
import { messages } from '../messages.ts';
import type { AskedCharts } from '../state.ts';
import type { FitnessStore } from '../store.ts';
import { ChartPanel } from './ChartPanel.tsx';
import { Failed } from './Failed.tsx';
import { FiguresTable } from './FiguresTable.tsx';
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
