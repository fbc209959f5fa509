import { describe, expect, it } from 'vitest';
import { cutAtWord } from '../../core/text/cut-at-word.ts';
import { fc } from '../fixtures/data/properties.ts';

const graphemes = (text: string) => Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);

describe('D-truncation: cut at a word boundary', () => {
  it.each([
    ['within the limit', 'Yoga doux', 9, 'Yoga doux'],
    ['a word that ends exactly at the limit is kept', 'Yoga doux ici', 9, 'Yoga doux…'],
    ['also before a comma', 'Yoga doux, ici', 9, 'Yoga doux…'],
    ['before a bracket', 'Yoga (doux) ici', 10, 'Yoga (doux…'],
    ['before a quotation mark', 'Le « doux » ici', 9, 'Le « doux…'],
    ['before an apostrophe that ends it', "Les 'doux' ici", 9, "Les 'doux…"],
    ['before a picture', 'Yoga doux🧘 ici', 9, 'Yoga doux…'],
    ['an amount is one word', 'À 12,50 € ici', 4, 'À…'],
    ['an hour too', 'À 14:30 ici', 4, 'À…'],
    ['one that goes over it is not', 'Yoga doux ici', 8, 'Yoga…'],
    ['nor one that begins at it', 'Yoga doux ici', 5, 'Yoga…'],
    ['several spaces are one boundary', 'Yoga   doux', 6, 'Yoga…'],
    ['a line break is a boundary', 'Yoga\ndoux ici', 7, 'Yoga…'],
    ['inside a word where there is no boundary', 'Anticonstitutionnellement', 4, 'Anti…'],
    ['a space before the first word is none', ' Anticonstitutionnellement', 5, ' Anti…'],
    ['a hyphen is none', 'Rendez-vous', 9, 'Rendez-vo…'],
    ['also at its hyphen', 'Ici rendez-vous', 10, 'Ici…'],
    ['an apostrophe neither', "Ici l'heure", 9, 'Ici…'],
    ['also at it', 'Ici l’heure', 5, 'Ici…'],
    ['families stay together', '👨‍👩‍👧👨‍👩‍👧 👨‍👩‍👧', 2, '👨‍👩‍👧👨‍👩‍👧…'],
    ['nothing', '', 3, ''],
  ])('a text is cut at the end of a word: %s', (_, text, limit, shown) => {
    expect(cutAtWord(text, limit)).toBe(shown);
  });

  const words = fc
    .array(
      fc.oneof(fc.string({ unit: 'grapheme', maxLength: 6 }), fc.constantFrom(' ', '\n', '👨‍👩‍👧', '🇫🇷', 'e\u0301')),
    )
    .map((pieces) => pieces.join(''));

  it('the text that is cut keeps whole graphemes of the start, and whole words if there is a boundary', () => {
    fc.assert(
      fc.property(words, fc.integer({ min: 1, max: 20 }), (text, limit) => {
        const all = graphemes(text);
        const shown = cutAtWord(text, limit);
        if (all.length <= limit) {
          expect(shown).toBe(text);
          return;
        }
        expect(shown.endsWith('…')).toBe(true);
        const kept = shown.slice(0, -1);
        const count = graphemes(kept).length;
        expect(count).toBeLessThanOrEqual(limit);
        expect(all.slice(0, count).join('')).toBe(kept);
        const head = all.slice(0, limit).join('');
        const isWhole = !/^[\p{L}\p{N}\p{M}]/u.test(text.slice(kept.length));
        const hasBoundary = /\S\s/.test(text.slice(0, head.length + 1));
        expect(isWhole || !hasBoundary).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});
