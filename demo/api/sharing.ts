/** Runs `work`, or shares its run with others that ask with the same key. */
export type Share = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

/** Waits until every request that has arrived has been read: the embedded database blocks all else while it works. */
const othersAreRead = () => new Promise<void>((resolve) => setImmediate(resolve));

/**
 * Callers that ask for the same at the same time share one run. A run never starts before its callers have asked, so
 * that each gets what is true then: who asks during a run waits for the next one.
 */
export function sharing(): Share {
  const waiting = new Map<string, Promise<unknown>>();
  const running = new Map<string, Promise<unknown>>();

  const start = (key: string, work: () => Promise<unknown>) => {
    waiting.delete(key);
    const run = work();
    const end = run
      .catch(() => {})
      .then(() => {
        if (running.get(key) === end) running.delete(key);
      });
    running.set(key, end);
    return run;
  };

  return <Result>(key: string, work: () => Promise<Result>) => {
    const run =
      waiting.get(key) ??
      Promise.resolve(running.get(key))
        .then(othersAreRead)
        .then(() => start(key, work));
    waiting.set(key, run);
    return run as Promise<Result>;
  };
}
