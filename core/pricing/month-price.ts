import type { Cents } from './money.ts';

/** What a month of something costs that runs for several, rounded half up to the cent; null for one that runs for one, or costs nothing. */
export function monthPrice(price: Cents, months: number | null): Cents | null {
  if (months === null || months <= 1 || price === 0) return null;
  return Math.floor((2 * price + months) / (2 * months));
}
