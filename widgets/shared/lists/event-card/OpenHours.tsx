import type { ReactNode } from 'react';
import type { Hours } from '../../../../core/catalogue/event-times.ts';
import { dateOf, type TimeOfDay, type WallTime, wallTime } from '../../../../core/time/wall-time.ts';
import { everyWeekday, runsOf } from '../../../../core/time/weekday-names.ts';
import { useMessages, useSetting } from '../../view/environment.ts';
import { Hour } from './Hour.tsx';
import { messages } from './messages.ts';

/** Lines that fit into a card. */
const MOST_LINES = 2;

/** The opening hours of an open event, by weekdays. */
export function OpenHours({
  hours,
  near,
}: {
  readonly hours: readonly Hours[];
  /** A time on the day for which the hours are converted to the display zone; null leaves them as in Paris. */
  readonly near: WallTime | null;
}): ReactNode {
  const t = useMessages(messages);
  const lang = useSetting('lang');
  const at = (time: TimeOfDay) => (near === null ? time : wallTime(dateOf(near), time));
  const hasMore = hours.length > MOST_LINES;
  return (
    <ul className="open-hours">
      {hours.slice(0, hasMore ? MOST_LINES - 1 : MOST_LINES).map(({ weekdays, start, end }) => (
        <li key={start}>
          <span className="weekly">
            {runsOf(weekdays)
              .map((run) => run.map((day) => everyWeekday(day, lang)).join(' – '))
              .join(', ')}
          </span>{' '}
          <span className="hours">
            <Hour at={at(start)} />
            {end !== null && (
              <>
                <span> – </span>
                <Hour at={at(end)} />
              </>
            )}
          </span>
        </li>
      ))}
      {hasMore && <li className="muted">{t('other hours')}</li>}
    </ul>
  );
}
