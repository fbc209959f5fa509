import { emit } from './emit.ts';
import type { Token } from './settings.ts';

/** The token that the page's function returns; null if it fails. */
export async function tokenFrom(token: Exclude<Token, string>): Promise<string | null> {
  try {
    return await token();
  } catch {
    return null;
  }
}

/** Asks the page for a new token; a listener gives it at once, or a promise of it. */
export function askForToken(hosts: ReadonlySet<HTMLElement>): Promise<string | null> {
  const [host] = hosts;
  let answer: Promise<string | null> = Promise.resolve(null);
  if (host) emit(host, 'creneau-tokenexpired', { renew: (token) => (answer = Promise.resolve(token)) });
  return answer.catch(() => null);
}
