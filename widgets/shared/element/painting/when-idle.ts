/** Milliseconds after which a browser that is never idle is asked no longer. */
const PATIENCE_MS = 1000;

/** Calls back once the browser has nothing more urgent to do; if it cannot say so (Safari), after the next frame. */
export function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(callback, { timeout: PATIENCE_MS });
  else requestAnimationFrame(() => setTimeout(callback));
}
