import type { createPortal } from 'react-dom';

let create: typeof createPortal;

/** Draws `children` into a node outside of the view. Only React can: a view that is painted has no portal yet. */
export function portal(...args: Parameters<typeof createPortal>): ReturnType<typeof createPortal> {
  return create(...args);
}

/** Sets the portal of React's renderer; called by the part that loads it, which no view waits for. */
export function providePortal(from: typeof createPortal): void {
  create = from;
}
