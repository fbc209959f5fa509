import { describe, expect, it } from 'vitest';
import { asCode, asTyped } from '../../core/text/as-typed.ts';

const UNSEEN = [
  '\u00a0',
  '\u00ad',
  '\u200b',
  '\u200c',
  '\u200d',
  '\u200e',
  '\u200f',
  '\u202a',
  '\u202f',
  '\u2060',
  '\u2069',
  '\u3000',
  '\ufeff',
  '\t\r\n',
];

describe('D-typed-text: a text that was pasted', () => {
  it.each(UNSEEN)('a pasted text has nothing unseen at its ends: %j', (unseen) => {
    expect(asTyped(`${unseen} ${unseen}lea@example.org${unseen}`)).toBe('lea@example.org');
  });

  it('a pasted text has no zero-width space and no soft hyphen in it', () => {
    expect(asTyped('lea\u200b@exam\u00adple.org\ufeff')).toBe('lea@example.org');
  });

  it('has each accent in one character with its letter', () => {
    expect(asTyped('Le\u0301a@cafe\u0301.fr')).toBe('L\u00e9a@caf\u00e9.fr');
  });

  it.each(['Léa', "d'Ormesson Nguyễn", '李 小龍', 'می\u200cخواهم', 'क्\u200dष'])(
    'a pasted text keeps what belongs to it: %s',
    (name) => {
      expect(asTyped(name)).toBe(name);
    },
  );
});

describe('D-typed-text: a code that was pasted', () => {
  it.each([
    'ete-2026',
    ' ETE-2026\u00a0',
    'ETE\u20132026',
    'ETE\u20112026',
    'ＥＴＥ－2026',
    'ETE \u2013 2026',
    'E\u200bTE-2026',
  ])('a pasted code is the one that was printed: %j', (text) => {
    expect(asCode(text)).toBe('ETE-2026');
  });
});
