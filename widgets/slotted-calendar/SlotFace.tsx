import type { ReactNode } from 'react';
import { formatDate, formatHour } from '../../core/time/format.ts';
import { dateOf, minutesBetween, timeOf } from '../../core/time/wall-time.ts';
import { figuresOf } from '../shared/refusals/figures.ts';
import { messages as refusalMessages } from '../shared/refusals/messages.ts';
import { useMessages, useSettings } from '../shared/widget.ts';
import { messages } from './messages.ts';
import type { SlotModel } from './model.ts';

/** What a slot shows: start and end, its length, and what is left or why it cannot be had; and its name in full, to be said. */
export function SlotFace({ model }: { readonly model: SlotModel }): ReactNode {
  const t = useMessages(messages);
  const reasons = useMessages(refusalMessages);
  const { lang } = useSettings();
  const { slot, refusal, left } = model;
  const places = t('places', { left });
  const when = {
    day: formatDate(dateOf(slot.start), 'full', lang),
    start: formatHour(timeOf(slot.start), lang, 'spoken'),
    end: formatHour(timeOf(slot.end), lang, 'spoken'),
  };
  const name = refusal
    ? t('refused name', { ...when, reason: reasons(refusal.case, figuresOf(refusal)) })
    : t('slot name', { ...when, places });
  return (
    <>
      <span className="visually-hidden">{name}</span>
      <span className="hours" aria-hidden="true">
        <span className="start">{formatHour(timeOf(slot.start), lang)}</span>
        <span className="end">{formatHour(timeOf(slot.end), lang)}</span>
      </span>
      <span className="about" aria-hidden="true">
        <span className="minutes">{t('minutes', { minutes: minutesBetween(slot.start, slot.end) })}</span>
        <span className="standing">{refusal ? reasons(`${refusal.case} short`) : places}</span>
      </span>
    </>
  );
}
