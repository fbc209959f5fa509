import type { Cents } from '../money/money.ts';

/** Returns the price of one month, rounded half up to the cent; null if it runs for a single month, or is free. */
export function monthPrice(price: Cents, months: number | null): Cents | null {
  if (months === null || months <= 1 || price === 0) return null;
  return Math.floor((2 * price + months) / (2 * months));
}
