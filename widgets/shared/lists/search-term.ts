import { nameBeginnings } from '../../../core/text/name-search.ts';

/** What is searched for a text; null where it is too short (two letters or figures at least). */
export function termOf(text: string): string | null {
  const term = text.trim().replace(/\s+/gu, ' ');
  return term.replace(/[^\p{L}\p{N}]/gu, '').length < 2 ? null : term;
}

/** What is searched among people; null where it is too short to name one. */
export function nameTermOf(text: string): string | null {
  return nameBeginnings(text) === null ? null : termOf(text);
}
