import { describe, expect, it } from 'vitest';
import { cutAtWord } from '../../core/text/cut-at-word.ts';
import { fc } from '../fixtures/data/properties.ts';

const graphemes = (text: string) => Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);

describe('D-truncation: cut at a word boundary', () => {
  it.each([
    ['within the limit', 'Yoga doux', 9, 'Yoga doux'],
    ['a word that ends exactly at the limit is kept', 'Yoga doux ici', 9, 'Yoga doux…'],
    ['a word before a comma is kept', 'Yoga doux, ici', 9, 'Yoga doux…'],
    ['a word before a bracket is kept', 'Yoga (doux) ici', 10, 'Yoga (doux…'],
    ['a word before a quotation mark is kept', 'Le « doux » ici', 9, 'Le « doux…'],
    ['a word before a closing apostrophe is kept', "Les 'doux' ici", 9, "Les 'doux…"],
    ['a word before an emoji is kept', 'Yoga doux🧘 ici', 9, 'Yoga doux…'],
    ['an amount is one word', 'À 12,50 € ici', 4, 'À…'],
    ['an hour is one word', 'À 14:30 ici', 4, 'À…'],
    ['a word that exceeds the limit is left out', 'Yoga doux ici', 8, 'Yoga…'],
    ['a word that begins at the limit is left out', 'Yoga doux ici', 5, 'Yoga…'],
    ['several spaces are one boundary', 'Yoga   doux', 6, 'Yoga…'],
    ['a line break is a boundary', 'Yoga\ndoux ici', 7, 'Yoga…'],
    ['a text without a boundary is cut inside a word', 'Anticonstitutionnellement', 4, 'Anti…'],
    ['a space before the first word is no boundary', ' Anticonstitutionnellement', 5, ' Anti…'],
    ['a hyphen is no boundary', 'Rendez-vous', 9, 'Rendez-vo…'],
    ['a word that is cut at its hyphen is left out', 'Ici rendez-vous', 10, 'Ici…'],
    ['an apostrophe is no boundary', "Ici l'heure", 9, 'Ici…'],
    ['a word that is cut at its apostrophe is left out', 'Ici l’heure', 5, 'Ici…'],
    ['emoji of several code points stay whole', '👨‍👩‍👧👨‍👩‍👧 👨‍👩‍👧', 2, '👨‍👩‍👧👨‍👩‍👧…'],
    ['an empty text', '', 3, ''],
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
