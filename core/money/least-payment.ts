import type { Cents } from './money.ts';

/**
 * The least that Stripe takes in each currency, in cents (docs.stripe.com/currencies, minimum charge amounts). Each is
 * divided into hundredths at Stripe, although `Intl` writes some (HUF) without.
 */
const LEAST: ReadonlyMap<string, Cents> = new Map([
  ['AED', 200],
  ['BGN', 100],
  ['CZK', 1500],
  ['DKK', 250],
  ['GBP', 30],
  ['HKD', 400],
  ['HUF', 17500],
  ['MXN', 1000],
  ['MYR', 200],
  ['NOK', 300],
  ['PLN', 200],
  ['RON', 200],
  ['SEK', 300],
  ['THB', 1000],
]);

/**
 * Returns the least that a card can pay in a currency (ISO 4217): 0.50 in those that are not in the table. Infinite for
 * a text that is no currency, and for one that is not divided into hundredths: nothing can be paid in it.
 */
export function leastPayment(currency: string): Cents {
  return LEAST.get(currency) ?? (hasCents(currency) ? 50 : Number.POSITIVE_INFINITY);
}

function hasCents(currency: string): boolean {
  if (!/^[A-Z]{3}$/.test(currency)) return false;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits === 2;
}
