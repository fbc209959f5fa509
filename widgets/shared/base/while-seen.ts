import { onReturn } from './on-return.ts';

/**
 * Calls `show` each time the page becomes visible again or comes back from the back/forward cache, and `hide` when it is
 * hidden or left; returns a function that stops this.
 */
export function whileSeen(show: () => void, hide: () => void): () => void {
  const changed = () => {
    if (document.visibilityState !== 'visible') hide();
  };
  document.addEventListener('visibilitychange', changed);
  addEventListener('pagehide', hide);
  const stop = onReturn(show);
  return () => {
    stop();
    document.removeEventListener('visibilitychange', changed);
    removeEventListener('pagehide', hide);
  };
}
