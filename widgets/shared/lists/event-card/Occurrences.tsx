import type { ReactNode } from 'react';
import type { Occurrence } from '../../../../core/catalogue/event.ts';
import { formatDate } from '../../../../core/time/format.ts';
import { dateOf } from '../../../../core/time/wall-time.ts';
import { siteAddress } from '../../page/site-address.ts';
import { useMessages, useSetting } from '../../view/environment.ts';
import { SiteLink } from '../SiteLink.tsx';
import { messages } from './messages.ts';

/** The dates of a series, as items of a list: each links to its own page, unless it cannot be booked yet. */
export function Occurrences({ occurrences }: { readonly occurrences: readonly Occurrence[] }): ReactNode {
  const t = useMessages(messages);
  const lang = useSetting('lang');
  const siteUrl = useSetting('siteUrl');
  return occurrences.map(({ start, url, isScheduled }) => {
    const date = dateOf(start);
    const day = `${formatDate(date, 'short-weekday', lang)} ${formatDate(date, 'short', lang)}`;
    return (
      <li key={`${url} ${start}`}>
        {isScheduled ? (
          <SiteLink className="occurrence on-top" part="occurrence" href={siteAddress('event', url, siteUrl).href}>
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
  });
}
