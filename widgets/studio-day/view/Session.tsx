import { memo, type ReactNode } from 'react';
import { countsOf, type DaySession } from '../../../core/studio/day.ts';
import { useMessages, useSettings } from '../../shared/view/environment.ts';
import { shownHour } from '../../shared/view/shown-hour.ts';
import { Button } from '../../shared/view/ui/Button.tsx';
import { messages } from '../messages.ts';
import type { StudioDayStore } from '../store.ts';
import { Person } from './Person.tsx';

/** A session with its people. */
export const Session = memo(function Session({
  session,
  store,
}: {
  readonly session: DaySession;
  readonly store: StudioDayStore;
}): ReactNode {
  const t = useMessages(messages);
  const settings = useSettings();
  const { id, title, start, end, capacity, state, provider, mayChange, people } = session;
  const { come, present, wait } = countsOf(people);
  const name = `${shownHour(start, settings)} ${title}`;
  const hours = [start, ...(end === null ? [] : [end])].map((wall) => shownHour(wall, settings)).join('\u00a0– ');
  const isOff = state === 'off';
  const isEvent = id.includes(':');
  const counts = [
    ...(isOff ? [] : [capacity === null ? t('come', { count: come }) : t('come of', { count: come, capacity })]),
    ...(present > 0 ? [t('present', { count: present })] : []),
    ...(wait > 0 ? [t('wait', { count: wait })] : []),
  ];
  return (
    <li className={`session ${state}`} part={`session ${state}`}>
      <div className="session-head">
        <h3 className="session-title" part="session-title">
          <span className="session-hour">{hours}</span> <span>{title}</span>
        </h3>
        <p className="session-facts" part="counts">
          {state !== 'planned' && <span className="tag warned">{t(state)}</span>}
          {counts.map((count) => (
            <span key={count}>{count}</span>
          ))}
          <span className="muted">{provider.fullName}</span>
        </p>
        <p className="actions session-actions">
          {come > 0 && (
            <Button
              part="write-button button"
              aria-label={t('write to', { session: name })}
              onPress={() => store.begin('message', id)}
            >
              {t('write')}
            </Button>
          )}
          {mayChange && !isOff && !(isEvent && come === 0) && (
            <Button
              part="change-button button"
              aria-label={t('change of', { session: name })}
              onPress={() => store.begin('change', id)}
            >
              {t('change')}
            </Button>
          )}
        </p>
      </div>
      {people.length > 0 && (
        <ul className="people" part="people">
          {people.map((person, nth) => (
            <Person key={person.order ?? `waits ${nth}`} person={person} session={id} store={store} />
          ))}
        </ul>
      )}
    </li>
  );
});
