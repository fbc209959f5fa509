import { describe, expect, it } from 'vitest';
import { formatNumber } from '../../core/text/format-number.ts';
import { pluralForm } from '../../core/text/plural.ts';
import { fc } from '../fixtures/data/properties.ts';

const languages = fc.constantFrom('fr' as const, 'en' as const);
const counts = fc.oneof(
  fc.integer({ min: 0, max: 3 }),
  fc.maxSafeInteger(),
  fc.double({ noNaN: true, min: -1e6, max: 1e6 }),
);
const figures = fc.oneof(fc.integer(), fc.maxSafeInteger(), fc.double({ noNaN: true, noDefaultInfinity: true }));

describe('D-languages: counts and figures, as Intl formats them', () => {
  it('a figure is written exactly as Intl writes it', () => {
    fc.assert(
      fc.property(figures, languages, (figure, language) => {
        expect(formatNumber(figure, language)).toBe(new Intl.NumberFormat(language).format(figure));
      }),
    );
  });

  it('a count has the plural form of its language; in French, millions have the plural', () => {
    fc.assert(
      fc.property(counts, languages, (count, language) => {
        const form = new Intl.PluralRules(language).select(count);
        // Intl rounds a count to three decimals.
        fc.pre(Number.isInteger(count) || Math.abs(Math.abs(count) - Math.round(Math.abs(count))) > 0.001);
        expect(pluralForm(count, language)).toBe(form === 'many' ? 'other' : form);
      }),
    );
  });
});
