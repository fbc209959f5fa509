import type { Cents } from '../money/money.ts';
import { groupDigits } from '../text/format-number.ts';
import type { Language } from '../text/language.ts';

const NO_BREAK = '\u00a0';

/** `1 234,56 €` or `€1,234.56`, letter by letter as `Intl` writes it. `cents` are whole and below 10¹⁵; `isRound` leaves them out. */
export function formatEuros(cents: Cents, language: Language, isRound: boolean): string {
  const sign = cents < 0 || Object.is(cents, -0) ? '-' : '';
  const digits = String(Math.abs(cents)).padStart(3, '0');
  const units = digits.slice(0, -2);
  const decimals = isRound ? [] : [digits.slice(-2)];
  if (language === 'en') return `${sign}€${[groupDigits(units, language), ...decimals].join('.')}`;
  return `${sign}${[groupDigits(units, language), ...decimals].join(',')}${NO_BREAK}€`;
}
