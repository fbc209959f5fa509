/** Milliseconds until the second try: on average 1000, so that the visitors of a page that failed do not come back together. */
const waitMs = (): number => 750 + 500 * Math.random();

/**
 * Makes of `load` a function that loads a file of ours by its name, and once more by itself where that fails. Requests for a
 * name that is under way share its outcome; a later one begins anew (D-failed-file).
 */
export function withSecondTry<T>(load: (name: string) => Promise<T>): (name: string) => Promise<T> {
  const underWay = new Map<string, Promise<T>>();
  return (name) => {
    const known = underWay.get(name);
    if (known) return known;
    const loading = load(name)
      .catch(async () => {
        await new Promise((resolve) => setTimeout(resolve, waitMs()));
        return load(name);
      })
      .finally(() => underWay.delete(name));
    underWay.set(name, loading);
    return loading;
  };
}
