import type { Person } from '../../core/catalogue/person.ts';
import type { Credentials } from './api/client.ts';
import { emit } from './emit.ts';
import type { Token } from './settings.ts';

/** Who the page's calls are made for. */
export interface Session extends Credentials {
  /** Takes the token that the page gives; the same one again changes nothing. */
  setToken(token: Token | null): void;
  /** Takes a token that the page's sign-in or renewal answered. */
  accept(token: string): void;
  /** A guest's token, for one hold and its order alone; null ends it. */
  setGuest(token: string | null): void;
}

/**
 * A renewed token, or one whose `/v1/me` names the same user, keeps what the page knows; a visitor's selection survives a
 * log-in; any other change forgets the earlier user before the new one's first call.
 */
export function createSession(options: {
  readonly hosts: ReadonlySet<HTMLElement>;
  readonly fetchPerson: (credentials: Credentials) => Promise<Person>;
  readonly set: (person: Person | null, isSignedIn: boolean) => void;
  readonly forget: () => void;
}): Session {
  let given: Token | null = null;
  let bearer: Token | null = null;
  let guest: string | null = null;
  let person: Person | null = null;
  /** Settles once it is known whether a changed token is still the earlier user's. */
  let recognized: Promise<void> = Promise.resolve();

  const current = async () => (typeof bearer === 'function' ? await bearer() : bearer) ?? guest;

  async function change(token: Token | null): Promise<void> {
    bearer = token;
    if (token === null) {
      if (person) options.forget();
      person = null;
      options.set(null, false);
      return;
    }
    const earlier = person;
    options.set(earlier, true);
    const found = await options.fetchPerson({ token: current, renew: session.renew }).catch(() => null);
    if (bearer !== token) return;
    if (earlier && earlier.id !== found?.id) options.forget();
    person = found;
    options.set(found, true);
  }

  function follow(token: Token | null): void {
    const isSwitch = person !== null;
    const changed = change(token);
    if (isSwitch) recognized = changed;
  }

  const session: Session = {
    async token() {
      await recognized;
      return current();
    },
    async renew() {
      if (typeof bearer === 'function') return true;
      const token = await askPage('creneau-tokenexpired', options.hosts);
      if (token === null) return false;
      bearer = token;
      return true;
    },
    setToken(token) {
      if (token === given) return;
      given = token;
      follow(token);
    },
    accept: follow,
    setGuest(token) {
      guest = token;
    },
  };
  return session;
}

/** Asks the page for a token: a listener answers at once, with the token or a promise of one. */
function askPage(name: 'creneau-tokenexpired', hosts: ReadonlySet<HTMLElement>): Promise<string | null> {
  const [host] = hosts;
  let answer: Promise<string | null> = Promise.resolve(null);
  if (host) emit(host, name, { renew: (token) => (answer = Promise.resolve(token)) });
  return answer.catch(() => null);
}
