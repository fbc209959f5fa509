import type { ReactNode } from 'react';
import type { CatalogueEvent } from '../../../../core/catalogue/event.ts';
import { type EventTimes, eventTimes } from '../../../../core/catalogue/event-times.ts';
import { formatDate } from '../../../../core/time/format.ts';
import { dateOf, type WallTime } from '../../../../core/time/wall-time.ts';
import { everyWeekday } from '../../../../core/time/weekday-names.ts';
import { useMessages, useSetting } from '../../view/environment.ts';
import { Hour } from './Hour.tsx';
import { messages } from './messages.ts';
import { Occurrences } from './Occurrences.tsx';
import { OpenHours } from './OpenHours.tsx';

/** Dates that fit into a card. */
const MOST_DATES = 6;

/** When an event takes place. */
export function EventWhen({ event }: { readonly event: CatalogueEvent }): ReactNode {
  return (
    <div className="event-when" part="event-when">
      <When times={eventTimes(event)} near={event.firstSlot} />
    </div>
  );
}

function When({ times, near }: { readonly times: EventTimes; readonly near: WallTime | null }): ReactNode {
  const t = useMessages(messages);
  const lang = useSetting('lang');
  switch (times.case) {
    case 'once':
      return <DayAndHour start={times.start} />;
    case 'weekly':
      return (
        <>
          <DayAndHour start={times.start} weekly={everyWeekday(times.weekday, lang)} />
          {times.occurrences.length > 1 && (
            <ul className="occurrences" aria-label={t('other dates')}>
              <Occurrences occurrences={times.occurrences.slice(0, MOST_DATES)} />
            </ul>
          )}
        </>
      );
    case 'open':
      return <OpenHours hours={times.hours} near={near} />;
    case 'slots':
      return (
        <p>
          <span className="day">{formatDate(dateOf(times.first), 'card', lang)}</span>{' '}
          <span className="label">{t('first slot')}</span> <Hour at={times.first} />
        </p>
      );
    case 'undated':
      return null;
  }
}

function DayAndHour({ start, weekly }: { readonly start: WallTime; readonly weekly?: string }): ReactNode {
  const lang = useSetting('lang');
  return (
    <p>
      {weekly !== undefined && (
        <>
          <span className="weekly">{weekly}</span>{' '}
        </>
      )}
      <span className="day">{formatDate(dateOf(start), 'card', lang)}</span> <Hour at={start} />
    </p>
  );
}
