import type { ReactNode } from 'react';
import type { EventPage } from '../../../core/catalogue/event-page.ts';
import { eventTimes } from '../../../core/catalogue/event-times.ts';
import { everyWeekday } from '../../../core/time/weekday-names.ts';
import { useMessages, useSetting } from '../../shared/view/environment.ts';
import { messages } from '../messages.ts';
import { OpeningHours } from './OpeningHours.tsx';
import { OtherDates } from './OtherDates.tsx';
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
