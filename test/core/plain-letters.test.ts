import { describe, expect, it } from 'vitest';
import { plainLetters } from '../../core/text/plain-letters.ts';

describe('D-search-words: the letters that people type', () => {
  it.each([
    ['Lætitia Østergaard', 'laetitia ostergaard'],
    ['ŁUCJA', 'lucja'],
    ['Weißenburg, STRAẞE', 'weissenburg, strasse'],
    ['Đorđe', 'dorde'],
    ['Þórður Guðrún', 'thordur gudrun'],
    ['CŒUR à corps', 'coeur a corps'],
    ['İstanbul ISI ısı', 'istanbul isi isi'],
    ['Ħamrun ĸ ŋaŧ ſƒ', 'hamrun q nat sf'],
    ['Ɔkɛ Əliyev', 'oke eliyev'],
    ['ﬁn ﬀ ＡＢ ² Ǽ ǿ Ĳ', 'fin ff ab 2 ae o ij'],
    ['Ольга Σας 東京', 'ольга σας 東京'],
  ])('a name is compared in small letters that every keyboard has, others stay: %j', (text, plain) => {
    expect(plainLetters(text)).toBe(plain);
    expect(plainLetters(plain)).toBe(plain);
  });
});
