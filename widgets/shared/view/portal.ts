import type { createPortal } from 'react-dom';

let create: typeof createPortal;

/** Draws children into a node outside the view. Only React can do this: there is no portal while a view is painted. */
export function portal(...args: Parameters<typeof createPortal>): ReturnType<typeof createPortal> {
  return create(...args);
}

/** Sets the portal of React's renderer; called by the part that contains the renderer, for which no view waits. */
export function providePortal(from: typeof createPortal): void {
  create = from;
}
