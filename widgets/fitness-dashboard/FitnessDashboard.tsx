import type { ReactNode } from 'react';
import { ACTIVITIES } from '../../core/fitness/figures.ts';
import { RANGES } from '../../core/fitness/periods.ts';
import { formatDate } from '../../core/time/format.ts';
import type { Lifetime } from '../shared/api/fitness.ts';
import { useMessages, useSettings } from '../shared/view/environment.ts';
import { Button } from '../shared/view/ui/Button.tsx';
import { SignInNote } from '../shared/view/ui/SignInNote.tsx';
import { useStore } from '../shared/view/use-store.ts';
import { messages } from './messages.ts';
import type { FitnessStore } from './store.ts';
import { ActivityIcon } from './view/ActivityIcon.tsx';
import { Charts } from './view/Charts.tsx';
import { Failed } from './view/Failed.tsx';
import { namedFigure } from './view/figure-text.ts';
import { Skeleton } from './view/Skeleton.tsx';

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
      {!isSignedIn && (
        <div className="note">
          <SignInNote t={t} signIn={store.signIn} />
        </div>
      )}
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

/** The figures of all time, one tile per activity. */
function LifetimeTiles({ lifetime }: { readonly lifetime: Lifetime }): ReactNode {
  const t = useMessages(messages);
  const { lang } = useSettings();
  const { since } = lifetime;
  return (
    <section className="lifetime" aria-labelledby="lifetime">
      <h3 id="lifetime" className="section-title">
        {since === null ? t('lifetime') : t('since', { date: formatDate(since, 'card', lang) })}
      </h3>
      <dl className="tiles" part="lifetime">
        {ACTIVITIES.map((activity) => {
          const figure = lifetime[activity];
          return (
            <div key={activity} className="tile" part="tile">
              <dt>
                <ActivityIcon activity={activity} />
                <span>{t(activity)}</span>
              </dt>
              <dd>{figure === null ? t('no data') : namedFigure(t, activity, figure)}</dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

interface ToggleGroupProps<Choice extends string> {
  readonly label: string;
  readonly part: string;
  readonly choices: readonly Choice[];
  readonly picked: Choice | null;
  readonly nameOf: (choice: Choice) => string;
  readonly onPick: (choice: Choice) => unknown;
}

/** Toggle buttons, at most one of which is pressed; a press on that button releases it. */
function ToggleGroup<Choice extends string>(props: ToggleGroupProps<Choice>): ReactNode {
  const { label, part, choices, picked, nameOf, onPick } = props;
  return (
    <fieldset className="choices" part={part}>
      <legend className="visually-hidden">{label}</legend>
      {choices.map((choice) => (
        <Button
          key={choice}
          className="choice"
          part={`button choice ${choice === picked ? 'selected' : ''}`}
          aria-pressed={choice === picked}
          onPress={() => onPick(choice)}
        >
          {nameOf(choice)}
        </Button>
      ))}
    </fieldset>
  );
}
