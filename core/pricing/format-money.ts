import type { Language } from '../text/language.ts';
import { type Cents, fromCents } from './money.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** An amount in the store's currency and the reader's language (D-currency); `short` leaves out the cents of a round amount. */
export function formatMoney(
  cents: Cents,
  currency: string,
  language: Language,
  form: 'full' | 'short' = 'full',
): string {
  const isRound = form === 'short' && cents % 100 === 0;
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
