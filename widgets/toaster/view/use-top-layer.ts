import { type RefObject, useLayoutEffect } from 'react';
import { registry } from '../../shared/page/registry.ts';

/**
 * Shows a popover above the page's stacking contexts as soon as it is drawn, and again whenever another element has opened
 * one above it. A browser without popovers has the z-index.
 */
export function useTopLayer(layer: RefObject<HTMLElement | null>, isDrawn: boolean): void {
  useLayoutEffect(() => {
    const { current } = layer;
    const toasts = registry()?.toasts;
    if (!isDrawn || !current) return undefined;
    current.showPopover?.();
    if (!toasts) return undefined;
    const raise = () => {
      // Hiding it would take the focus from it.
      if (current.matches(':focus-within')) return;
      current.hidePopover?.();
      current.showPopover?.();
    };
    toasts.raise = raise;
    return () => {
      if (toasts.raise === raise) delete toasts.raise;
    };
  }, [layer, isDrawn]);
}
