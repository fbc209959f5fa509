import X from 'lucide/dist/esm/icons/x.mjs';
import type { ReactNode } from 'react';
import { useEnvironment, useMessages, useSettings } from '../../../shared/view/environment.ts';
import { Icon } from '../../../shared/view/ui/Icon.tsx';
import { messages } from '../../messages.ts';
import type { SelectedSlotModel } from '../../model.ts';
import { shortSlotText } from '../../slot-time-text.ts';
import type { CalendarStore } from '../../store.ts';

interface SelectedSlotsProps {
  readonly slots: readonly SelectedSlotModel[];
  readonly store: CalendarStore;
}

/** The selected slots in order, each with a button that removes it, and a tag if it is free or a waiting slot. */
export function SelectedSlots({ slots, store }: SelectedSlotsProps): ReactNode {
  return (
    <ul className="chips">
      {slots.map((model) => (
        <SelectedSlot key={`${model.slot.id} ${model.repeat}`} model={model} store={store} />
      ))}
    </ul>
  );
}

function SelectedSlot({
  model: { slot, isFree },
  store,
}: {
  readonly model: SelectedSlotModel;
  readonly store: CalendarStore;
}): ReactNode {
  const t = useMessages(messages);
  const { guard } = useEnvironment();
  const settings = useSettings();
  const label = shortSlotText(settings, slot.start);
  return (
    <li className="chip" part="selected-slot">
      <span>{label}</span>
      {isFree && <span className="tag">{t('free slot')}</span>}
      {slot.isWaitBooking && <span className="tag">{t('waiting list')}</span>}
      <button
        type="button"
        className="remove"
        part="remove-button"
        aria-label={t('remove', { slot: label })}
        onClick={() => guard(() => store.remove(slot.id))}
      >
        <Icon of={X} />
      </button>
    </li>
  );
}
