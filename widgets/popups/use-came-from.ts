import { type RefObject, useEffect } from 'react';

/** Where a popup goes that has the focus, the focus goes back to where it came from. */
export function useCameFrom(popup: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = popup;
    let cameFrom: EventTarget | null = null;
    let isInside = false;
    const enter = ({ relatedTarget }: FocusEvent) => {
      if (!isInside) cameFrom = relatedTarget;
      isInside = true;
    };
    const leave = ({ relatedTarget }: FocusEvent) => {
      // Also told while the popup is taken away: then nothing else has taken the focus.
      if (relatedTarget !== null && !current?.contains(relatedTarget as Node)) isInside = false;
    };
    current?.addEventListener('focusin', enter);
    current?.addEventListener('focusout', leave);
    return () => {
      current?.removeEventListener('focusin', enter);
      current?.removeEventListener('focusout', leave);
      if (isInside && cameFrom instanceof HTMLElement && cameFrom.isConnected) cameFrom.focus();
    };
  }, [popup]);
}
