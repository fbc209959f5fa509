import type { Credentials } from '../api/client.ts';
import { createBearer } from './bearer.ts';
import { askForToken } from './page-token.ts';
import type { Token } from './settings.ts';
import { createVisitor, EXPIRED, type VisitorOptions } from './visitor.ts';

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
export interface SessionOptions extends VisitorOptions {
  readonly hosts: ReadonlySet<HTMLElement>;
  /** Whether a token that the page gives when it is asked may be sent to the API. */
  readonly maySendToken: () => boolean;
}

/**
 * The calls of a page state: `given` is the token of the page's settings; the bearer is `given`, or one that the page has
 * renewed or signed in with since. No call is made as another user before the earlier one's data is forgotten.
 */
export function createSession(options: SessionOptions): Session {
  let given: Token | null = null;
  /** Settles once it is known whether a changed token is still the earlier user's. */
  let recognized: Promise<void> = Promise.resolve();
  const bearer = createBearer({
    ask: async () => {
      const token = await askForToken(options.hosts);
      return token && options.maySendToken() ? token : null;
    },
    onRefused: () => options.set(EXPIRED),
  });
  const visitor = createVisitor(bearer, options);

  function follow(token: Token | null): void {
    const isSwitch = visitor.isUsers();
    const changed = visitor.change(token);
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
    renew: bearer.renew,
    giveUp: bearer.giveUp,
    setGuest: bearer.setGuest,
    async token() {
      await settled();
      if (await bearer.hasAnother()) recognized = visitor.tryAgain();
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
