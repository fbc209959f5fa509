import type { Person } from '../../../core/catalogue/person.ts';
import { next, type SessionEvent } from '../../../core/session/session.ts';
import {
  type Identity,
  identityOf,
  isNamed,
  mustWait,
  NOBODY,
  renewalOf,
  type Token,
  type TokenFunction,
  usedToken,
} from '../../../core/session/state.ts';
import type { Bearer } from '../api/call-headers.ts';
import type { Credentials } from '../api/client.ts';
import { emit } from './emit.ts';

/** The session of a page: the identity with which its calls are made. */
export interface Session extends Credentials {
  /** Sets the token that the page gives; the same token again changes nothing. */
  setToken(token: Token | null): void;
  /** Sets the token that the page's sign-in returned, if it may be sent to the API. */
  accept(token: string): void;
  /** Sets a guest's token, for one hold and its order alone; null ends it. */
  setGuest(token: string | null): void;
}

/** The parts of its page state that a session needs. */
export interface SessionOptions {
  readonly hosts: ReadonlySet<HTMLElement>;
  readonly fetchPerson: (credentials: Credentials) => Promise<Person>;
  readonly set: (identity: Identity) => void;
  /** Clears the page state. */
  readonly forget: () => void;
  /** Whether a token that the page gives when it is asked may be sent to the API. */
  readonly maySendToken: () => boolean;
}

/**
 * Runs the session of a page state: `next` in core/session decides what happens, and the session carries out the
 * effects.
 */
export function createSession(options: SessionOptions): Session {
  let state = NOBODY;
  const gate = createGate();
  let renewal: { readonly old: string; readonly done: Promise<boolean> } | null = null;

  function dispatch(event: SessionEvent): void {
    const { stage } = state;
    const step = next(state, event);
    state = step.state;
    if (step.effects.includes('renew') && event.on === 'refused') session.renew(event.text);
    if (state.stage === stage) return;
    if (step.effects.includes('forget')) options.forget();
    options.set(identityOf(state.stage));
    if (step.effects.includes('open')) openToken();
    if (step.effects.includes('name')) name(event.on === 'opened' ? event.text : null);
    if (!mustWait(state.stage)) gate.open();
  }

  /** Asks the page's function for a token, if there is one. */
  async function openToken(): Promise<void> {
    const { stage, change } = state;
    if (typeof stage.token === 'function') dispatch({ ...(await answerOf(stage.token)), change });
  }

  /**
   * Asks the API for the token's owner, first with the text that the page's function has `given`; unlike others, this
   * call does not wait until the owner is known.
   */
  function name(given: string | null): void {
    const { change } = state;
    let untried = given as Bearer | null;
    let text = given;
    const token = async () => {
      const next = state.change === change ? (untried ?? (await currentText())) : undefined;
      if (next === undefined) throw new Error('the page has set another one');
      [untried, text] = [null, next];
      return next;
    };
    const tell = (person: Person | null) => dispatch({ on: 'named', change, text, person });
    options.fetchPerson({ ...session, token }).then(tell, () => tell(null));
  }

  /**
   * Returns the token for a call that is made now; undefined if the page's token was replaced while its function ran.
   */
  async function currentText(): Promise<Bearer | null | undefined> {
    const { stage, change } = state;
    const token = usedToken(stage);
    if (typeof token !== 'function') return (token || state.guest) as Bearer | null;
    const text = await token();
    if (state.change !== change) return undefined;
    // No call may be made with the token before the session knows that the page has a user.
    dispatch({ on: 'opened', change, text });
    return usedToken(state.stage) === token ? ((text || state.guest) as Bearer | null) : undefined;
  }

  async function settled(): Promise<void> {
    while (mustWait(state.stage)) await gate.opened();
  }

  /** Asks the page for a new token, if it may be sent. */
  async function ask(old: string): Promise<boolean> {
    const token = await askForToken(options.hosts);
    dispatch({ on: 'renewed', old, token: token && options.maySendToken() ? token : null });
    if (renewal?.old === old) renewal = null;
    return renewalOf(state.stage, old) === 'renewed';
  }

  const session: Session = {
    async token() {
      await settled();
      // A function that has returned no token, or a refused one, may return another one now.
      if (usedToken(state.stage) === null) await openToken();
      await settled();
      const text = await currentText();
      if (text === undefined) return session.token();
      if (!mustWait(state.stage)) return text;
      await settled();
      return isNamed(state.stage, text) ? text : session.token();
    },
    async renew(old) {
      const way = renewalOf(state.stage, old);
      if (way !== 'ask') return way === 'renewed';
      if (renewal?.old !== old) renewal = { old, done: ask(old) };
      return renewal.done;
    },
    taken: (text) => dispatch({ on: 'taken', text }),
    dropToken(text) {
      dispatch({ on: 'refused', text });
      return state.guest as Bearer | null;
    },
    setToken: (token) => dispatch({ on: 'set', token }),
    accept(token) {
      if (options.maySendToken()) dispatch({ on: 'accepted', token });
    },
    setGuest: (token) => dispatch({ on: 'guest', token }),
  };
  return session;
}

/** Creates a gate: `opened` resolves at the next call of `open`. */
function createGate() {
  let waiting: (() => void)[] = [];
  return {
    opened: () => new Promise<void>((resolve) => waiting.push(resolve)),
    open(): void {
      const ready = waiting;
      waiting = [];
      for (const go of ready) go();
    },
  };
}

/** Asks the page's function for a token. */
async function answerOf(token: TokenFunction) {
  try {
    return { on: 'opened', text: await token() } as const;
  } catch {
    return { on: 'failed' } as const;
  }
}

/** Asks the page for a new token; a listener gives the token, or a promise of it. */
function askForToken(hosts: ReadonlySet<HTMLElement>): Promise<string | null> {
  const [host] = hosts;
  let given: Promise<string | null> = Promise.resolve(null);
  if (host) emit(host, 'creneau-tokenexpired', { renew: (token) => (given = Promise.resolve(token)) });
  return given.catch(() => null);
}
