import { describe, expect, it } from 'vitest';
import { fromCents, percentOf, toCents } from '../../core/money/money.ts';
import { fc } from '../fixtures/data/properties.ts';

describe('D-cents: decimal euros become whole cents', () => {
  it.each([
    [12.5, 1250],
    ['12.50', 1250],
    ['12.5', 1250],
    [' 12 ', 1200],
    [0, 0],
    ['0.00', 0],
    [-0, 0],
    [0.1 + 0.2, 30],
    [1.005, 101],
    ['1.005', 101],
    ['1.0049999', 100],
    ['0.994', 99],
    ['0.995', 100],
    [19.99, 1999],
    [-5, -500],
    ['-0.50', -50],
    ['-0.001', 0],
    [999_999_999.99, 99_999_999_999],
  ])('the amount %j is %i cents', (amount, cents) => {
    expect(toCents(amount)).toBe(cents);
  });

  it.each([
    [null],
    [undefined],
    [true],
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
    [1e21],
    [''],
    ['gratuit'],
    ['12,50'],
    ['1 200'],
    ['12.'],
    ['.5'],
    ['+5'],
    ['0x10'],
    ['1e3'],
    [[12]],
    [{ amount: 12 }],
  ])('the value %j is not an amount', (amount) => {
    expect(toCents(amount)).toBeNull();
  });

  it('an amount sent to the API is read back as the same cents', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100_000_000, max: 100_000_000 }), (cents) => {
        expect(toCents(fromCents(cents))).toBe(cents);
        expect(toCents((cents / 100).toFixed(2))).toBe(cents === 0 ? 0 : cents);
      }),
    );
  });
});

/** Multiples of 5 €, of which percentages often end in half a cent. */
const halves = fc.nat(100).map((times) => times * 500);

describe('D-rounding: a percentage is rounded half up to the cent', () => {
  it.each([
    [1000, 20, 200],
    [999, 10, 100],
    [995, 10, 100],
    [994, 10, 99],
    [115, 10, 12],
    [1, 50, 1],
    [1, 49, 0],
    [1250, 12.5, 156],
    [1999, 100, 1999],
    [1999, 0, 0],
    [0, 33, 0],
    [5000, 0.11, 6],
    [3000, 0.15, 5],
    [5500, 0.7, 39],
    [5000, 0.57, 29],
  ])('from %i cents, %d percent are %i cents', (cents, percent, expected) => {
    expect(percentOf(cents, percent)).toBe(expected);
  });

  it('a percentage with two decimals is computed exactly, and is at most the whole amount', () => {
    fc.assert(
      fc.property(fc.oneof(fc.nat(10_000_000), halves), fc.integer({ min: 0, max: 10_000 }), (cents, hundredths) => {
        const exact = Number((BigInt(cents) * BigInt(hundredths) + 5000n) / 10_000n);
        expect(percentOf(cents, hundredths / 100)).toBe(exact);
        expect(exact).toBeLessThanOrEqual(cents);
      }),
      { numRuns: 2000 },
    );
  });
});
