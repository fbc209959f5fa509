import type { Person } from '../catalogue/person.ts';
import {
  identityOf,
  type Owner,
  ownerOf,
  type SessionState,
  type Stage,
  type Token,
  type TokenFunction,
  usedToken,
} from './state.ts';

export type SessionEvent =
  /** The page sets its token; null withdraws it. */
  | { readonly on: 'set'; readonly token: Token | null }
  /** The page's sign-in has returned a token. */
  | { readonly on: 'accepted'; readonly token: string }
  /** The page's function has returned a token; null withdraws the earlier token. */
  | { readonly on: 'opened'; readonly change: number; readonly text: string | null }
  /** The page's function has thrown, or its promise was rejected. */
  | { readonly on: 'failed'; readonly change: number }
  /** The API was asked for the owner of the token `text`; `person` is null if it has not named one. */
  | { readonly on: 'named'; readonly change: number; readonly text: string | null; readonly person: Person | null }
  /** The page was asked for a token to replace `old`; `token` is null if it gave none. */
  | { readonly on: 'renewed'; readonly old: string; readonly token: string | null }
  /** A call with this token has succeeded. */
  | { readonly on: 'taken'; readonly text: string }
  /** A call was refused with this token at its last try, which follows the renewal of the token if there was one. */
  | { readonly on: 'refused'; readonly text: string }
  | { readonly on: 'guest'; readonly token: string | null };

export type Effect =
  /** Clear the page state. */
  | 'forget'
  /** Ask the page's function for a token. */
  | 'open'
  /** Ask the page for a token to replace the refused one. */
  | 'renew'
  /** Ask the API for the token's owner. */
  | 'name';

export interface Step {
  readonly state: SessionState;
  readonly effects: readonly Effect[];
}

/**
 * Returns the next state of a session and its effects (D-page-state, D-refused-token). The page state is kept if the
 * token was renewed, if `/v1/me` names the same user for another token, or if a visitor signs in; any other change
 * clears it before a call is made as another user. An event without a meaning at the stage, such as a late response,
 * changes nothing.
 */
export function next(state: SessionState, event: SessionEvent): Step {
  switch (event.on) {
    case 'set':
      return event.token === state.given ? to(state) : follow({ ...state, given: event.token }, event.token);
    case 'accepted':
      return follow(state, event.token);
    case 'opened':
      return event.change === state.change ? opened(state, event.text) : to(state);
    case 'failed':
      return event.change === state.change ? failed(state) : to(state);
    case 'named':
      return event.change === state.change ? named(state, event.text, event.person) : to(state);
    case 'renewed':
      return renewed(state, event.old, event.token);
    case 'taken':
      return taken(state, event.text);
    case 'refused':
      return refused(state, event.text);
    case 'guest':
      return to({ ...state, guest: event.token });
  }
}

/**
 * Switches to another token of the page. A token that is already used changes nothing, because many pages also set the
 * token that their sign-in has returned.
 */
function follow(before: SessionState, token: Token | null): Step {
  if (token && token === usedToken(before.stage)) return to(before);
  const { stage } = before;
  if (!token) return visit(before, null);
  const state = changed(before);
  if (typeof token === 'string') return name(state, token);
  return at(state, { case: 'opening', token, owner: ownerOf(stage), shown: identityOf(stage) }, 'open');
}

function opened(state: SessionState, text: string | null): Step {
  const { stage } = state;
  const { token } = stage;
  if (typeof token !== 'function') return to(state);
  if (!text) return stage.case === 'visitor' ? to(state) : visit(state, token);
  switch (stage.case) {
    case 'visitor':
    case 'opening':
      return name(state, token);
    case 'refused':
      return text === stage.refused ? to(state) : at(changed(state), { ...stage, token, case: 'retrying' }, 'name');
    case 'named':
      return check(state, { ...stage, token }, text);
    default:
      return to(state);
  }
}

/**
 * Asks the API for the owner of another token that the page's function has returned. Calls wait for the result, unless
 * the function returns another token each time.
 */
function check(state: SessionState, stage: Named & { readonly token: TokenFunction }, text: string): Step {
  const { token, owner, hasChanged } = stage;
  if (text === stage.text) return hasChanged ? at(state, { ...stage, hasChanged: false }) : to(state);
  // A user whom the API has not named cannot be told apart from another user.
  if (!owner.person) return to(state);
  return at(state, { case: 'checking', token, text: stage.text, owner, isWaitedFor: !hasChanged }, 'name');
}

