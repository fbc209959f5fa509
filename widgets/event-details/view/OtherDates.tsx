import type { ReactNode } from 'react';
import type { Occurrence } from '../../../core/catalogue/event.ts';
import { formatDate } from '../../../core/time/format.ts';
import { dateOf } from '../../../core/time/wall-time.ts';
import { SiteLink } from '../../shared/lists/SiteLink.tsx';
import { siteAddress } from '../../shared/page/site-address.ts';
import { useMessages, useSetting } from '../../shared/view/environment.ts';
import { messages } from '../messages.ts';

/** The other dates of a series. Each is a link to its own page, unless it cannot be booked yet. */
export function OtherDates({ occurrences }: { readonly occurrences: readonly Occurrence[] }): ReactNode {
  const t = useMessages(messages);
  const lang = useSetting('lang');
  const siteUrl = useSetting('siteUrl');
  if (occurrences.length === 0) return null;
  return (
    <>
      <p id="other-dates" className="muted">
        {t('other dates')}
      </p>
      <ul className="other-dates" aria-labelledby="other-dates">
        {occurrences.map(({ start, url, isScheduled }) => {
          const date = dateOf(start);
          const day = `${formatDate(date, 'short-weekday', lang)} ${formatDate(date, 'short', lang)}`;
          return (
            <li key={`${url} ${start}`}>
              {isScheduled ? (
                <SiteLink className="occurrence" part="occurrence" href={siteAddress('event', url, siteUrl).href}>
                  {day}
                </SiteLink>
              ) : (
                <span className="occurrence off" part="occurrence off">
                  <span>{day}</span>
                  <span className="visually-hidden">{`, ${t('not scheduled')}`}</span>
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
