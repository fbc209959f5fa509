import type { Person } from '../../../core/catalogue/person.ts';
import type { Credentials } from '../api/client.ts';
import { createBearer } from './bearer.ts';
import { askForToken, tokenFrom } from './page-token.ts';
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

/** Who the page's visitor is. */
interface Visitor {
  readonly person: Person | null;
  readonly isSignedIn: boolean;
  /** Whether the token was refused and not renewed. */
  readonly hasExpired: boolean;
}

/** What a session needs of its page state. */
export interface SessionOptions {
  readonly hosts: ReadonlySet<HTMLElement>;
  readonly fetchPerson: (credentials: Credentials) => Promise<Person>;
  readonly set: (visitor: Visitor) => void;
  readonly forget: () => void;
  /** Whether a token that the page gives when it is asked may be sent to the API. */
  readonly maySendToken: () => boolean;
}

const EXPIRED: Visitor = { person: null, isSignedIn: false, hasExpired: true };

/**
 * A renewed token, or one whose `/v1/me` names the same user, keeps the page state; a visitor's selection survives a
 * log-in; any other change clears the page state: once `/v1/me` has named the new user, before any other call as that user.
 * A token that is refused and not renewed makes a visitor's page, which is kept for the case that its user comes back.
 *
 * `given` is the token of the page's settings; the bearer is `given`, or one that the page has renewed or signed in with since.
 */
export function createSession(options: SessionOptions): Session {
  let given: Token | null = null;
  /** Whose page it is; that of a refused token until another one comes. */
  let person: Person | null = null;
  let isSignedIn = false;
  let changes = 0;
  /** Settles once it is known whether a changed token is still the earlier user's. */
  let recognized: Promise<void> = Promise.resolve();
  const bearer = createBearer({
    ask: async () => {
      const token = await askForToken(options.hosts);
      return token && options.maySendToken() ? token : null;
    },
    onRefused: () => options.set(EXPIRED),
  });
  const { renew, giveUp } = bearer;

  function become(found: Person | null, hasToken: boolean): void {
    person = found;
    isSignedIn = hasToken;
    options.set({ person, isSignedIn, hasExpired: false });
  }

  /** The user of the bearer; null if the API does not name them. */
  function named(): Promise<Person | null> {
    return options.fetchPerson({ token: bearer.text, renew, giveUp }).catch(() => null);
  }

  /** Forgets an earlier user, unless they are the one who was found: one whom the API has not named cannot be recognized. */
  function recognize(earlier: Person | null, found: Person | null): void {
    if (!earlier || earlier.id !== found?.id) options.forget();
  }

  async function change(token: Token | null): Promise<void> {
    changes += 1;
    const mine = changes;
    bearer.set(token);
    const isVisitor = token === null || (typeof token === 'function' && !(await tokenFrom(token)));
    if (mine !== changes) return;
    const [earlier, hadUser] = [person, isSignedIn];
    if (isVisitor) {
      if (hadUser) options.forget();
      return become(null, false);
    }
    become(earlier, true);
    const found = await named();
    if (mine !== changes) return;
    if (hadUser) recognize(earlier, found);
    if (!bearer.isRefused()) return become(found, true);
    [person, isSignedIn] = [null, false];
    options.set(EXPIRED);
  }

  /** Uses a refused function again, if the API names the user of its new token. */
  async function tryAgain(): Promise<void> {
    const mine = changes;
    const undo = bearer.reuse();
    const found = await named();
    if (mine !== changes) return;
    if (!found) undo();
    if (bearer.isRefused()) return;
    if (isSignedIn) recognize(person, found);
    become(found, true);
  }

  function follow(token: Token | null): void {
    const isSwitch = isSignedIn;
    const changed = change(token);
    if (isSwitch) recognized = changed;
  }

  async function settled(): Promise<void> {
    let seen: Promise<void>;
    do {
      seen = recognized;
      await seen;
    } while (seen !== recognized);
  }

  return {
    renew,
    giveUp,
    setGuest: bearer.setGuest,
    async token() {
      await settled();
      if (await bearer.hasAnother()) recognized = tryAgain();
      await settled();
      return bearer.text();
    },
    setToken(token) {
      if (token === given) return;
      given = token;
      follow(token);
    },
    accept(token) {
      if (options.maySendToken()) follow(token);
    },
  };
}
