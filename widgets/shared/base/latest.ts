/**
 * Creates a function for work that may start again before it has ended, so that only the latest start counts
 * (S-stale-answers). Each call starts another turn and returns a function that tells whether that turn is still the
 * latest; an aborted signal ends every turn.
 *
 *     const next = createLatest(signal);
 *     async function load() {
 *       const isLatest = next();
 *       const found = await fetchFound();
 *       if (isLatest()) show(found);
 *     }
 */
export function createLatest(signal?: AbortSignal): () => () => boolean {
  let latest = 0;
  return () => {
    latest += 1;
    const turn = latest;
    return () => turn === latest && !signal?.aborted;
  };
}
