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
  /** The page's function was asked for a token. */
  | { readonly on: 'opened'; readonly change: number; readonly text: string | null }
  /** The API was asked whose the token is; null if it has not said. */
  | { readonly on: 'named'; readonly change: number; readonly person: Person | null }
  /** The page was asked for a new token in the place of `old`. */
  | { readonly on: 'renewed'; readonly old: string; readonly token: string | null }
  /** A call's token was refused, and so was the one that came in its place, if there was one. */
  | { readonly on: 'refused'; readonly text: string }
  | { readonly on: 'guest'; readonly token: string | null };

export type Effect =
  /** Clear the page state. */
  | 'forget'
  /** Ask the page's function for a token. */
  | 'open'
  /** Ask the page for a token in the place of the refused one. */
  | 'renew'
  /** Ask the API whose the token is. */
  | 'name';

export interface Step {
  readonly state: SessionState;
  readonly effects: readonly Effect[];
}

/**
 * What a session does next (D-page-state, D-refused-token). A renewed token, or one whose `/v1/me` names the same user, keeps the
 * page state; a visitor's survives a log-in; any other change clears it, before a call is made as another user. An event that
 * means nothing at a stage, as a late answer does, changes nothing.
 */
export function next(state: SessionState, event: SessionEvent): Step {
  switch (event.on) {
    case 'set':
      return event.token === state.given ? to(state) : follow({ ...state, given: event.token }, event.token);
    case 'accepted':
      return follow(state, event.token);
    case 'opened':
      return event.change === state.change ? opened(state, event.text) : to(state);
    case 'named':
      return event.change === state.change ? named(state, event.person) : to(state);
    case 'renewed':
      return renewed(state, event.old, event.token);
    case 'refused':
      return refused(state, event.text);
    case 'guest':
      return to({ ...state, guest: event.token });
  }
}

/** Goes on with another token of the page's; many pages also set the one that their sign-in has returned. */
function follow(before: SessionState, token: Token | null): Step {
  if (token && token === usedToken(before.stage)) return to(before);
  const state = { ...before, change: before.change + 1 };
  const { stage } = state;
  if (!token) return visit(state, null);
  if (typeof token === 'string') return name(state, token);
  return at(state, { case: 'opening', token, owner: ownerOf(stage), shown: identityOf(stage) }, 'open');
}

function opened(state: SessionState, text: string | null): Step {
  const { stage } = state;
  if (stage.case === 'opening') return text ? name(state, stage.token) : visit(state, stage.token);
  if (stage.case === 'visitor') return text && stage.token ? name(state, stage.token) : to(state);
  if (stage.case !== 'refused' || typeof stage.token !== 'function') return to(state);
  const isAnother = text && text !== stage.refused;
  return isAnother ? at(state, { ...stage, token: stage.token, case: 'retrying' }, 'name') : to(state);
}

function visit(state: SessionState, token: TokenFunction | null): Step {
  return at(state, { case: 'visitor', token, owner: null }, ...(ownerOf(state.stage) ? FORGET : []));
}

function name(state: SessionState, token: Token): Step {
  return at(state, { case: 'naming', token, owner: ownerOf(state.stage) }, 'name');
}

function named(state: SessionState, person: Person | null): Step {
  const { stage } = state;
  if (stage.case !== 'naming' && stage.case !== 'retrying') return to(state);
  if (stage.case === 'retrying' && !person) return at(state, { ...stage, case: 'refused' });
  const { token, owner } = stage;
  return at(state, { case: 'named', token, owner: { person } }, ...(owner && !isSame(owner, person) ? FORGET : []));
}

/** An owner whom the API has not named cannot be recognized. */
function isSame(owner: Owner, person: Person | null): boolean {
  return owner.person !== null && owner.person.id === person?.id;
}

function renewed(state: SessionState, old: string, token: string | null): Step {
  const { stage } = state;
  // The page may have signed its user out meanwhile, or another one in.
  if (stage.case === 'visitor' || stage.case === 'refused' || stage.token !== old) return to(state);
  if (!token || token === old) return giveUp(state, old);
  return at({ ...state, renewed: token }, { ...stage, token } as Stage);
}

function refused(state: SessionState, text: string): Step {
  // Nothing renews a guest's token: what is public is fetched as a visitor from now on.
  if (text === state.guest) return to({ ...state, guest: null });
  const { token } = state.stage;
  if (typeof token === 'function') return giveUp(state, text);
  if (text !== token || state.stage.case === 'refused') return to(state);
  return text === state.renewed ? giveUp(state, text) : { state, effects: ['renew'] };
}

/** Makes the page a visitor's. */
function giveUp(state: SessionState, text: string): Step {
  const { stage } = state;
  // What a function gives is named before it counts.
  if (stage.case === 'visitor' || stage.case === 'opening') return to(state);
  const { token, owner } = stage;
  // Nobody can say whose a token is that was refused before it was named.
  if (stage.case !== 'naming') return at(state, { case: 'refused', token, owner, refused: text });
  return at(state, { case: 'refused', token, owner: null, refused: text }, ...(owner ? FORGET : []));
}

const FORGET: readonly Effect[] = ['forget'];

function at(state: SessionState, stage: Stage, ...effects: readonly Effect[]): Step {
  return { state: { ...state, stage }, effects };
}

function to(state: SessionState): Step {
  return { state, effects: [] };
}
