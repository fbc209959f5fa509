import { type ReactNode, useEffect, useRef } from 'react';
import { formatDate } from '../../../core/time/format.ts';
import type { WallTime } from '../../../core/time/wall-time.ts';
import { type ChangedSessions, toldBy } from '../../shared/api/studio.ts';
import { useMessages, useSettings } from '../../shared/view/environment.ts';
import { shownHour } from '../../shared/view/shown-hour.ts';
import { messages } from '../messages.ts';

/**
 * Names each booked session that a change concerns, and everybody of it. Takes the focus, so that it is read before the
 * button that makes the change, which stands where the focus was.
 */
export function Consequences({ would }: { readonly would: ChangedSessions }): ReactNode {
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
