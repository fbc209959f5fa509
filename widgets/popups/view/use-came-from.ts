import { type RefObject, useEffect } from 'react';
import { deepActive } from './deep-active.ts';

/** Where a popup goes that has the focus, the focus goes back to where it came from, unless something else has taken it. */
export function useCameFrom(popup: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = popup;
    let left: EventTarget | null = null;
    let cameFrom: EventTarget | null = null;
    let isInside = false;
    // Told on the way down, before the popup is entered; its path leads into another widget's tree, where it came from.
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
      // Also told while the popup is taken away, or the window is left: then nothing else has taken the focus.
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
