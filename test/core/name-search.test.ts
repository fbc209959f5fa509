import { describe, expect, it } from 'vitest';
import { nameBeginnings } from '../../core/text/name-search.ts';
import { fc } from '../fixtures/data/properties.ts';

describe('D-user-search: a search for people asks for the beginnings of their names', () => {
  it.each<[text: string, beginnings: readonly string[] | null]>([
    ['ali', ['ali']],
    ['  Ali  ', ['ali']],
    ['Simon ABA', ['simon', 'aba']],
    ['Jean-Pierre', ['jean', 'pierre']],
    ["d'Ang", ['d', 'ang']],
    ['Éloïse', ['eloise']],
    ['E\u0301lo', ['elo']],
    ['Lefœvre', ['lefoevre']],
    ['Ольга', ['ольга']],
    ['Li Na', ['li', 'na']],
    ['R2 D2', ['r2', 'd2']],
  ])('a search for %j asks for the beginnings of names, in small letters without accents', (text, beginnings) => {
    expect(nameBeginnings(text)).toEqual(beginnings);
  });

  it.each(['', ' ', 'al', 'a l', 'é', '%%%', '___', '***', '. . .', '\0\0\0', '\ud800\ud800\ud800', '🎉🎉🎉'])(
    'a search with fewer than three letters is too short: %j',
    (text) => {
      expect(nameBeginnings(text)).toBeNull();
    },
  );

  it.each<[text: string, beginnings: readonly string[] | null]>([
    ['a a a', null],
    ['a al al', null],
    ['al ali', ['ali']],
    ['ali alice al', ['alice']],
  ])('a word that begins a longer word of the search counts only as part of it: %j', (text, beginnings) => {
    expect(nameBeginnings(text)).toEqual(beginnings);
  });

  it('no searched beginning contains another, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'b', 'É', ' ', '-', '%', '\ud800') }), (text) => {
        const beginnings = nameBeginnings(text) ?? [];
        for (const one of beginnings) {
          expect(one).toMatch(/^[abe]+$/);
          expect(beginnings.filter((other) => other.startsWith(one))).toEqual([one]);
        }
      }),
    );
  });
});
