import type { Cents } from '../../../core/money/money.ts';
import { formatMoney } from '../../../core/pricing/format-money.ts';
import type { Language } from '../../../core/text/language.ts';

/**
 * Returns the code of a currency: EUR if none is stored, and XXX, ISO 4217's code for no currency, for a text that is no
 * code and that `Intl` would refuse (D-values).
 */
export function knownCurrency(currency: string | null): string {
  return /^[A-Z]{3}$/.test(currency ?? 'EUR') ? (currency ?? 'EUR') : 'XXX';
}

/** Formats an amount in a currency of the catalogue. */
export function money(amount: Cents, currency: string | null, lang: Language): string {
  return formatMoney(amount, knownCurrency(currency), lang);
}
