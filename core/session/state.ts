import type { Person } from '../catalogue/person.ts';

/** A token of the page's, or a function that gets one. */
export type Token = string | TokenFunction;

export type TokenFunction = () => string | null | Promise<string | null>;

/** The user whose data the page has; `person` is null where the API has not named them. */
export interface Owner {
  readonly person: Person | null;
}

/** Who the page's widgets show. */
export interface Identity {
  readonly person: Person | null;
  readonly isSignedIn: boolean;
  /** Whether the token was refused and not renewed, or the page's function has failed. */
  readonly hasExpired: boolean;
}

/** Where the page's token stands; `owner` is null for a visitor's page. */
export type Stage =
  /** There is none, or a function that has given none yet. */
  | { readonly case: 'visitor'; readonly token: TokenFunction | null; readonly owner: null }
  /** The page's function is asked for its first token; the page shows what it has shown. */
  | { readonly case: 'opening'; readonly token: TokenFunction; readonly owner: Owner | null; readonly shown: Identity }
  /** The API is asked whose it is; the page has the data of an earlier user, or of none. */
  | { readonly case: 'naming'; readonly token: Token; readonly owner: Owner | null }
  /** The API was asked whose `text` is. */
  | {
      readonly case: 'named';
      readonly token: Token;
      readonly text: string | null;
      readonly owner: Owner;
      /** Whether the page's function gave another text of the same user last. */
      readonly hasChanged: boolean;
    }
  /** The page's function has given another text than `text`, the named one; the API is asked whose it is. */
  | {
      readonly case: 'checking';
      readonly token: TokenFunction;
      readonly text: string | null;
      readonly owner: Owner;
      /** Whether calls wait: not where the function gives another text each time. */
      readonly isWaitedFor: boolean;
    }
  /** It was refused and not renewed, the page's function has failed, or the API has not said whose it is: the page is a visitor's, and keeps the data of its owner. */
  | {
      readonly case: 'refused';
      readonly token: Token;
      readonly owner: Owner | null;
      /** Null where no token was refused. */
      readonly refused: string | null;
    }
  /** A refused function has given another token; the API is asked whose it is. */
  | {
      readonly case: 'retrying';
      readonly token: TokenFunction;
      readonly owner: Owner | null;
      readonly refused: string | null;
    };

export interface SessionState {
  readonly stage: Stage;
  /** What the page has set last; the same again changes nothing. */
  readonly given: Token | null;
  /** A guest's token, for calls without one of the page's. */
  readonly guest: string | null;
  /** What the page has given last in the place of a refused token; where that is refused too, it is not asked again. */
  readonly renewed: string | null;
  /** Which of the page's tokens this is: an answer about an earlier one means nothing. A renewed token is the same one. */
  readonly change: number;
  /** The change whose token the API has answered a call with, before it was named. */
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

/** Returns the user whose data another one must not see; null for a visitor. */
export function ownerOf({ case: at, owner }: Stage): Owner | null {
  return at === 'naming' ? (owner ?? { person: null }) : owner;
}

/** Returns the page's token as the next call carries it; null for none. */
export function usedToken(stage: Stage): Token | null {
  return stage.case === 'visitor' || stage.case === 'refused' ? null : stage.token;
}

/** Whether calls wait until it is known whose the token is. */
export function mustWait(stage: Stage): boolean {
  const { case: at, owner } = stage;
  if (at === 'checking') return stage.isWaitedFor;
  return at === 'retrying' || ((at === 'opening' || at === 'naming') && owner !== null);
}

/** Whether the API was asked last whose this text is. */
export function isNamed(stage: Stage, text: string | null): boolean {
  return stage.case === 'named' && stage.text === text;
}

/** Returns what can be done for a call whose token was refused: it was `renewed` already, the page can be asked, or nothing. */
export function renewalOf(stage: Stage, text: string): 'renewed' | 'ask' | 'none' {
  if (stage.case === 'visitor') return 'none';
  // A function gives a new token at each call; the page cannot renew a guest's.
  if (stage.token !== text) return 'renewed';
  return stage.case === 'refused' ? 'none' : 'ask';
}
