import { memo, type ReactNode } from 'react';
import { useEnvironment } from '../shared/widget.ts';
import type { SlotModel } from './model.ts';
import { SlotFace } from './SlotFace.tsx';
import type { CalendarStore } from './store.ts';

interface SlotButtonProps {
  readonly model: SlotModel;
  readonly store: CalendarStore;
}

/** A slot to pick: pressed or not, or refused with its reason. A refused one stays focusable and says why. */
export const SlotButton = memo(function SlotButton({ model, store }: SlotButtonProps): ReactNode {
  const { guard } = useEnvironment();
  const { slot, isSelected, refusal } = model;
  const look = isSelected ? 'selected' : refusal ? `refused ${refusal.case}` : 'free';
  return (
    <button
      type="button"
      className={`slot ${look}`}
      part={`slot ${look}`}
      aria-pressed={isSelected}
      aria-disabled={refusal ? true : undefined}
      onClick={() => guard(() => store.toggle(slot))}
    >
      <SlotFace model={model} />
    </button>
  );
}, isSameSlot);

/** The model is made anew with each change of the state; a slot is drawn anew when something of its own changed. */
function isSameSlot(a: SlotButtonProps, b: SlotButtonProps): boolean {
  return (
    a.model.slot.id === b.model.slot.id &&
    a.model.isSelected === b.model.isSelected &&
    a.model.left === b.model.left &&
    a.model.refusal?.case === b.model.refusal?.case
  );
}
