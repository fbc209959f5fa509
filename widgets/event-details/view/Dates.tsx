import type { ReactNode } from 'react';
import type { Occurrence } from '../../../core/catalogue/event.ts';
import type { EventPage } from '../../../core/catalogue/event-page.ts';
import { eventTimes, type Hours } from '../../../core/catalogue/event-times.ts';
import { dateOf, type TimeOfDay, type WallTime, wallTime } from '../../../core/time/wall-time.ts';
import { everyWeekday, runsOf } from '../../../core/time/weekday-names.ts';
import { Hour } from '../../shared/lists/event-card/Hour.tsx';
import { Occurrences } from '../../shared/lists/event-card/Occurrences.tsx';
import { useMessages, useSetting } from '../../shared/view/environment.ts';
import { messages } from '../messages.ts';
import { When } from './When.tsx';

/** When the event takes place: its date and the other dates of its series, its opening hours, or its next slot. */
export function Dates({ page }: { readonly page: EventPage }): ReactNode {
  const t = useMessages(messages);
  if (eventTimes(page).case === 'undated') return null;
  return (
    <section className="section" part="dates">
      <h3 className="section-title">{t('dates')}</h3>
      <Times page={page} />
    </section>
  );
}

function Times({ page }: { readonly page: EventPage }): ReactNode {
  const t = useMessages(messages);
  const lang = useSetting('lang');
  const times = eventTimes(page);
  switch (times.case) {
    case 'once':
      return <When start={times.start} duration={page.duration} />;
    case 'weekly':
      return (
        <>
          <p>
            <span className="weekly">{everyWeekday(times.weekday, lang)}</span>{' '}
            <When start={times.start} duration={page.duration} form="card" />
          </p>
          <OtherDates occurrences={times.occurrences.filter(({ start }) => start !== page.start)} />
        </>
      );
    case 'open':
      return <OpeningHours hours={times.hours} near={page.firstSlot} />;
    case 'slots':
      return (
        <p>
          <span className="muted">{t('next slot')}</span>{' '}
          <When start={page.nextSlot ?? times.first} duration={page.duration} />
        </p>
      );
    case 'undated':
      return null;
  }
}

function OtherDates({ occurrences }: { readonly occurrences: readonly Occurrence[] }): ReactNode {
  const t = useMessages(messages);
  if (occurrences.length === 0) return null;
  return (
    <>
      <p id="other-dates" className="muted">
        {t('other dates')}
      </p>
      <ul className="other-dates" aria-labelledby="other-dates">
        <Occurrences occurrences={occurrences} />
      </ul>
    </>
  );
}

/** All opening hours of an open event, grouped by weekdays; a card shows two lines only. */
function OpeningHours({
  hours,
  near,
}: {
  readonly hours: readonly Hours[];
  /** A time on the day whose offset converts the hours to the display zone; null leaves them as in Paris. */
  readonly near: WallTime | null;
}): ReactNode {
  const lang = useSetting('lang');
  const at = (time: TimeOfDay) => (near === null ? time : wallTime(dateOf(near), time));
  return (
    <dl className="opening-hours" part="opening-hours">
      {byWeekdays(hours).map(([weekdays, times]) => (
        <div key={weekdays.join()}>
          <dt>
            {runsOf(weekdays)
              .map((run) => run.map((day) => everyWeekday(day, lang)).join(' – '))
              .join(', ')}
          </dt>
          {times.map(({ start, end }) => (
            <dd key={start} className="hours">
              <Hour form="shown" at={at(start)} />
              {end !== null && (
                <>
                  <span> – </span>
                  <Hour form="shown" at={at(end)} />
                </>
              )}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

/** Groups hours by their weekdays. */
function byWeekdays(
  hours: readonly Hours[],
): readonly (readonly [weekdays: Hours['weekdays'], times: readonly Hours[]])[] {
  const rows = new Map<string, Hours[]>();
  for (const one of hours) {
    const key = one.weekdays.join();
    rows.set(key, [...(rows.get(key) ?? []), one]);
  }
  return [...rows.values()].map((times) => [times[0]?.weekdays ?? [], times]);
}
