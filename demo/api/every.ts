/**
 * Runs `work` every `milliseconds`, never twice at a time. Returns a function that stops this, aborts the `signal` of a
 * current run, and waits for its end.
 */
export function every(
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<void>,
  onFailure: (error: unknown) => void,
): () => Promise<void> {
  const stopping = new AbortController();
  let running = Promise.resolve();
  let isRunning = false;
  const timer = setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    running = work(stopping.signal)
      .catch(onFailure)
      .finally(() => {
        isRunning = false;
      });
  }, milliseconds);
  timer.unref();
  return () => {
    clearInterval(timer);
    stopping.abort();
    return running;
  };
}
