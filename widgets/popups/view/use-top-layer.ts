import { type RefObject, useLayoutEffect } from 'react';
import { registry } from '../../shared/page/registry.ts';

/** Shows a popup above the page's stacking contexts as soon as it is drawn, but below the toasts. */
export function useTopLayer(popup: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    popup.current?.showPopover?.();
    registry()?.toasts.raise?.();
  }, [popup]);
}
