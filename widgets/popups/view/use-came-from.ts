import { type RefObject, useEffect } from 'react';
import { deepActive } from '../../shared/element/deep-active.ts';

/**
 * Gives the focus back to the element that had it before, when a popup that has it is removed, unless something else
 * has taken it.
 */
export function useCameFrom(popup: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = popup;
    let left: EventTarget | null = null;
    let cameFrom: EventTarget | null = null;
    let isInside = false;
    // Captured, before the popup's own focusin; the path of the event reaches into another widget's shadow tree.
    const leaveOther = (event: FocusEvent) => {
      left = event.composedPath()[0] ?? null;
    };
    const enter = ({ relatedTarget }: FocusEvent) => {
      if (!isInside) cameFrom = relatedTarget && left;
      isInside = true;
    };
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (current?.contains(relatedTarget as Node | null)) return;
      if (relatedTarget !== null) isInside = false;
      // It also fires while the popup is removed, or the window loses the focus: then nothing else has taken it.
      else
        queueMicrotask(() => {
          if (current?.isConnected && !current.contains(deepActive())) isInside = false;
        });
    };
    document.addEventListener('focusout', leaveOther, true);
    current?.addEventListener('focusin', enter);
    current?.addEventListener('focusout', leave);
    return () => {
      document.removeEventListener('focusout', leaveOther, true);
      current?.removeEventListener('focusin', enter);
      current?.removeEventListener('focusout', leave);
      const active = deepActive();
      const isFree = active === null || current?.contains(active);
      if (isInside && isFree && cameFrom instanceof HTMLElement && cameFrom.isConnected) cameFrom.focus();
    };
  }, [popup]);
}
