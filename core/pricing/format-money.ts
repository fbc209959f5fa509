import { type Cents, fromCents } from '../money/money.ts';
import { groupDigits } from '../text/format-number.ts';
import type { Language } from '../text/language.ts';

const NO_BREAK = '\u00a0';

/** From this number of cents on, the decimal amount that `Intl` formats may have lost cents. */
const TOO_LARGE = 1e15;

/**
 * Formats an amount in the store's currency and the reader's language (D-currency); `short` leaves out the cents of a
 * round amount.
 */
export function formatMoney(
  cents: Cents,
  currency: string,
  language: Language,
  form: 'full' | 'short' = 'full',
): string {
  const isRound = form === 'short' && cents % 100 === 0;
  // The first use of Intl is slow (D-amount-format).
  const isPlain = currency === 'EUR' && Number.isInteger(cents) && Math.abs(cents) < TOO_LARGE;
  return isPlain ? formatEuros(cents, language, isRound) : formatByPlatform(cents, currency, language, isRound);
}

const formats = new Map<string, Intl.NumberFormat>();

function formatByPlatform(cents: Cents, currency: string, language: Language, isRound: boolean): string {
  const key = `${language} ${currency} ${isRound}`;
  const known = formats.get(key);
  if (known) return known.format(fromCents(cents));
  const format = new Intl.NumberFormat(language === 'en' ? 'en-GB' : 'fr-FR', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    ...(isRound && { minimumFractionDigits: 0 }),
  });
  formats.set(key, format);
  return format.format(fromCents(cents));
}

/**
 * Formats an amount as `1 234,56 €` or `€1,234.56`, exactly as `Intl` does. `cents` is a whole number below 10¹⁵;
 * `isRound` leaves out the decimals.
 */
function formatEuros(cents: Cents, language: Language, isRound: boolean): string {
  const sign = cents < 0 || Object.is(cents, -0) ? '-' : '';
  const digits = String(Math.abs(cents)).padStart(3, '0');
  const units = digits.slice(0, -2);
  const decimals = isRound ? [] : [digits.slice(-2)];
  if (language === 'en') return `${sign}€${[groupDigits(units, language), ...decimals].join('.')}`;
  return `${sign}${[groupDigits(units, language), ...decimals].join(',')}${NO_BREAK}€`;
}
