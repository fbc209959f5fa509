import type { ReactNode } from 'react';
import { formatDate } from '../../../core/time/format.ts';
import { dateOf, type WallTime } from '../../../core/time/wall-time.ts';
import { useMessages, useSettings } from '../../shared/view/environment.ts';
import { shownEnd, shownHour } from '../../shared/view/shown-hour.ts';
import { messages } from './messages.ts';

/** One date of a purchase: its day, its hours and its tag. */
export function SlotLine({
  slot,
  tag,
  children,
}: {
  readonly slot: { readonly start: WallTime; readonly end: WallTime | null };
  readonly tag: string | null;
  readonly children?: ReactNode;
}): ReactNode {
  const t = useMessages(messages);
  const settings = useSettings();
  const start = shownHour(slot.start, settings);
  return (
    <li className="line" part="line">
      <span className="strong">{formatDate(dateOf(slot.start), 'header', settings.lang)}</span>
      <span>{slot.end === null ? start : t('until', { start, end: shownEnd(slot.start, slot.end, settings) })}</span>
      {tag && <span className="tag">{tag}</span>}
      {children}
    </li>
  );
}
