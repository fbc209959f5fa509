import { memo, type ReactNode } from 'react';
import { formatDate, formatHour } from '../../core/time/format.ts';
import { dateOf, timeOf } from '../../core/time/wall-time.ts';
import { messages as refusalMessages } from '../shared/refusals/messages.ts';
import { useEnvironment, useMessages, useSettings } from '../shared/widget.ts';
import { messages } from './messages.ts';
import type { SlotModel } from './model.ts';
import { SlotFace } from './SlotFace.tsx';
import type { CalendarStore } from './store.ts';

/** A slot to pick: pressed or not, or refused with its reason. A refused one stays focusable and says why. */
export const SlotButton = memo(function SlotButton({
  model,
  store,
}: {
  readonly model: SlotModel;
  readonly store: CalendarStore;
}): ReactNode {
  const t = useMessages(messages);
  const reasons = useMessages(refusalMessages);
  const { guard } = useEnvironment();
  const { lang } = useSettings();
  const { slot, isSelected, refusal, left } = model;
  const when = {
    day: formatDate(dateOf(slot.start), 'full', lang),
    start: formatHour(timeOf(slot.start), lang, 'spoken'),
    end: formatHour(timeOf(slot.end), lang, 'spoken'),
  };
  const name = refusal
    ? t('refused name', { ...when, reason: reasons(refusal.case, figuresOf(refusal)) })
    : t('slot name', { ...when, places: t('places', { left }) });
  const look = isSelected ? 'selected' : refusal ? `refused ${refusal.case}` : 'free';
  return (
    <button
      type="button"
      className={`slot ${look}`}
      part={`slot ${look}`}
      aria-label={name}
      aria-pressed={isSelected}
      aria-disabled={refusal ? true : undefined}
      onClick={() => guard(() => store.toggle(slot))}
    >
      <SlotFace model={model} />
    </button>
  );
}, isSameSlot);

/** The model is made anew with each change of the state; a slot is drawn anew when something of its own changed. */
function isSameSlot(a: { readonly model: SlotModel }, b: { readonly model: SlotModel }): boolean {
  return (
    a.model.slot.id === b.model.slot.id &&
    a.model.isSelected === b.model.isSelected &&
    a.model.left === b.model.left &&
    a.model.refusal?.case === b.model.refusal?.case
  );
}

/** The figures that a refusal's message names. */
export function figuresOf(refusal: NonNullable<SlotModel['refusal']>): Record<string, number> {
  return 'limit' in refusal ? { limit: refusal.limit } : {};
}
