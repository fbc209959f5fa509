import type { ReactNode } from 'react';
import { formatDate, formatHour } from '../../core/time/format.ts';
import { dateOf, timeOf } from '../../core/time/wall-time.ts';
import { figuresOf } from '../shared/refusals/figures.ts';
import { messages as refusalMessages } from '../shared/refusals/messages.ts';
import { useMessages, useSettings } from '../shared/widget.ts';

import type { CalendarState } from './store.ts';

/** Why the slot that was just pressed cannot be had. */
export function Told({ told }: { readonly told: NonNullable<CalendarState['told']> }): ReactNode {
  const reasons = useMessages(refusalMessages);
  const { lang } = useSettings();
  const { slot, refusal } = told;
  return (
    <p className="told" part="reason" role="alert">
      <span className="strong">
        {formatDate(dateOf(slot.start), 'header', lang)}, {formatHour(timeOf(slot.start), lang)}
      </span>{' '}
      <span>{reasons(refusal.case, figuresOf(refusal))}</span>
    </p>
  );
}
