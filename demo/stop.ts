/** How often it is looked whether the parent process still runs. */
const LOOK_MS = 1000;

/** A signal that comes again so soon is the same one: npm hands on a Ctrl-C that its terminal has sent to all. */
const SAME_MS = 1000;

/** Calls `stop` at the first signal to end; a later one ends the process at once (D-shutdown). */
export function stopAtSignal(stop: () => void): void {
  let first: number | null = null;
  const take = () => {
    const now = performance.now();
    if (first === null) stop();
    else if (now - first > SAME_MS) process.exit(1);
    first ??= now;
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, take);
}

/** Calls `stop` once the process that has started this one has ended. */
export function stopWithParent(stop: () => void): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, LOOK_MS);
  timer.unref();
}
