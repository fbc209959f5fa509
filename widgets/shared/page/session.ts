import type { Person } from '../../../core/catalogue/person.ts';
import type { Credentials } from '../api/client.ts';
import { emit } from './emit.ts';
import type { Token } from './settings.ts';

/** Who the page's calls are made as. */
export interface Session extends Credentials {
  /** Sets the token that the page gives; the same one again changes nothing. */
  setToken(token: Token | null): void;
  /** Sets the token that the page's sign-in returned, where it may be sent to the API. */
  accept(token: string): void;
  /** A guest's token, for one hold and its order alone; null ends it. */
  setGuest(token: string | null): void;
}

/** What a session needs of its page state. */
export interface SessionOptions {
  readonly hosts: ReadonlySet<HTMLElement>;
  readonly fetchPerson: (credentials: Credentials) => Promise<Person>;
  readonly set: (person: Person | null, isSignedIn: boolean) => void;
  readonly forget: () => void;
  /** Whether a token that the page gives when it is asked may be sent to the API. */
  readonly maySendToken: () => boolean;
}

/**
 * A renewed token, or one whose `/v1/me` names the same user, keeps the page state; a visitor's selection survives a
 * log-in; any other change clears the page state: once `/v1/me` has named the new user, before any other call as that user.
 *
 * `given` is the token of the page's settings; `bearer` the one that calls carry: `given`, or one that the page has renewed
 * or signed in with since.
 */
export function createSession(options: SessionOptions): Session {
  let given: Token | null = null;
  let bearer: Token | null = null;
  let guest: string | null = null;
  let person: Person | null = null;
  let isSignedIn = false;
  let changes = 0;
  let renewal: Promise<boolean> | null = null;
  /** Settles once it is known whether a changed token is still the earlier user's. */
  let recognized: Promise<void> = Promise.resolve();

  const current = async () => (typeof bearer === 'function' ? await bearer() : bearer) || guest;

  function become(found: Person | null, hasToken: boolean): void {
    person = found;
    isSignedIn = hasToken;
    options.set(found, hasToken);
  }

  async function change(token: Token | null): Promise<void> {
    changes += 1;
    const mine = changes;
    bearer = token;
    const isVisitor = token === null || (typeof token === 'function' && !(await answerOf(token)));
    if (mine !== changes) return;
    const earlier = person;
    const hadUser = isSignedIn;
    if (isVisitor) {
      if (hadUser) options.forget();
      return become(null, false);
    }
    become(earlier, true);
    const found = await options.fetchPerson({ token: current, renew: session.renew }).catch(() => null);
    if (mine !== changes) return;
    // A user whom the API has not named cannot be recognized.
    if (hadUser && (!earlier || earlier.id !== found?.id)) options.forget();
    become(found, true);
  }

  function follow(token: Token | null): void {
    const isSwitch = isSignedIn;
    const changed = change(token);
    if (isSwitch) recognized = changed;
  }

  async function askForAnother(refused: string): Promise<boolean> {
    const token = await askForToken(options.hosts);
    // The page may have signed its user out meanwhile, or another one in.
    if (bearer === refused && token && options.maySendToken()) bearer = token;
    return bearer !== refused && bearer !== null;
  }

  const session: Session = {
    async token() {
      await recognized;
      return current();
    },
    async renew(refused) {
      if (typeof bearer === 'function') return true;
      // The page cannot renew a guest's token; a token other than the refused one has been renewed already.
      if (bearer !== refused) return bearer !== null;
      renewal ??= askForAnother(refused).finally(() => {
        renewal = null;
      });
      return renewal;
    },
    setToken(token) {
      if (token === given) return;
      given = token;
      follow(token);
    },
    accept(token) {
      if (options.maySendToken()) follow(token);
    },
    setGuest(token) {
      guest = token;
    },
  };
  return session;
}

/** The token that the page's function returns; null if it fails. */
async function answerOf(token: Exclude<Token, string>): Promise<string | null> {
  try {
    return await token();
  } catch {
    return null;
  }
}

/** Asks the page for a new token; a listener gives it at once, or a promise of it. */
function askForToken(hosts: ReadonlySet<HTMLElement>): Promise<string | null> {
  const [host] = hosts;
  let answer: Promise<string | null> = Promise.resolve(null);
  if (host) emit(host, 'creneau-tokenexpired', { renew: (token) => (answer = Promise.resolve(token)) });
  return answer.catch(() => null);
}
