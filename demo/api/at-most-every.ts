/**
 * Returns a function that runs `work` at most once in `pause` milliseconds, and never twice at the same time: callers in
 * between share the result of the last run, also its failure. `now` returns the present in milliseconds.
 */
export function atMostEvery<Result>(
  pause: number,
  work: () => Promise<Result>,
  now = () => performance.now(),
): () => Promise<Result> {
  let last: Promise<Result> | null = null;
  let begunAt = 0;
  let isRunning = false;
  return () => {
    if (last !== null && (isRunning || now() - begunAt < pause)) return last;
    begunAt = now();
    isRunning = true;
    last = work().finally(() => {
      isRunning = false;
    });
    return last;
  };
}
