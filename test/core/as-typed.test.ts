import { describe, expect, it } from 'vitest';
import { asAddress, asCode, asTyped } from '../../core/text/as-typed.ts';
import { INVISIBLE, withInvisible } from '../fixtures/data/invisible.ts';

const SPACES = ['\u00a0', '\u202f', '\u3000', '\u2800', '\u3164', '\t\r\n'];

describe('D-typed-text: a text that was pasted', () => {
  it.each([...SPACES, ...INVISIBLE.map(([, invisible]) => invisible)])(
    'a pasted text is read without invisible characters at its ends: %j',
    (invisible) => {
      expect(asTyped(`${invisible} ${invisible}lea@example.org${invisible}`)).toBe('lea@example.org');
    },
  );

  it.each(INVISIBLE)('a pasted text is read without the %s inside it', (_, invisible) => {
    expect(asTyped(withInvisible('lea@example.org', invisible))).toBe('lea@example.org');
  });

  it('a pasted text is read with each accent composed with its letter', () => {
    expect(asTyped('Le\u0301a@cafe\u0301.fr')).toBe('L\u00e9a@caf\u00e9.fr');
  });

  it.each(['Léa', "d'Ormesson Nguyễn", '李 小龍', 'می\u200cخواهم', 'क्\u200dष'])(
    'a pasted text keeps its meaningful characters: %s',
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
    'ETE - 2026',
    'E\u200bTE-2026',
    'E\u200dTE-\u202a2026\u202c',
  ])('a pasted code is read as the printed code: %j', (text) => {
    expect(asCode(text)).toBe('ETE-2026');
  });
});

describe('D-typed-text: an address that was copied', () => {
  it.each([
    'lea@my-gym.example',
    'mailto:lea@my-gym.example',
    '<lea@my-gym.example>',
    'Léa Roy <lea@my-gym.example>;',
    '<mailto:lea@my-gym.example>,',
    'lea@my-gym.example.',
    'lea@my\u2011gym.example\u00a0,',
  ])('a copied address is the one that was written: %j', (text) => {
    expect(asAddress(text)).toBe('lea@my-gym.example');
  });

  it.each(['', '<>', 'léa@', "o'neil+x@my-gym.example", 'a<b@my-gym.example', 'lea@a@b.example'])(
    'an address keeps what nothing brought along: %j',
    (text) => {
      expect(asAddress(text)).toBe(text);
    },
  );
});
