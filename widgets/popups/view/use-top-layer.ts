import { type RefObject, useLayoutEffect } from 'react';

/** Puts a popup over the page's stacking contexts as soon as it is drawn, but not over toasts that are there already. */
export function useTopLayer(popup: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    popup.current?.showPopover?.();
    for (const { shadowRoot } of document.querySelectorAll('creneau-toaster')) {
      const toasts = shadowRoot?.querySelector<HTMLElement>('[part~="toasts"][popover]:not(:focus-within)');
      toasts?.hidePopover?.();
      toasts?.showPopover?.();
    }
  }, [popup]);
}
