import type { Person } from '../catalogue/person.ts';

/** What a page sets as its token: a text, or a function that returns the text. */
export type Token = string | TokenFunction;

export type TokenFunction = () => string | null | Promise<string | null>;

/** The user whose data the page contains; `person` is null if the API has not named them. */
export interface Owner {
  readonly person: Person | null;
}

/** The user that the page's widgets show. */
export interface Identity {
  readonly person: Person | null;
  readonly isSignedIn: boolean;
  /** Whether the token was refused and not renewed, or the page's function has failed. */
  readonly hasExpired: boolean;
}

/** The state of the page's token; `owner` is null for a visitor's page. */
export type Stage =
  /** There is no token, or a function that has not returned one yet. */
  | { readonly case: 'visitor'; readonly token: TokenFunction | null; readonly owner: null }
  /** The page's function is asked for its first token; until then the page shows the earlier identity (`shown`). */
  | { readonly case: 'opening'; readonly token: TokenFunction; readonly owner: Owner | null; readonly shown: Identity }
  /** The API is asked for the token's owner; the page contains the data of an earlier user, or of no user. */
  | { readonly case: 'naming'; readonly token: Token; readonly owner: Owner | null }
  /** The API has named the owner of the token `text`, or could not name one. */
  | {
      readonly case: 'named';
      readonly token: Token;
      readonly text: string | null;
      readonly owner: Owner;
      /** Whether the last call of the page's function has returned another token of the same user. */
      readonly hasChanged: boolean;
    }
  /**
   * The page's function has returned another token than `text`, whose owner is known; the API is asked for the owner of
   * the other token.
   */
  | {
      readonly case: 'checking';
      readonly token: TokenFunction;
      readonly text: string | null;
      readonly owner: Owner;
      /** Whether calls wait; false if the function returns another token each time. */
      readonly isWaitedFor: boolean;
    }
  /**
   * The token was refused and not renewed, the page's function has failed, or the API has not named its owner: the page
   * shows a visitor, and keeps the owner's data.
   */
  | {
      readonly case: 'refused';
      readonly token: Token;
      readonly owner: Owner | null;
      /** Null if no token was refused. */
      readonly refused: string | null;
    }
  /** After a refusal, the page's function has returned another token; the API is asked for the owner of that token. */
  | {
      readonly case: 'retrying';
      readonly token: TokenFunction;
      readonly owner: Owner | null;
      readonly refused: string | null;
    };

export interface SessionState {
  readonly stage: Stage;
  /** The token that the page has set last; setting it again changes nothing. */
  readonly given: Token | null;
  /** A guest's token, for calls without a token of the page. */
  readonly guest: string | null;
  /** The last token with which the page replaced a refused one; if it is refused too, the page is not asked again. */
  readonly renewed: string | null;
  /**
   * The number of the page's current token: responses about an earlier token are ignored. A renewed token keeps its
   * number.
   */
  readonly change: number;
  /** The value of `change` when the API accepted a call with the token before it had named the token's owner. */
  readonly taken: number | null;
}

export const NOBODY: SessionState = {
  stage: { case: 'visitor', token: null, owner: null },
  given: null,
  guest: null,
  renewed: null,
  change: 0,
  taken: null,
};

export function identityOf(stage: Stage): Identity {
  if (stage.case === 'opening') return stage.shown;
  const hasExpired = stage.case === 'refused' || stage.case === 'retrying';
  const owner = hasExpired ? null : ownerOf(stage);
  return { person: owner?.person ?? null, isSignedIn: owner !== null, hasExpired };
}

/** Returns the user whose data must be hidden from other users; null for a visitor. */
export function ownerOf({ case: at, owner }: Stage): Owner | null {
  return at === 'naming' ? (owner ?? { person: null }) : owner;
}

/** Returns the page's token for the next call; null for none. */
export function usedToken(stage: Stage): Token | null {
  return stage.case === 'visitor' || stage.case === 'refused' ? null : stage.token;
}

/** Whether calls wait until the token's owner is known. */
export function mustWait(stage: Stage): boolean {
  const { case: at, owner } = stage;
  if (at === 'checking') return stage.isWaitedFor;
  return at === 'retrying' || ((at === 'opening' || at === 'naming') && owner !== null);
}

/** Whether `text` is the token whose owner the API has named last. */
export function isNamed(stage: Stage, text: string | null): boolean {
  return stage.case === 'named' && stage.text === text;
}

/**
 * Returns what to do for a call whose token was refused: `renewed` tries the token that the session has by now, `ask`
 * asks the page for another token, `none` does nothing.
 */
export function renewalOf(stage: Stage, text: string): 'renewed' | 'ask' | 'none' {
  if (stage.case === 'visitor') return 'none';
  // The token may have been replaced since the call; a function is called again for the next try.
  if (stage.token !== text) return 'renewed';
  return stage.case === 'refused' ? 'none' : 'ask';
}
