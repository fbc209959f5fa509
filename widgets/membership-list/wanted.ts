/** The options that were chosen before their page signed its visitor in: a token of the element's own begins its store anew. */
const wanted = new WeakMap<HTMLElement, number>();

/** Remembers what goes on with the token (D-who-books); null for nothing. */
export function want(host: HTMLElement, option: number | null): void {
  if (option === null) wanted.delete(host);
  else wanted.set(host, option);
}

/** What goes on now, once. */
export function takeWanted(host: HTMLElement): number | null {
  const option = wanted.get(host) ?? null;
  wanted.delete(host);
  return option;
}
