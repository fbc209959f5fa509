/**
 * Money in whole cents. The API uses decimal amounts and views format them; between the two, no amount is a float
 * (D-cents).
 */
export type Cents = number;

/** Returns the cents of a decimal amount such as 12.5 or '12.50', rounded half up; null if it is not an amount. */
export function toCents(amount: unknown): Cents | null {
  const text = typeof amount === 'number' ? String(amount) : amount;
  if (typeof text !== 'string') return null;
  const [, sign, units, decimals = ''] = /^(-?)(\d{1,12})(?:\.(\d+))?$/.exec(text.trim()) ?? [];
  if (units === undefined) return null;
  const thousandths = Number(units) * 1000 + Number(decimals.padEnd(3, '0').slice(0, 3));
  const cents = Math.floor((thousandths + 5) / 10);
  return sign === '-' && cents > 0 ? -cents : cents;
}

/** Returns the decimal amount, as the API uses it. */
export function fromCents(cents: Cents): number {
  return cents / 100;
}

/** Returns `percent` (with up to two decimals) of an amount, rounded half up to the cent. */
export function percentOf(cents: Cents, percent: number): Cents {
  // Whole numbers until the division: as floats, 5500 × 0.7 is slightly below 3850, and a half cent would be rounded
  // down.
  return Math.floor((cents * Math.round(percent * 100) + 5000) / 10_000);
}
