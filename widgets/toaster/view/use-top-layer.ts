import { type RefObject, useLayoutEffect } from 'react';

/** Shows a popover as soon as it is drawn: over the page's stacking contexts. A browser without popovers has the z-index. */
export function useTopLayer(layer: RefObject<HTMLElement | null>, isDrawn: boolean): void {
  useLayoutEffect(() => {
    if (isDrawn) layer.current?.showPopover?.();
  }, [layer, isDrawn]);
}
