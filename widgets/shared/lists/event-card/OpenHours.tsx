import type { ReactNode } from 'react';
import type { Hours } from '../../../../core/catalogue/event-times.ts';
import { dateOf, type TimeOfDay, type WallTime, wallTime } from '../../../../core/time/wall-time.ts';
import { everyWeekday, runsOf } from '../../../../core/time/weekday-names.ts';
import { useMessages, useSettings } from '../../view/environment.ts';
import { Hour } from './Hour.tsx';
import { messages } from './messages.ts';

/** A card has room for so many lines. */
const MOST = 2;

/** The hours at which one can come to an open event, by weekdays. */
export function OpenHours({
  hours,
  near,
}: {
  readonly hours: readonly Hours[];
  /** A time by whose day the hours of another zone are told; without one they are Paris's. */
  readonly near: WallTime | null;
}): ReactNode {
  const t = useMessages(messages);
  const { lang } = useSettings();
  const at = (time: TimeOfDay) => (near === null ? time : wallTime(dateOf(near), time));
  const hasMore = hours.length > MOST;
  return (
    <ul className="open-hours">
      {hours.slice(0, hasMore ? MOST - 1 : MOST).map(({ weekdays, start, end }) => (
        <li key={start}>
          <span className="weekly">
            {runsOf(weekdays)
              .map((run) => run.map((day) => everyWeekday(day, lang)).join(' – '))
              .join(', ')}
          </span>{' '}
          <Hour at={at(start)} />
          {end !== null && (
            <>
              {' – '}
              <Hour at={at(end)} />
            </>
          )}
        </li>
      ))}
      {hasMore && <li className="muted">{t('other hours')}</li>}
    </ul>
  );
}
