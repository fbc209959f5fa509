import type { Cents } from '../money/money.ts';

/**
 * Returns the price of one month, rounded half up to the cent; null if the option is free, or runs for one month or an
 * unknown time.
 */
export function monthPrice(price: Cents, months: number | null): Cents | null {
  if (months === null || months <= 1 || price === 0) return null;
  return Math.floor((2 * price + months) / (2 * months));
}
