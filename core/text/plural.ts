import type { Language } from './language.ts';

/**
 * Returns the form of a noun after a count. French uses the singular for 0 and 1.5 too; its separate form for millions
 * counts as `other`.
 */
export function pluralForm(count: number, language: Language): 'one' | 'other' {
  const size = Math.abs(count);
  return (language === 'fr' ? size < 2 : size === 1) ? 'one' : 'other';
}
