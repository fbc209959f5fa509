import type { ReactNode } from 'react';
import { formatHour } from '../../core/time/format.ts';
import { minutesBetween, timeOf } from '../../core/time/wall-time.ts';
import { messages as refusalMessages } from '../shared/refusals/messages.ts';
import { useMessages, useSettings } from '../shared/widget.ts';
import { messages } from './messages.ts';
import type { SlotModel } from './model.ts';

/** What a slot shows: start and end, its length, and what is left or why it cannot be had. */
export function SlotFace({ model }: { readonly model: SlotModel }): ReactNode {
  const t = useMessages(messages);
  const reasons = useMessages(refusalMessages);
  const { lang } = useSettings();
  const { slot, refusal, left } = model;
  return (
    <>
      <span className="hours">
        <span className="start">{formatHour(timeOf(slot.start), lang)}</span>
        <span className="end">{formatHour(timeOf(slot.end), lang)}</span>
      </span>
      <span className="about">
        <span className="minutes">{t('minutes', { minutes: minutesBetween(slot.start, slot.end) })}</span>
        <span className="standing">{refusal ? reasons(`${refusal.case} short`) : t('places', { left })}</span>
      </span>
    </>
  );
}
