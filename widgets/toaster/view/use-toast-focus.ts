import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';
import { neighbour } from '../model.ts';

interface FocusHandlers {
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  readonly onBlur: () => void;
}

/**
 * When a toast that has the focus is removed, moves the focus to the toast that takes its place; after the last toast,
 * back to the element that had it before.
 */
export function useToastFocus(layer: RefObject<HTMLElement | null>, order: readonly number[]): FocusHandlers {
  const focused = useRef<number | null>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  const isMoving = useRef(false);
  const earlier = useRef(order);
  useEffect(() => {
    const before = earlier.current;
    earlier.current = order;
    const gone = focused.current;
    if (gone === null || order.includes(gone)) return;
    focused.current = null;
    const next = neighbour(gone, before, order);
    if (next !== null) {
      isMoving.current = true;
      buttonOf(layer.current, next)?.focus();
      isMoving.current = false;
    } else if (cameFrom.current?.isConnected) cameFrom.current.focus();
  }, [order, layer]);
  return {
    onFocus({ target, relatedTarget }) {
      const id = /^close-(\d+)$/.exec(target.id)?.[1];
      focused.current = id === undefined ? null : Number(id);
      if (!isMoving.current && !layer.current?.contains(relatedTarget)) {
        cameFrom.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
      }
    },
    onBlur() {
      focused.current = null;
    },
  };
}

function buttonOf(layer: HTMLElement | null, id: number): HTMLElement | null {
  return layer?.querySelector<HTMLElement>(`#close-${id}`) ?? null;
}
