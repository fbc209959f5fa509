import type { ReactNode } from 'react';
import { formatDate, formatHour } from '../../core/time/format.ts';
import { dateOf, timeOf, type WallTime } from '../../core/time/wall-time.ts';
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
  const { lang } = useSettings();
  const hours = { start: formatHour(timeOf(slot.start), lang), end: formatHour(timeOf(slot.end), lang) };
  return (
    <li className="line" part="line">
      <span className="strong">{formatDate(dateOf(slot.start), 'header', lang)}</span>
      <span>{t('until', hours)}</span>
      {tag && <span className="tag">{tag}</span>}
    </li>
  );
}
