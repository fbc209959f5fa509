import { type RefObject, useEffect } from 'react';
import { deepActive } from '../../shared/element/deep-active.ts';

/**
 * When a popup that has the focus is removed, gives the focus back to the element that had it before, unless another
 * element has taken it.
 */
export function useCameFrom(popup: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = popup;
    let left: EventTarget | null = null;
    let cameFrom: EventTarget | null = null;
    let isInside = false;
    // Captured `focusout` events come before the popup's `focusin`, and their path includes nodes in the shadow trees
    // of other widgets.
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
      // `focusout` also fires while the popup is removed, or when the window loses the focus; then no other element has
      // the focus.
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
