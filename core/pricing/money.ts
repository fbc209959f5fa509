/** Money in whole cents. The API speaks decimal euros, the view formats; nothing in between holds a float (D-cents). */
export type Cents = number;

/** Cents of a decimal amount such as 12.5 or '12.50', rounded half up, or null where it is no amount at all. */
export function toCents(amount: unknown): Cents | null {
  const text = typeof amount === 'number' ? String(amount) : amount;
  if (typeof text !== 'string') return null;
  const [, sign, units, decimals = ''] = /^(-?)(\d{1,12})(?:\.(\d+))?$/.exec(text.trim()) ?? [];
  if (units === undefined) return null;
  const thousandths = Number(units) * 1000 + Number(decimals.padEnd(3, '0').slice(0, 3));
  const cents = Math.floor((thousandths + 5) / 10);
  return sign === '-' && cents > 0 ? -cents : cents;
}

/** The decimal amount that the API speaks. */
export function fromCents(cents: Cents): number {
  return cents / 100;
}

/** `percent` (two decimals count) of an amount, rounded half up to the cent. */
export function percentOf(cents: Cents, percent: number): Cents {
  // Whole numbers until the division: 5500 × 0.7 is a hair below 3850 in floats, and a half cent would go the wrong way.
  return Math.floor((cents * Math.round(percent * 100) + 5000) / 10_000);
}
