import { describe, expect, it } from 'vitest';
import { arrayFrom } from '../../../widgets/shared/base/array-from.ts';

describe('D-any-page: what libraries get for Array.from', () => {
  it.each<readonly [string, () => Iterable<unknown> | ArrayLike<unknown>]>([
    ['a set', () => new Set([1, 2])],
    ['an iterator', () => new Map([[1, 'a']]).values()],
    ['a length alone', () => ({ length: 3 })],
    ['an array-like', () => ({ 0: 'a', 1: 'b', length: 2 })],
    ['a text', () => 'né'],
  ])('Array.from of %s gives what the platform’s gives, with and without a function', (_name, source) => {
    const pair = (item: unknown, index: number) => [item, index];
    expect(arrayFrom(source())).toEqual(Array.from(source()));
    expect(arrayFrom(source(), pair)).toEqual(Array.from(source(), pair));
  });

  it('more items than a call takes arguments are all there, in their order', () => {
    const items = arrayFrom(new Set(new Array(300_000).keys()));
    expect(items).toHaveLength(300_000);
    expect(items.every((item, index) => item === index)).toBe(true);
  });
});
