import type { ReactNode } from 'react';
import { formatDate } from '../../../core/time/format.ts';
import { dateOf, type WallTime } from '../../../core/time/wall-time.ts';
import { useMessages, useSettings } from '../../shared/view/environment.ts';
import { shownEnd, shownHour } from '../../shared/view/shown-hour.ts';
import { messages } from '../messages.ts';

/**
 * A date with its hours. If the end is missing or equals the start, as for a slot that is no longer scheduled, only the
 * start is shown.
 */
export function DateLine({
  start,
  end,
  tag,
  movedFrom,
  isOnLeaf,
  children,
}: {
  readonly start: WallTime;
  readonly end: WallTime | null;
  readonly tag: string | null;
  /** When it was to be before it was moved. */
  readonly movedFrom?: WallTime | undefined;
  /** Whether the row's leaf shows the day. */
  readonly isOnLeaf: boolean;
  readonly children?: ReactNode;
}): ReactNode {
  const t = useMessages(messages);
  const settings = useSettings();
  const from = shownHour(start, settings);
  const hasEnd = end !== null && end !== start;
  return (
    <li className="date" part="date">
      <span className={isOnLeaf ? 'visually-hidden' : 'strong'}>
        {formatDate(dateOf(start), 'header', settings.lang)}
      </span>
      <span>{hasEnd ? t('until', { start: from, end: shownEnd(start, end, settings) }) : from}</span>
      {tag && <span className="tag">{tag}</span>}
      {movedFrom && (
        <span className="muted">
          {t('moved from', {
            day: formatDate(dateOf(movedFrom), 'header', settings.lang),
            hour: shownHour(movedFrom, settings),
          })}
        </span>
      )}
      {children}
    </li>
  );
}
