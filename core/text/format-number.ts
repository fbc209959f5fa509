import type { Language } from './language.ts';

const SEPARATORS = { fr: '\u202f', en: ',' } as const;

/** Inserts a separator between groups of three digits: `1 234`, `1,234`. */
export function groupDigits(digits: string, language: Language): string {
  const first = digits.length % 3;
  const groups = [digits.slice(0, first), ...(digits.slice(first).match(/\d{3}/g) ?? [])];
  return groups.filter(Boolean).join(SEPARATORS[language]);
}

/**
 * Formats a figure in a language, exactly as `Intl` does; `Intl` is called only for fractions and for figures from 10¹⁵
 * on.
 */
export function formatNumber(figure: number, language: Language): string {
  if (!Number.isInteger(figure) || Math.abs(figure) >= 1e15) return new Intl.NumberFormat(language).format(figure);
  const sign = figure < 0 || Object.is(figure, -0) ? '-' : '';
  return `${sign}${groupDigits(String(Math.abs(figure)), language)}`;
}
