import { asTyped } from '../../../core/text/as-typed.ts';
import { nameBeginnings } from '../../../core/text/name-search.ts';

/** Returns the search term of a text; null if it has fewer than two letters or digits. */
export function termOf(text: string): string | null {
  const term = asTyped(text).replace(/\s+/gu, ' ');
  return term.replace(/[^\p{L}\p{N}]/gu, '').length < 2 ? null : term;
}

/** Returns the search term of a name; null if it is too short. */
export function nameTermOf(text: string): string | null {
  return nameBeginnings(text) === null ? null : termOf(text);
}
