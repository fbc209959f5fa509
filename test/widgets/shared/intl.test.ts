import { describe, expect, it, vi } from 'vitest';
import { createTranslate, formatMoney } from '../../../widgets/shared/view/intl.ts';

const messages = {
  fr: {
    hello: 'Bonjour',
    places: '{left, plural, one {# place} other {# places}}',
    by: 'par {provider}',
  },
  en: {
    hello: 'Hello',
    places: '{left, plural, one {# place} other {# places}}',
    by: 'by {provider}',
  },
};

describe("D-languages: texts in the element's language", () => {
  const fr = createTranslate(messages, 'fr');
  const en = createTranslate(messages, 'en');

  it('without arguments', () => {
    expect([fr('hello'), en('hello')]).toEqual(['Bonjour', 'Hello']);
  });

  it('with arguments', () => {
    expect(fr('by', { provider: 'Studio {Lumière}' })).toBe('par Studio {Lumière}');
    expect(en('by', { provider: '<b>' })).toBe('by <b>');
  });

  it('counts by the rules of the language: French has no plural for 0', () => {
    expect([0, 1, 2].map((left) => fr('places', { left }))).toEqual(['0 place', '1 place', '2 places']);
    expect([0, 1, 2].map((left) => en('places', { left }))).toEqual(['0 places', '1 place', '2 places']);
  });

  it('writes figures as the language does', () => {
    expect(fr('places', { left: 1234 }).replace(/\s/gu, ' ')).toBe('1 234 places');
    expect(en('places', { left: 1234 })).toBe('1,234 places');
  });

  it('a missing argument is a warning, not an exception', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect(fr('by')).toBeTypeOf('string');
    expect(en('places', {})).toBeTypeOf('string');
    expect(warn).toHaveBeenCalled();
  });
});

describe('D-amount-format: amounts, formatted by the platform', () => {
  const plain = (text: string) => text.replace(/\s/gu, ' ');

  it.each([
    [2400, 'EUR', '24,00 €', '€24.00'],
    [0, 'EUR', '0,00 €', '€0.00'],
    [123_456, 'EUR', '1 234,56 €', '€1,234.56'],
    [1250, 'GBP', '12,50 £', '£12.50'],
    [1250, 'USD', '12,50 $', '$12.50'],
  ])('%i cents of %s', (cents, currency, french, english) => {
    expect(plain(formatMoney(cents, currency, 'fr'))).toBe(french);
    expect(plain(formatMoney(cents, currency, 'en'))).toBe(english);
  });
});
