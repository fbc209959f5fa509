/** The work that was given last. */
let last: Promise<unknown> = Promise.resolve();

/** Runs `work` after all work that was given before. */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const result = last.then(work);
  last = result.catch(() => {});
  return result;
}
