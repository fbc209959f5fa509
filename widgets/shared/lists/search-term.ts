/** What is searched for a text; null where it is too short (two letters or figures at least). */
export function termOf(text: string): string | null {
  const term = text.trim().replace(/\s+/gu, ' ');
  return term.replace(/[^\p{L}\p{N}]/gu, '').length < 2 ? null : term;
}