/**
 * Handles a failure of the page's function, which is not a sign-out: the page's data is kept until the function has
 * returned a token whose owner is known.
 */
function failed(state: SessionState): Step {
  const { stage } = state;
  if (stage.case !== 'opening') return to(state);
  const { token, owner, shown } = stage;
  const isKept = owner !== null || shown.hasExpired;
  return isKept ? at(state, { case: 'refused', token, owner, refused: null }) : visit(state, token);
}

function visit(state: SessionState, token: TokenFunction | null): Step {
  return at(changed(state), { case: 'visitor', token, owner: null }, ...(ownerOf(state.stage) ? FORGET : []));
}

function name(state: SessionState, token: Token): Step {
  return at(state, { case: 'naming', token, owner: ownerOf(state.stage) }, 'name');
}

function named(state: SessionState, text: string | null, person: Person | null): Step {
  const { stage } = state;
  if (stage.case !== 'naming' && stage.case !== 'retrying' && stage.case !== 'checking') return to(state);
  if (stage.case === 'retrying' && !person) return at(state, { ...stage, case: 'refused' });
  // The next call asks the API again.
  if (stage.case === 'checking' && !person) return at(state, unknown(stage));
  const { token, owner } = stage;
  const isAnother = owner !== null && !isSame(owner, person);
  const hasChanged = stage.case === 'checking' && !isAnother;
  return at(state, { case: 'named', token, text, owner: { person }, hasChanged }, ...(isAnother ? FORGET : []));
}

/**
 * Returns the stage for a token whose owner is unknown. If calls were waiting, none is made with the token; the page
 * state is kept.
 */
function unknown({ token, text, owner, isWaitedFor }: Extract<Stage, { readonly case: 'checking' }>): Stage {
  if (isWaitedFor) return { case: 'refused', token, owner, refused: null };
  return { case: 'named', token, text, owner, hasChanged: true };
}

/** Whether the person is the owner; an owner whom the API has not named is never recognized. */
function isSame(owner: Owner, person: Person | null): boolean {
  return owner.person !== null && owner.person.id === person?.id;
}

function renewed(state: SessionState, old: string, token: string | null): Step {
  const { stage } = state;
  // The page may have signed its user out, or another user in, since then.
  if (stage.case === 'visitor' || stage.case === 'refused' || stage.token !== old) return to(state);
  if (!token || token === old) return dropToken(state, old);
  return at({ ...state, renewed: token }, { ...stage, token } as Stage);
}

/** Remembers that the page may contain data of a user whom the API has not named yet. */
function taken(state: SessionState, text: string): Step {
  const { stage } = state;
  const { token } = stage;
  const isOurs = stage.case === 'naming' && text !== state.guest && (typeof token === 'function' || token === text);
  return to(isOurs ? { ...state, taken: state.change } : state);
}

function refused(state: SessionState, text: string): Step {
  // A guest's token cannot be renewed: public data is fetched as a visitor from now on.
  if (text === state.guest) return to({ ...state, guest: null });
  const { token } = state.stage;
  if (typeof token === 'function') return dropToken(state, text);
  if (text !== token || state.stage.case === 'refused') return to(state);
  return text === state.renewed ? dropToken(state, text) : { state, effects: ['renew'] };
}

/** Treats the page as a visitor's page, because the token `text` was refused and not renewed. */
function dropToken(state: SessionState, text: string): Step {
  const { stage } = state;
  // A token of the page's function is in use only once the API is asked for its owner.
  if (stage.case === 'visitor' || stage.case === 'opening') return to(state);
  const { token, owner } = stage;
  // The owner of a token that was refused before the API had named its owner cannot be known.
  if (stage.case !== 'naming') return at(state, { case: 'refused', token, owner, refused: text });
  const hasData = owner !== null || state.taken === state.change;
  return at(state, { case: 'refused', token, owner: null, refused: text }, ...(hasData ? FORGET : []));
}

const FORGET: readonly Effect[] = ['forget'];

type Named = Extract<Stage, { readonly case: 'named' }>;

/** Starts the use of another token: results about the previous token are ignored from now on. */
function changed(state: SessionState): SessionState {
  return { ...state, change: state.change + 1 };
}

function at(state: SessionState, stage: Stage, ...effects: readonly Effect[]): Step {
  return { state: { ...state, stage }, effects };
}

function to(state: SessionState): Step {
  return { state, effects: [] };
}
