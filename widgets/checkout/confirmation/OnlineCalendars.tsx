import type { ReactNode } from 'react';
import { calendarLinks } from '../../../core/booking/calendar-links.ts';
import type { Order } from '../../../core/checkout/order.ts';
import { formatDate } from '../../../core/time/format.ts';
import { dateOf } from '../../../core/time/wall-time.ts';
import { useMessages, useSettings } from '../../shared/view/environment.ts';
import { shownHour } from '../../shared/view/shown-hour.ts';
import { useCalendarEntries } from '../../shared/view/use-calendar-file.ts';
import { messages } from './messages.ts';

/** Links that add an order to online calendars, for browsers of apps that cannot save a file (D-calendar-links). */
export function OnlineCalendars({ order }: { readonly order: Order }): ReactNode {
  const t = useMessages(messages);
  const settings = useSettings();
  const entries = useCalendarEntries(order);
  if (entries.length === 0) return null;
  return (
    <details className="calendars">
      <summary>{t('online calendars')}</summary>
      <ul aria-label={t('online calendars')}>
        {entries.map((entry) => {
          const when = `${formatDate(dateOf(entry.start), 'header', settings.lang)}, ${shownHour(entry.start, settings)}`;
          const { google, outlook } = calendarLinks(entry);
          return (
            <li key={entry.uid}>
              {entries.length > 1 && <span>{when}</span>}
              <OnlineLink href={google} name={t('google')} when={when} />
              <OnlineLink href={outlook} name={t('outlook')} when={when} />
            </li>
          );
        })}
      </ul>
    </details>
  );
}

function OnlineLink({ href, name, when }: { readonly href: string; readonly name: string; readonly when: string }) {
  return (
    <a
      className="link"
      part="online-calendar"
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${name}, ${when}`}
    >
      {name}
    </a>
  );
}
