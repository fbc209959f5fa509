import { placeOfReads } from './database/reading.ts';

/** Runs `work`, or shares one run with other callers that use the same key. */
export type Share = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

/**
 * Waits until all requests that have arrived have been read, because the embedded database blocks everything else while
 * it works.
 */
const othersAreRead = () => new Promise<void>((resolve) => setImmediate(resolve));

/**
 * Returns a function that lets simultaneous callers with the same key share one run. A caller that arrives during a run
 * waits for the next run, so that no caller gets a result that is older than its call. The next run of a key begins
 * after `rest`, which begins with each run, at the earliest.
 */
export function sharing(rest = () => Promise.resolve()): Share {
  const waiting = new Map<string, Promise<unknown>>();
  const running = new Map<string, Promise<unknown>>();

  const start = (key: string, work: () => Promise<unknown>) => {
    waiting.delete(key);
    const run = work();
    const rested = rest();
    const end = run
      .catch(() => {})
      .then(() => rested)
      .then(() => {
        if (running.get(key) === end) running.delete(key);
      });
    running.set(key, end);
    return run;
  };

  return <Result>(wish: string, work: () => Promise<Result>) => {
    // Whoever must not read what is older shares with nobody who may.
    const key = `${placeOfReads()} ${wish}`;
    const run =
      waiting.get(key) ??
      Promise.resolve(running.get(key))
        .then(othersAreRead)
        .then(() => start(key, work));
    waiting.set(key, run);
    return run as Promise<Result>;
  };
}
