import { type RefObject, useLayoutEffect } from 'react';
import { registry } from '../../shared/page/registry.ts';
import { useEnvironment } from '../../shared/view/environment.ts';
import { standInModal } from '../stand-in-modal.ts';

/**
 * Shows a popover above the page's stacking contexts as soon as it is drawn, and again whenever another element has
 * opened a popover above it. In one of our modal dialogs, a copy of the toaster shows the toasts. Browsers without
 * popovers use the z-index.
 */
export function useTopLayer(layer: RefObject<HTMLElement | null>, isDrawn: boolean): void {
  const { host } = useEnvironment();
  useLayoutEffect(() => {
    const { current } = layer;
    const toasts = registry()?.toasts;
    if (!isDrawn || !current) return undefined;
    current.showPopover?.();
    if (!toasts) return undefined;
    const raise = () => {
      if (standInModal(toasts, host)) return;
      // Hiding the popover would remove the focus from it.
      if (current.matches(':focus-within')) return;
      current.hidePopover?.();
      current.showPopover?.();
    };
    toasts.raise = raise;
    standInModal(toasts, host);
    return () => {
      if (toasts.raise === raise) delete toasts.raise;
    };
  }, [layer, isDrawn, host]);
}
