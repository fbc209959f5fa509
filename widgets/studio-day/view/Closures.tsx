import type { ReactNode } from 'react';
import { formatDate } from '../../../core/time/format.ts';
import { dateOf } from '../../../core/time/wall-time.ts';
import { PARIS, toWallTime } from '../../../core/time/zone.ts';
import type { StudioDay } from '../../shared/api/studio.ts';
import { useMessages, useSettings } from '../../shared/view/environment.ts';
import { messages } from '../messages.ts';

/** Says of the calendars that close venues how they stand: of the shown venue, and of others if they are old. */
export function Closures({
  venues,
  venue,
}: {
  readonly venues: StudioDay['venues'];
  readonly venue: string | null;
}): ReactNode {
  const t = useMessages(messages);
  const { lang } = useSettings();
  return venues.map(({ slug, fullName, closures }) => {
    if (!closures || !(closures.isOld || slug === venue || venues.length === 1)) return null;
    const { from, readAt, isOld, days } = closures;
    const date = readAt === null ? '' : formatDate(dateOf(toWallTime(readAt, PARIS)), 'full', lang);
    const state = readAt === null ? 'unread' : isOld ? 'old' : 'known';
    return (
      <p key={slug} className={isOld ? 'problem' : 'muted'} part="closures">
        {t(`closures ${state}`, { venue: fullName, from, date, count: days })}
      </p>
    );
  });
}
