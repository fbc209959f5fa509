/**
 * Runs `work` every `milliseconds`, never twice at a time. Returns a function that stops this and waits for a run under
 * way, whose `signal` is aborted.
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
