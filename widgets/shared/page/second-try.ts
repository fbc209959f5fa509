/**
 * Returns the milliseconds until the second try: on average 1000, so that the visitors of a page that failed do not
 * come back together.
 */
const waitMs = (): number => 750 + 500 * Math.random();

/**
 * Returns a function that loads one of our files by its name with `load`, and tries once more if that fails. Requests
 * for a name that is under way share its outcome; a later one begins anew (D-failed-file).
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
