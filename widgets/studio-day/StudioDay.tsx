import { type ReactNode, useRef, useState } from 'react';
import { formatDate } from '../../core/time/format.ts';
import { PARIS, toWallTime } from '../../core/time/zone.ts';
import { useMessages, useSettings } from '../shared/view/environment.ts';
import { shownHour } from '../shared/view/shown-hour.ts';
import { Button } from '../shared/view/ui/Button.tsx';
import { ErrorNote } from '../shared/view/ui/ErrorNote.tsx';
import { SignInNote } from '../shared/view/ui/SignInNote.tsx';
import { useKeptFocus } from '../shared/view/use-kept-focus.ts';
import { useStore } from '../shared/view/use-store.ts';
import { marked } from './marking.ts';
import { messages } from './messages.ts';
import type { StudioDayStore } from './store.ts';
import { ChangeDialog } from './view/ChangeDialog.tsx';
import { Closures } from './view/Closures.tsx';
import { DayControls } from './view/DayControls.tsx';
import { MessageDialog } from './view/MessageDialog.tsx';
import { Session } from './view/Session.tsx';

/** A studio's day: its sessions with their people. */
export function StudioDay({ store }: { readonly store: StudioDayStore }): ReactNode {
  const t = useMessages(messages);
  const settings = useSettings();
  const state = useStore(store);
  const [showsEmpty, setShowsEmpty] = useState(false);
  const frame = useRef<HTMLElement>(null);
  useKeptFocus(frame);
  if (state.isVisitor)
    return (
      <section className="note" aria-labelledby="visitor">
        <SignInNote t={t} signIn={store.signIn} />
        <p className="muted">{t('visitor hint')}</p>
      </section>
    );
  const { date, day, venue, staleSince, unsent, deed, done } = state;
  const sessions = day.status === 'loaded' ? day.value.sessions.map((session) => marked(session, unsent)) : [];
  const peopled = sessions.filter(({ people }) => people.length > 0);
  const empty = sessions.length - peopled.length;
  const shown = showsEmpty || peopled.length === 0 ? sessions : peopled;
  const about = sessions.find(({ id }) => id === deed?.session);
  return (
    <section ref={frame} className="day" tabIndex={-1} aria-labelledby="heading">
      <h2 id="heading" className="title" part="heading">
        {formatDate(date, 'full', settings.lang)}
      </h2>
      <DayControls store={store} sessions={sessions} />
      <div role="status" className="day-news">
        {staleSince !== null && <p>{t('stale', { hour: shownHour(toWallTime(staleSince, PARIS), settings) })}</p>}
        {unsent.length > 0 && <p>{t('unsent', { count: unsent.length })}</p>}
        {done && <p>{t(`done ${done.case}`, { count: done.count })}</p>}
      </div>
      {day.status === 'loading' && <Skeleton />}
      {day.status === 'failed' && <Failed store={store} error={day.error} />}
      {day.status === 'loaded' && sessions.length === 0 && (
        <p className="note" part="empty">
          {t(day.value.venues.length > 1 && venue === null ? 'none booked' : 'none')}
        </p>
      )}
      {sessions.length > 0 && (
        <ul className="sessions" part="sessions">
          {shown.map((session) => (
            <Session key={session.id} session={session} store={store} />
          ))}
        </ul>
      )}
      {day.status === 'loaded' && <Closures venues={day.value.venues} venue={venue} />}
      {empty > 0 && peopled.length > 0 && (
        <Button className="empty-button" part="empty-button button" onPress={() => setShowsEmpty(!showsEmpty)}>
          {t(showsEmpty ? 'hide empty' : 'show empty', { count: empty })}
        </Button>
      )}
      {about && deed?.case === 'change' && <ChangeDialog session={about} deed={deed} store={store} />}
      {about && deed?.case === 'message' && <MessageDialog session={about} deed={deed} store={store} />}
    </section>
  );
}

function Failed({
  store,
  error,
}: {
  readonly store: StudioDayStore;
  readonly error: Parameters<typeof ErrorNote>[0]['error'];
}): ReactNode {
  const t = useMessages(messages);
  if (error.code === 'forbidden') return <p className="note">{t('forbidden')}</p>;
  if (error.code === 'not-found') return <p className="note">{t('not found')}</p>;
  return <ErrorNote title={t('failed')} error={error} onRetry={store.retry} />;
}

const SESSIONS = [0, 1, 2];

/** Empty sessions of about their final size. */
function Skeleton(): ReactNode {
  const t = useMessages(messages);
  return (
    <div className="sessions" role="status" aria-label={t('loading')}>
      {SESSIONS.map((session) => (
        <div key={session} className="session skeleton" />
      ))}
    </div>
  );
}
