import type { Language } from './language.ts';

const SEPARATORS = { fr: '\u202f', en: ',' } as const;

/** Inserts a separator before each three of these digits: `1 234`, `1,234`. */
export function groupDigits(digits: string, language: Language): string {
  return digits.replace(/\B(?=(?:\d{3})+$)/g, SEPARATORS[language]);
}

/**
 * Formats a figure as the language writes it, letter by letter as `Intl` does; only fractions and figures from 10¹⁵ on
 * ask `Intl`.
 */
export function formatNumber(figure: number, language: Language): string {
  if (!Number.isInteger(figure) || Math.abs(figure) >= 1e15) return new Intl.NumberFormat(language).format(figure);
  const sign = figure < 0 || Object.is(figure, -0) ? '-' : '';
  return `${sign}${groupDigits(String(Math.abs(figure)), language)}`;
}
