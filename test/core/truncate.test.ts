import { describe, expect, it } from 'vitest';
import { truncate } from '../../core/text/truncate.ts';
import { fc } from '../fixtures/data/properties.ts';

const graphemes = (text: string) => Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);

describe("D-truncation: a limit counts the graphemes that are kept, without the '…'", () => {
  it.each([
    ['within the limit', 'Yoga', 5, 'Yoga'],
    ['exactly the limit', 'Yoga', 4, 'Yoga'],
    ['one grapheme more', 'Yogas', 4, 'Yoga…'],
    ['inside a word', 'Yoga doux', 7, 'Yoga do…'],
    ['no space before the dots', 'Yoga doux', 5, 'Yoga…'],
    ['letters with accents, composed', 'é'.repeat(4), 3, 'ééé…'],
    ['letters with accents, decomposed', 'e\u0301'.repeat(4), 3, `${'e\u0301'.repeat(3)}…`],
    ['exactly the limit of decomposed letters', 'e\u0301'.repeat(3), 3, 'e\u0301'.repeat(3)],
    ['characters of two code units', '🧘🧘🧘', 2, '🧘🧘…'],
    ['emoji of several code points stay whole', '👨‍👩‍👧👨‍👩‍👧', 1, '👨‍👩‍👧…'],
    ['flags stay whole', '🇫🇷🇬🇧', 1, '🇫🇷…'],
    ['an empty text', '', 3, ''],
  ])('a text is cut after the graphemes that the limit allows: %s', (_, text, limit, shown) => {
    expect(truncate(text, limit)).toBe(shown);
  });

  it('the text that is cut keeps its start, at most as many graphemes as the limit', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 12 }), (text, limit) => {
        const all = graphemes(text);
        const cut = `${all.slice(0, limit).join('').trimEnd()}…`;
        expect(truncate(text, limit)).toBe(all.length > limit ? cut : text);
      }),
    );
  });
});
