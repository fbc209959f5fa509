import { memo, type ReactNode } from 'react';
import { useEnvironment } from '../../shared/view/environment.ts';
import type { SlotModel } from '../model.ts';
import type { CalendarStore } from '../store.ts';
import { SlotFace } from './SlotFace.tsx';
import { slotLook } from './slot-look.ts';

export interface SlotProps {
  readonly model: SlotModel;
  readonly column: number;
  readonly tabIndex: number;
  readonly store: CalendarStore;
}

/** A slot to pick: pressed or not, or refused with its reason. A refused one stays focusable and says why. */
export const SlotButton = memo(function SlotButton({ model, tabIndex, store }: SlotProps): ReactNode {
  const { guard } = useEnvironment();
  const { slot, chosen, refusal, position } = model;
  const look = slotLook(model);
  return (
    <button
      type="button"
      className={look}
      part={look}
      tabIndex={tabIndex}
      aria-pressed={chosen > 0}
      aria-disabled={(refusal || position !== null) && chosen === 0 ? true : undefined}
      onClick={() => guard(() => store.toggle(slot))}
    >
      <SlotFace model={model} store={store} />
    </button>
  );
}, isSameSlot);

/** The model is made anew with each change of the state; a slot is drawn anew when something of its own changed. */
export function isSameSlot(a: SlotProps, b: SlotProps): boolean {
  return (
    a.tabIndex === b.tabIndex &&
    a.column === b.column &&
    a.model.slot.id === b.model.slot.id &&
    a.model.offer === b.model.offer &&
    a.model.chosen === b.model.chosen &&
    a.model.left === b.model.left &&
    a.model.isWaiting === b.model.isWaiting &&
    a.model.position === b.model.position &&
    a.model.refusal?.case === b.model.refusal?.case
  );
}
