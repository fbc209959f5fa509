/**
 * Creates a function for what is started again before it has ended, so that the latest wins (S-stale-answers). Each
 * call starts another turn and returns whether that turn is still the latest; an aborted signal ends every turn.
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
