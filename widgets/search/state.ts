import type { Found } from '../shared/api/catalogue/search.ts';

/** The state of the search. */
export type Outcome =
  /** The text is too short to be searched. */
  | { readonly case: 'none' }
  /** Until the response arrives, the previous results stay. */
  | { readonly case: 'searching'; readonly found: readonly Found[] }
  | { readonly case: 'found'; readonly found: readonly Found[] }
  | { readonly case: 'failed' };

export interface SearchState {
  readonly scope: 'all' | 'user';
  readonly text: string;
  readonly outcome: Outcome;
}

export const NO_SEARCH: Outcome = { case: 'none' };

/** Returns the results grouped by type; the groups, and the results in each group, are in the order of relevance. */
export function foundIn(outcome: Outcome): readonly Found[] {
  if (outcome.case === 'none' || outcome.case === 'failed') return [];
  const types = new Set(outcome.found.map(({ type }) => type));
  return [...types].flatMap((type) => outcome.found.filter((one) => one.type === type));
}
