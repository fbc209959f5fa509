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

/** A slot in picker mode: a toggle. A refused one stays focusable and says why. */
export const SlotButton = memo(function SlotButton({ model, tabIndex, store }: SlotProps): ReactNode {
  const { guard } = useEnvironment();
  const { slot, selected, refusal, position } = model;
  const look = slotLook(model);
  return (
    <button
      type="button"
      className={look}
      part={look}
      tabIndex={tabIndex}
      aria-pressed={selected > 0}
      aria-current={model.isLinked || undefined}
      aria-disabled={(refusal || position !== null) && selected === 0 ? true : undefined}
      onClick={() => guard(() => store.toggle(slot))}
    >
      <SlotFace model={model} />
    </button>
  );
});
