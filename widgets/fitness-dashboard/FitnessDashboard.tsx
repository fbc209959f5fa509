import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { ACTIVITIES, shownActivities } from '../../core/fitness/figures.ts';
import { RANGES } from '../../core/fitness/periods.ts';
import { ErrorNote } from '../shared/ui/ErrorNote.tsx';
import { useMessages } from '../shared/widget.ts';
import { ChartPanel } from './ChartPanel.tsx';
import { Choices } from './Choices.tsx';
import { FiguresTable } from './FiguresTable.tsx';
import { LifetimeTiles } from './LifetimeTiles.tsx';
import { messages } from './messages.ts';
import { SignInNote } from './SignInNote.tsx';
import { Skeleton } from './Skeleton.tsx';
import type { FitnessStore } from './store.ts';

/** What a user's fitness tracker has counted. */
export function FitnessDashboard({ store }: { readonly store: FitnessStore }): ReactNode {
  const t = useMessages(messages);
  const { isSignedIn, dashboard } = useStore(store);
  const hasNoTracker = dashboard.status === 'loaded' && dashboard.value.case === 'no-tracker';
  return (
    <section className="frame" aria-labelledby="heading">
      <h2 id="heading" className="title" part="heading">
        {t('title')}
      </h2>
      {!isSignedIn && <SignInNote store={store} />}
      {isSignedIn && hasNoTracker && (
        <div className="note">
          <p className="strong">{t('no tracker')}</p>
          <p>{t('no tracker hint')}</p>
        </div>
      )}
      {isSignedIn && !hasNoTracker && <Figures store={store} />}
    </section>
  );
}

function Figures({ store }: { readonly store: FitnessStore }): ReactNode {
  const t = useMessages(messages);
  const { range, activity, dashboard } = useStore(store);
  return (
    <>
      <div className="picking">
        <Choices
          label={t('ranges')}
          part="ranges"
          choices={RANGES}
          picked={range}
          nameOf={t}
          onPick={store.pickRange}
        />
        <Choices
          label={t('activities')}
          part="activities"
          choices={ACTIVITIES}
          picked={activity}
          nameOf={t}
          onPick={store.pickActivity}
        />
      </div>
      {dashboard.status === 'loading' && <Skeleton />}
      {dashboard.status === 'loaded' && <Loaded store={store} />}
      {dashboard.status === 'failed' &&
        (dashboard.error.code === 'not-found' ? (
          <p className="note">{t('not found')}</p>
        ) : (
          <ErrorNote title={t('failed')} error={dashboard.error} onRetry={store.retry} />
        ))}
    </>
  );
}

function Loaded({ store }: { readonly store: FitnessStore }): ReactNode {
  const t = useMessages(messages);
  const { activity: picked, dashboard, isTurning } = useStore(store);
  if (dashboard.status !== 'loaded' || dashboard.value.case === 'no-tracker') return null;
  const { bars, range, lifetime } = dashboard.value;
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
      <LifetimeTiles lifetime={lifetime} />
    </>
  );
}
