import { describe, expect, it } from 'vitest';
import { bareAddress } from '../../core/catalogue/bare-address.ts';
import { languageOfHost, parseLanguage } from '../../core/text/language.ts';
import { fc } from '../fixtures/data/properties.ts';

describe('D-element-language: the language of a tag', () => {
  it.each([
    ['fr', 'fr'],
    ['FR', 'fr'],
    ['fr-CA', 'fr'],
    ['fr_BE', 'fr'],
    [' fr ', 'fr'],
    ['en', 'en'],
    ['en-GB', 'en'],
    ['EN-us', 'en'],
    ['en-Latn-GB', 'en'],
    ['fr-x-mtfrom-en', 'en'],
    ['hi-x-mtfrom-fr-CA', 'fr'],
  ] as const)('the language "%s" is %s', (tag, language) => {
    expect(parseLanguage(tag)).toBe(language);
  });

  it.each([['de'], ['français'], ['english'], ['fro'], ['x-fr'], ['-fr'], [''], [' '], [null], [undefined]])(
    'the language %j is not supported',
    (tag) => {
      expect(parseLanguage(tag)).toBeNull();
    },
  );

  it('reading the language of a tag never throws, and gives French, English or nothing', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect([null, 'fr', 'en']).toContain(parseLanguage(text));
      }),
    );
  });
});

describe('D-element-language: a host name that starts with `en.` or `en-` is English', () => {
  it.each(['en.creneau.example', 'en-creneau.example', 'EN.localhost'])('the host name %s is English', (host) => {
    expect(languageOfHost(host)).toBe('en');
  });

  it.each(['creneau.example', 'english.example', 'www.en.example', 'en', 'garden-en.example', 'fr.example', ''])(
    'the host name "%s" names no language',
    (host) => {
      expect(languageOfHost(host)).toBeNull();
    },
  );
});

describe('D-english-site: French and English pages have one address without www. and en.', () => {
  it.each([
    ['https://www.creneau.example/a', 'https://creneau.example/a'],
    ['http://en.localhost:4173/a', 'http://localhost:4173/a'],
    ['https://en-creneau.example', 'https://creneau.example'],
    [
      'https://english.example/?at=https://www.creneau.example',
      'https://english.example/?at=https://www.creneau.example',
    ],
  ])('the address %s is compared as %s', (address, bare) => {
    expect(bareAddress(address)).toBe(bare);
  });
});
