import type { ReactNode } from 'react';
import { formatDate } from '../../../core/time/format.ts';
import { useMessages, useSetting } from '../../shared/view/environment.ts';
import type { Leaf as LeafOfOrder } from '../leaf.ts';
import { messages } from '../messages.ts';

/** A day as a calendar leaf. The text beside it says the same. */
export function Leaf({ leaf }: { readonly leaf: LeafOfOrder }): ReactNode {
  const t = useMessages(messages);
  const lang = useSetting('lang');
  const [head, day, month] =
    leaf.case === 'undated'
      ? [t('undated'), '–']
      : [
          leaf.case === 'until' ? t('until leaf') : formatDate(leaf.day, 'short-weekday', lang),
          formatDate(leaf.day, 'day', lang),
          `${formatDate(leaf.day, 'short-month', lang)} ${leaf.day.slice(0, 4)}`,
        ];
  return (
    <span className="leaf" part="leaf">
      <span>{head}</span>
      <span>{day}</span>
      <span>{month}</span>
    </span>
  );
}
