import type { ReactNode } from 'react';
import { ACTIVITIES } from '../../core/fitness/figures.ts';
import { RANGES } from '../../core/fitness/periods.ts';
import { useMessages } from '../shared/view/environment.ts';
import { useStore } from '../shared/view/use-store.ts';
import { messages } from './messages.ts';
import type { FitnessStore } from './store.ts';
import { Charts } from './view/Charts.tsx';
import { Failed } from './view/Failed.tsx';
import { LifetimeTiles } from './view/LifetimeTiles.tsx';
import { SignInNote } from './view/SignInNote.tsx';
import { Skeleton } from './view/Skeleton.tsx';
import { ToggleGroup } from './view/ToggleGroup.tsx';

/** The figures of a user's fitness tracker. */
export function FitnessDashboard({ store }: { readonly store: FitnessStore }): ReactNode {
  const t = useMessages(messages);
  const isSignedIn = useStore(store, (state) => state.isSignedIn);
  const hasNoTracker = useStore(
    store,
    ({ dashboard }) => dashboard.status === 'loaded' && dashboard.value.case === 'no-tracker',
  );
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
  const range = useStore(store, (state) => state.range);
  const activity = useStore(store, (state) => state.activity);
  const dashboard = useStore(store, (state) => state.dashboard);
  return (
    <>
      <div className="picking">
        <ToggleGroup
          label={t('ranges')}
          part="ranges"
          choices={RANGES}
          picked={range}
          nameOf={t}
          onPick={store.pickRange}
        />
        <ToggleGroup
          label={t('activities')}
          part="activities"
          choices={ACTIVITIES}
          picked={activity}
          nameOf={t}
          onPick={store.pickActivity}
        />
      </div>
      {dashboard.status === 'loading' && <Skeleton />}
      {dashboard.status === 'loaded' && dashboard.value.case === 'figures' && (
        <>
          <Charts charts={dashboard.value.charts} store={store} />
          <LifetimeTiles lifetime={dashboard.value.lifetime} />
        </>
      )}
      {dashboard.status === 'failed' && <Failed error={dashboard.error} store={store} />}
    </>
  );
}
