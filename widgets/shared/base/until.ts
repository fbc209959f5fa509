/** Calls the functions once the signal aborts; at once if it has. */
export function until(signal: AbortSignal, ...stops: readonly (() => unknown)[]): void {
  const stopAll = () => {
    for (const stop of stops) stop();
  };
  if (signal.aborted) stopAll();
  else signal.addEventListener('abort', stopAll);
}
