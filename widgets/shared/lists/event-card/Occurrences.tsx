import type { ReactNode } from 'react';
import type { Occurrence } from '../../../../core/catalogue/event.ts';
import { formatDate } from '../../../../core/time/format.ts';
import { dateOf } from '../../../../core/time/wall-time.ts';
import { siteAddress } from '../../page/site-address.ts';
import { useMessages, useSettings } from '../../view/environment.ts';
import { SiteLink } from '../SiteLink.tsx';
import { messages } from './messages.ts';

/** A card has room for so many. */
const MOST = 6;

/** The coming times of a weekly event: each leads to its own page, unless it is only announced. */
export function Occurrences({ occurrences }: { readonly occurrences: readonly Occurrence[] }): ReactNode {
  const t = useMessages(messages);
  const { lang, siteUrl } = useSettings();
  if (occurrences.length < 2) return null;
  return (
    <ul className="occurrences" aria-label={t('other dates')}>
      {occurrences.slice(0, MOST).map(({ start, url, isScheduled }) => {
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
                <span className="visually-hidden">, {t('not scheduled')}</span>
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
