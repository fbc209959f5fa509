import type { Person } from '../../../core/catalogue/person.ts';
import type { Credentials } from '../api/client.ts';
import type { Bearer } from './bearer.ts';
import { tokenFrom } from './page-token.ts';
import type { Token } from './settings.ts';

/** Who the page's visitor is. */
export interface Visitor {
  readonly person: Person | null;
  readonly isSignedIn: boolean;
  /** Whether the token was refused and not renewed. */
  readonly hasExpired: boolean;
}

/** What becomes of the page state. */
export interface VisitorOptions {
  readonly fetchPerson: (credentials: Credentials) => Promise<Person>;
  readonly set: (visitor: Visitor) => void;
  readonly forget: () => void;
}

/** The visitor of a page state whose token was refused. */
export const EXPIRED: Visitor = { person: null, isSignedIn: false, hasExpired: true };

/** Whose page it is. */
export interface VisitorOfPage {
  /** Whether it is a user's; that of a refused token until another one comes. */
  isUsers(): boolean;
  /** Uses another token, and asks the API whose it is. */
  change(token: Token | null): Promise<void>;
  /** Uses a refused function again, if the API names the user of its new token. */
  tryAgain(): Promise<void>;
}

/**
 * A renewed token, or one whose `/v1/me` names the same user, keeps the page state; a visitor's selection survives a
 * log-in; any other change clears the page state. A token that is refused and not renewed makes a visitor's page, which is
 * kept for the case that its user comes back.
 */
export function createVisitor(bearer: Bearer, options: VisitorOptions): VisitorOfPage {
  let person: Person | null = null;
  let isSignedIn = false;
  let changes = 0;
  const { text: token, renew, giveUp } = bearer;

  function become(found: Person | null, hasToken: boolean): void {
    person = found;
    isSignedIn = hasToken;
    options.set({ person, isSignedIn, hasExpired: false });
  }

  /** The user of the bearer; null if the API does not name them. */
  const named = () => options.fetchPerson({ token, renew, giveUp }).catch(() => null);

  /** Forgets an earlier user, unless they are the one who was found: one whom the API has not named cannot be recognized. */
  function recognize(earlier: Person | null, found: Person | null): void {
    if (!earlier || earlier.id !== found?.id) options.forget();
  }

  return {
    isUsers: () => isSignedIn,
    async change(next) {
      changes += 1;
      const mine = changes;
      bearer.set(next);
      const isVisitor = next === null || (typeof next === 'function' && !(await tokenFrom(next)));
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
    },
    async tryAgain() {
      const mine = changes;
      const undo = bearer.reuse();
      const found = await named();
      if (mine !== changes) return;
      if (!found) undo();
      if (bearer.isRefused()) return;
      if (isSignedIn) recognize(person, found);
      become(found, true);
    },
  };
}
