import type { Person } from '../catalogue/person.ts';

/** A token of the page's, or a function that gets one. */
export type Token = string | TokenFunction;

export type TokenFunction = () => string | null | Promise<string | null>;

/** The user whose data the page has; `person` is null where the API has not named them. */
export interface Owner {
  readonly person: Person | null;
}

/** Where the page's token stands. */
export type Stage =
  /** There is none, or a function that has given none yet. */
  | { readonly case: 'visitor'; readonly token: TokenFunction | null }
  /** The page's function is asked for its first token; the page is as it was. */
  | { readonly case: 'opening'; readonly token: TokenFunction; readonly earlier: Stage }
  /** The API is asked whose it is; the page was a visitor's. */
  | { readonly case: 'naming'; readonly token: Token }
  | { readonly case: 'named'; readonly token: Token; readonly person: Person }
  /** The API has not said whose it is. */
  | { readonly case: 'unnamed'; readonly token: Token }
  /** The API is asked whose it is; the page has an earlier user's data, and no other call is made until then. */
  | { readonly case: 'switching'; readonly token: Token; readonly owner: Owner }
  /** It was refused and not renewed: the page is a visitor's, with the data of its owner. */
  | { readonly case: 'refused'; readonly token: Token; readonly refused: string; readonly owner: Owner | null }
  /** A refused function has given another token; the API is asked whose it is. */
  | {
      readonly case: 'retrying';
      readonly token: TokenFunction;
      readonly refused: string;
      readonly owner: Owner | null;
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
}

export const NOBODY: SessionState = {
  stage: { case: 'visitor', token: null },
  given: null,
  guest: null,
  renewed: null,
  change: 0,
};

/** Who the page's widgets show. */
export interface Identity {
  readonly person: Person | null;
  readonly isSignedIn: boolean;
  /** Whether the token was refused and not renewed. */
  readonly hasExpired: boolean;
}

export function identityOf(stage: Stage): Identity {
  switch (stage.case) {
    case 'opening':
      return identityOf(stage.earlier);
    case 'refused':
    case 'retrying':
      return { person: null, isSignedIn: false, hasExpired: true };
    default: {
      const owner = ownerOf(stage);
      return { person: owner?.person ?? null, isSignedIn: owner !== null, hasExpired: false };
    }
  }
}

/** Returns the user whose data the page has; null for a visitor. */
export function ownerOf(stage: Stage): Owner | null {
  switch (stage.case) {
    case 'visitor':
      return null;
    case 'opening':
      return ownerOf(stage.earlier);
    case 'naming':
    case 'unnamed':
      return { person: null };
    case 'named':
      return { person: stage.person };
    default:
      return stage.owner;
  }
}

/** Returns the page's token as the next call carries it; null for none. */
export function usedToken(stage: Stage): Token | null {
  return stage.case === 'visitor' || stage.case === 'refused' ? null : stage.token;
}

/** Whether calls wait until it is known whose the token is. */
export function mustWait(stage: Stage): boolean {
  if (stage.case === 'opening') return ownerOf(stage) !== null;
  return stage.case === 'switching' || stage.case === 'retrying';
}

/** Returns what can be done for a call whose token was refused: it was `renewed` already, the page can be asked, or nothing. */
export function renewalOf(stage: Stage, text: string): 'renewed' | 'ask' | 'none' {
  if (stage.case === 'visitor') return 'none';
  // A function gives a new token at each call; the page cannot renew a guest's.
  if (stage.token !== text) return 'renewed';
  return stage.case === 'refused' ? 'none' : 'ask';
}
