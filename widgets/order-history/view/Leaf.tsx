import type { ReactNode } from 'react';
import { formatDate } from '../../../core/time/format.ts';
import { useMessages, useSetting } from '../../shared/view/environment.ts';
import type { Leaf as LeafOfOrder } from '../leaf.ts';
import { messages } from '../messages.ts';

/** A day as a calendar leaf. The text beside it says the same. */
export function Leaf({ leaf }: { readonly leaf: LeafOfOrder }): ReactNode {
  const t = useMessages(messages);
  const lang = useSetting('lang');
  if (leaf.case === 'undated')
    return (
      <span className="leaf" part="leaf">
        <CalendarIcon />
      </span>
    );
  const { day } = leaf;
  return (
    <span className="leaf" part="leaf">
      <span>{leaf.case === 'until' ? t('until leaf') : formatDate(day, 'short-weekday', lang)}</span>
      <span>{formatDate(day, 'day', lang)}</span>
      <span>{`${formatDate(day, 'short-month', lang)} ${day.slice(0, 4)}`}</span>
    </span>
  );
}

export function CalendarIcon(): ReactNode {
  return (
    <svg className="calendar-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M4 6h16v14H4zM4 10h16M8 3v5M16 3v5" />
    </svg>
  );
}
