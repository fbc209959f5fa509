/** The longest time to wait for a browser that is never idle, in milliseconds. */
const PATIENCE_MS = 1000;

/**
 * Calls back once the browser has nothing more urgent to do; without `requestIdleCallback` (Safari), after the next
 * frame.
 */
export function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(callback, { timeout: PATIENCE_MS });
  else requestAnimationFrame(() => setTimeout(callback));
}
