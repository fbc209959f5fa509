import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { truncate, truncateAtWord } from '../../core/text/truncate.ts';

const graphemes = (text: string) => Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);

describe("decisions §11: a limit counts the graphemes kept, '…' comes on top", () => {
  it.each([
    ['within the limit', 'Yoga', 5, 'Yoga'],
    ['just the limit', 'Yoga', 4, 'Yoga'],
    ['one more', 'Yogas', 4, 'Yoga…'],
    ['inside a word', 'Yoga doux', 7, 'Yoga do…'],
    ['no space before the dots', 'Yoga doux', 5, 'Yoga…'],
    ['letters with accents, composed', 'é'.repeat(4), 3, 'ééé…'],
    ['and put together', 'e\u0301'.repeat(4), 3, `${'e\u0301'.repeat(3)}…`],
    ['as many put together as the limit', 'e\u0301'.repeat(3), 3, 'e\u0301'.repeat(3)],
    ['characters of two halves', '🧘🧘🧘', 2, '🧘🧘…'],
    ['families stay together', '👨‍👩‍👧👨‍👩‍👧', 1, '👨‍👩‍👧…'],
    ['flags too', '🇫🇷🇬🇧', 1, '🇫🇷…'],
    ['nothing', '', 3, ''],
  ])('%s', (_, text, limit, shown) => {
    expect(truncate(text, limit)).toBe(shown);
  });

  it('keeps the beginning, at most as many graphemes as the limit', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 12 }), (text, limit) => {
        const all = graphemes(text);
        const cut = `${all.slice(0, limit).join('').trimEnd()}…`;
        expect(truncate(text, limit)).toBe(all.length > limit ? cut : text);
      }),
    );
  });
});

describe('decisions §11: cut at a word boundary', () => {
  it.each([
    ['within the limit', 'Yoga doux', 9, 'Yoga doux'],
    ['a word that ends exactly at the limit is kept', 'Yoga doux ici', 9, 'Yoga doux…'],
    ['one that goes over it is not', 'Yoga doux ici', 8, 'Yoga…'],
    ['nor one that begins at it', 'Yoga doux ici', 5, 'Yoga…'],
    ['several spaces are one boundary', 'Yoga   doux', 6, 'Yoga…'],
    ['a line break is a boundary', 'Yoga\ndoux ici', 7, 'Yoga…'],
    ['inside a word where there is no boundary', 'Anticonstitutionnellement', 4, 'Anti…'],
    ['a space before the first word is none', ' Anticonstitutionnellement', 5, ' Anti…'],
    ['a hyphen is none', 'Rendez-vous', 9, 'Rendez-vo…'],
    ['an apostrophe neither', "Ici l'heure", 9, 'Ici…'],
    ['families stay together', '👨‍👩‍👧👨‍👩‍👧 👨‍👩‍👧', 2, '👨‍👩‍👧👨‍👩‍👧…'],
    ['nothing', '', 3, ''],
  ])('%s', (_, text, limit, shown) => {
    expect(truncateAtWord(text, limit)).toBe(shown);
  });

  const words = fc
    .array(
      fc.oneof(fc.string({ unit: 'grapheme', maxLength: 6 }), fc.constantFrom(' ', '\n', '👨‍👩‍👧', '🇫🇷', 'e\u0301')),
    )
    .map((pieces) => pieces.join(''));

  it('issue 5: keeps whole graphemes of the beginning, and whole words where there is a boundary', () => {
    fc.assert(
      fc.property(words, fc.integer({ min: 1, max: 20 }), (text, limit) => {
        const all = graphemes(text);
        const shown = truncateAtWord(text, limit);
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
        const isWhole = /^\s/.test(text.slice(kept.length));
        const hasBoundary = /\S\s/.test(text.slice(0, head.length + 1));
        expect(isWhole || !hasBoundary).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});
