import { describe, expect, it } from 'vitest';
import { formatMoney } from '../../core/pricing/format-money.ts';
import { fc } from '../fixtures/data/properties.ts';

const LANGUAGES = ['fr', 'en'] as const;
const FORMS = ['full', 'short'] as const;

/** Formats the amount with Intl. */
function byPlatform(cents: number, currency: string, language: 'fr' | 'en', form: 'full' | 'short'): string {
  return new Intl.NumberFormat(language === 'en' ? 'en-GB' : 'fr-FR', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    ...(form === 'short' && cents % 100 === 0 && { minimumFractionDigits: 0 }),
  }).format(cents / 100);
}

function isThePlatforms(cents: number, currency: string) {
  for (const language of LANGUAGES) {
    for (const form of FORMS) {
      const ours = formatMoney(cents, currency, language, form);
      expect([cents, form, ours]).toEqual([cents, form, byPlatform(cents, currency, language, form)]);
    }
  }
}

describe('D-amount-format: amounts, written as Intl does', () => {
  it.each([
    [2400, 'EUR', '24,00\u00a0€', '€24.00'],
    [0, 'EUR', '0,00\u00a0€', '€0.00'],
    [5, 'EUR', '0,05\u00a0€', '€0.05'],
    [123_456, 'EUR', '1\u202f234,56\u00a0€', '€1,234.56'],
    [-123_456_789, 'EUR', '-1\u202f234\u202f567,89\u00a0€', '-€1,234,567.89'],
    [1250, 'GBP', '12,50\u00a0£', '£12.50'],
    [1250, 'USD', '12,50\u00a0$', '$12.50'],
  ])('an amount of %i cents of %s is written as Intl does', (cents, currency, french, english) => {
    expect(formatMoney(cents, currency, 'fr')).toBe(french);
    expect(formatMoney(cents, currency, 'en')).toBe(english);
  });

  it('a short round amount has no cents', () => {
    expect(FORMS.map((form) => formatMoney(120_000, 'EUR', 'fr', form))).toEqual([
      '1\u202f200,00\u00a0€',
      '1\u202f200\u00a0€',
    ]);
    expect(FORMS.map((form) => formatMoney(1250, 'EUR', 'en', form))).toEqual(['€12.50', '€12.50']);
  });

  it.each(['EUR', 'USD'])(
    'any amount of %s is written as Intl does: negative, large, with parts of a cent',
    (currency) => {
      const odd = [-0, 0.4, 0.5, 100.5, -12.5, 1e15 - 1, 1e15, 2 ** 53, -1e15, 1e21, Number.NaN, Infinity];
      for (const cents of odd) isThePlatforms(cents, currency);
      const whole = fc.oneof(
        fc.integer({ min: -2_000_000, max: 2_000_000 }),
        fc.integer({ min: -20_000, max: 20_000 }).map((units) => units * 100),
        fc.integer({ min: -1e15, max: 1e15 }),
      );
      fc.assert(fc.property(fc.oneof(whole, fc.double()), (cents) => isThePlatforms(cents, currency)));
    },
  );
});
