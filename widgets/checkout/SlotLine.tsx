import type { ReactNode } from 'react';
import { formatDate } from '../../core/time/format.ts';
import { dateOf, type WallTime } from '../../core/time/wall-time.ts';
import { shownHour } from '../shared/shown-hour.ts';
import { useMessages, useSettings } from '../shared/widget.ts';
import { messages } from './messages.ts';

/** One slot of a purchase: its day, its hours, and what is said of it. */
export function SlotLine({
  slot,
  tag,
}: {
  readonly slot: { readonly start: WallTime; readonly end: WallTime };
  readonly tag: string | null;
}): ReactNode {
  const t = useMessages(messages);
  const settings = useSettings();
  const hours = { start: shownHour(slot.start, settings), end: shownHour(slot.end, settings) };
  return (
    <li className="line" part="line">
      <span className="strong">{formatDate(dateOf(slot.start), 'header', settings.lang)}</span>
      <span>{t('until', hours)}</span>
      {tag && <span className="tag">{tag}</span>}
    </li>
  );
}
