/**
 * Returns the milliseconds to wait before the second try: 1000 on average, but random, so that the visitors of a page
 * that failed do not all come back at once.
 */
const waitMs = (): number => 750 + 500 * Math.random();

/**
 * Returns a function that loads one of our files by its name with `load`, and tries once more if that fails. Requests
 * for a file that is being loaded share the result; a later request loads it again (D-failed-file).
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
