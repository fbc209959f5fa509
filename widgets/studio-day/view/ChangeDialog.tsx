import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { DaySession } from '../../../core/studio/day.ts';
import { formatDate } from '../../../core/time/format.ts';
import { dateOf, timeOf, type WallTime } from '../../../core/time/wall-time.ts';
import { type ChangedSessions, type SessionChange, toldBy } from '../../shared/api/studio.ts';
import { useMessages, useSettings } from '../../shared/view/environment.ts';
import { shownHour } from '../../shared/view/shown-hour.ts';
import { Button } from '../../shared/view/ui/Button.tsx';
import { Dialog } from '../../shared/view/ui/Dialog.tsx';
import { messages } from '../messages.ts';
import type { Deed } from '../state.ts';
import type { StudioDayStore } from '../store.ts';
import { Refused } from './Refused.tsx';

type What = 'move' | 'call-off' | 'resize' | 'close';

/** What is typed into the dialog. */
interface Typed {
  readonly what: What;
  readonly day: string;
  readonly start: string;
  readonly end: string;
  readonly capacity: string;
  readonly stays: boolean;
  readonly isEach: boolean;
}

/** Changes a session: first what is to change, then what that does to people, then the change (D-schedule-change). */
export function ChangeDialog({
  session,
  deed,
  store,
}: {
  readonly session: DaySession;
  readonly deed: Deed;
  readonly store: StudioDayStore;
}): ReactNode {
  const t = useMessages(messages);
  const settings = useSettings();
  const { start, end, capacity, title } = session;
  const [typed, setTyped] = useState<Typed>({
    ...{ what: 'move', day: dateOf(start), start: timeOf(start), end: timeOf(end ?? start) },
    ...{ capacity: String(capacity ?? 1), stays: false, isEach: false },
  });
  return (
    <Dialog title={t('change of', { session: `${shownHour(start, settings)} ${title}` })} onCancel={store.end}>
      {deed.tried ? (
        <Consequences would={deed.tried.would} />
      ) : (
        <Choice session={session} typed={typed} onType={(change) => setTyped({ ...typed, ...change })} />
      )}
      <Refused deed={deed} />
      <p className="actions">
        {deed.tried ? (
          <Button look="primary" aria-disabled={deed.isBusy || undefined} onPress={store.confirmChange}>
            {t('do it')}
          </Button>
        ) : (
          <Button
            look="primary"
            aria-disabled={deed.isBusy || undefined}
            onPress={() => store.tryChange(changeOf(session, typed))}
          >
            {t(deed.isBusy ? 'checking' : 'see consequences')}
          </Button>
        )}
        {deed.tried && <Button onPress={store.reconsider}>{t('back')}</Button>}
        <Button onPress={store.end}>{t('close')}</Button>
      </p>
    </Dialog>
  );
}

/** Returns the body of the call. */
function changeOf({ id, start }: DaySession, typed: Typed): SessionChange {
  const { what, day, isEach } = typed;
  const isItem = id.includes(':');
  const offer = Number(id.split('_')[0]);
  if (what === 'close') return { change: 'close', offer, from: dateOf(start), to: dateOf(start) };
  const each = isItem ? {} : { each: isEach ? 'week' : 'day' };
  if (what === 'call-off') return { change: what, session: id, ...each };
  if (what === 'resize') return { change: what, session: id, capacity: Number(typed.capacity), ...each };
  const times = { start: `${day}T${typed.start}:00`, end: `${day}T${typed.end}:00` };
  return { change: what, session: id, ...times, ...each, ...(!isItem && { bookings: typed.stays ? 'stay' : 'move' }) };
}

function Choice({
  session: { id },
  typed,
  onType,
}: {
  readonly session: DaySession;
  readonly typed: Typed;
  readonly onType: (change: Partial<Typed>) => void;
}): ReactNode {
  const t = useMessages(messages);
  const isItem = id.includes(':');
  const whats: readonly What[] = isItem ? ['move', 'call-off'] : ['move', 'call-off', 'resize', 'close'];
  const { what } = typed;
  const input = (name: 'day' | 'start' | 'end' | 'capacity', type: string) => (
    <label className="field">
      <span>{t(name === 'capacity' ? name : `new ${name}`)}</span>
      <input type={type} min="1" value={typed[name]} onChange={({ target }) => onType({ [name]: target.value })} />
    </label>
  );
  const check = (name: 'stays' | 'isEach') => (
    <label className="check">
      <input type="checkbox" checked={typed[name]} onChange={({ target }) => onType({ [name]: target.checked })} />
      <span>{t(name === 'stays' ? 'stay' : 'each')}</span>
    </label>
  );
  return (
    <div className="choice">
      <fieldset>
        <legend className="strong">{t('what')}</legend>
        {whats.map((one) => (
          <label key={one} className="check">
            <input type="radio" name="what" checked={what === one} onChange={() => onType({ what: one })} />
            <span>{t(`what ${one}`)}</span>
          </label>
        ))}
      </fieldset>
      {what === 'move' && (
        <div className="times">
          {input('day', 'date')}
          {input('start', 'time')}
          {input('end', 'time')}
        </div>
      )}
      {what === 'resize' && input('capacity', 'number')}
      {!isItem && what !== 'close' && check('isEach')}
      {!isItem && what === 'move' && check('stays')}
    </div>
  );
}

/**
 * Names each booked session that a change concerns, and everybody of it. Takes the focus, so that it is read before the
 * button that makes the change, which stands where the focus was.
 */
function Consequences({ would }: { readonly would: ChangedSessions }): ReactNode {
  const t = useMessages(messages);
  const settings = useSettings();
  const when = (wall: WallTime) => `${formatDate(wall, 'short', settings.lang)} ${shownHour(wall, settings)}`;
  const frame = useRef<HTMLFieldSetElement>(null);
  useEffect(() => frame.current?.focus(), []);
  const { sessions } = would;
  const told = toldBy(would);
  return (
    <fieldset ref={frame} tabIndex={-1} className="consequences" part="consequences" aria-label={t('see consequences')}>
      {sessions.length === 0 && <p>{t('no consequence')}</p>}
      <ul>
        {sessions.map(({ session, start, what, to, taken, people }) => (
          <li key={session}>
            <p className="strong">
              {t(`would ${what}`, { session: when(start), to: to === null ? '' : when(to.start), taken })}
            </p>
            <p className="names">{people.map(({ name }) => name).join(', ')}</p>
          </li>
        ))}
      </ul>
      {told > 0 && <p>{t('told count', { count: told })}</p>}
    </fieldset>
  );
}
