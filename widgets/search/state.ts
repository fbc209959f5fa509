import type { Found } from '../shared/api/catalogue/search.ts';

/** What the search in the box has come to. */
export type Outcome =
  /** Too little stands there to be searched. */
  | { readonly case: 'none' }
  /** An answer is on its way; until then what was found before stays. */
  | { readonly case: 'searching'; readonly found: readonly Found[] }
  | { readonly case: 'found'; readonly found: readonly Found[] }
  | { readonly case: 'failed' };

export interface SearchState {
  readonly scope: 'all' | 'user';
  readonly text: string;
  readonly outcome: Outcome;
}

export const NO_SEARCH: Outcome = { case: 'none' };

/** Best first, but those of one type together, where the first of them stands. */
export function foundIn(outcome: Outcome): readonly Found[] {
  if (outcome.case === 'none' || outcome.case === 'failed') return [];
  const types = new Set(outcome.found.map(({ type }) => type));
  return [...types].flatMap((type) => outcome.found.filter((one) => one.type === type));
}
