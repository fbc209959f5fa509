import { describe, expect, it } from 'vitest';
import { readParam, withParams } from '../../core/paging/address.ts';
import { fc } from '../fixtures/data/properties.ts';

const aName = fc.constantFrom('page', 'city', 'list-page', 'é', 'a b', '__proto__', 'constructor', 'toString');
const aValue = fc.string({ unit: 'grapheme', minLength: 1 });
/** Parameters of a host page in any spelling, including an empty one between two '&'. */
const aForeignPiece = fc.oneof(
  fc.constant(''),
  fc
    .string({ unit: fc.constantFrom('x', 'Z', '9', '=', '%', '%20', '%zz', '+', 'é', '[', ']', ';', '/', '?') })
    .map((text) => `own${text}`),
);

describe('D-address-state: the state that a list keeps in the address', () => {
  it.each([
    ['', { page: '2' }, '?page=2'],
    ['?page=2', { page: '3' }, '?page=3'],
    ['?page=2', { page: null }, ''],
    ['?a=1&page=2&b=%20x', { page: '3' }, '?a=1&page=3&b=%20x'],
    ['?a=1&page=2&b', { page: null }, '?a=1&b'],
    ['?page=2&page=5', { page: '3' }, '?page=3'],
    ['?a', { city: 'saint-étienne', page: null }, '?a&city=saint-%C3%A9tienne'],
    ['?a', { city: 'a&b=c#d' }, '?a&city=a%26b%3Dc%23d'],
    ['?a%zz=1', { page: null }, '?a%zz=1'],
    ['?a=1&&b=2&', { page: '2' }, '?a=1&&b=2&&page=2'],
    ['?a=1&&page=2&&b', { page: null }, '?a=1&&&b'],
    ['?&', { page: null }, '?&'],
    ['?a=1?b', { page: '2' }, '?a=1?b&page=2'],
    ['a=1?b', { page: '2' }, '?a=1?b&page=2'],
    ['?constructor=1&__proto__=2', { page: '3' }, '?constructor=1&__proto__=2&page=3'],
  ])('the query %s changed by %j becomes %s', (search, changes, after) => {
    expect(withParams(search, changes)).toBe(after);
  });

  it.each([
    ['?page=2', 'page', '2'],
    ['?page', 'page', ''],
    ['?page=', 'page', ''],
    ['?page=2&page=5', 'page', '2'],
    ['?a=b=c', 'a', 'b=c'],
    ['?city=saint+%C3%A9tienne', 'city', 'saint étienne'],
    ['?city=100%', 'city', '100%'],
    ['?pages=2', 'page', null],
    ['', 'page', null],
  ])('the query %s has for %s the value %j', (search, name, value) => {
    expect(readParam(search, name)).toBe(value);
  });

  it('filters that are written are read back unchanged', () => {
    fc.assert(
      fc.property(fc.array(aForeignPiece), aName, aValue, (pieces, name, value) => {
        const search = pieces.length > 0 ? `?${pieces.join('&')}` : '';
        expect(readParam(withParams(search, { [name]: value }), name)).toBe(value);
        expect(readParam(withParams(search, { [name]: null }), name)).toBeNull();
      }),
    );
  });

  it('a parameter that is added and removed leaves the query unchanged', () => {
    fc.assert(
      fc.property(fc.array(aForeignPiece, { minLength: 1 }), aValue, (pieces, value) => {
        const search = `?own&${pieces.join('&')}`;
        expect(withParams(withParams(search, { page: value }), { page: null })).toBe(search);
      }),
    );
  });

  it('all other parameters stay byte-equal, in their order', () => {
    fc.assert(
      fc.property(fc.array(aForeignPiece), fc.array(aForeignPiece), aName, aValue, (before, after, name, value) => {
        const search = `?${[...before, 'page=9', ...after].join('&')}`;
        const kept = withParams(search, { page: null, [name]: value })
          .slice(1)
          .split('&');
        const own = `${encodeURIComponent(name)}=${encodeURIComponent(value)}`;
        expect(kept.filter((piece) => piece !== own)).toEqual([...before, ...after]);
      }),
    );
  });
});
