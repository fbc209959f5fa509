import { describe, expect, it } from 'vitest';
import { arrayFrom } from '../../../widgets/shared/base/array-from.ts';

describe('D-any-page: the Array.from that libraries use', () => {
  it.each<readonly [string, () => Iterable<unknown> | ArrayLike<unknown>]>([
    ['a set', () => new Set([1, 2])],
    ['an iterator', () => new Map([[1, 'a']]).values()],
    ['only a length', () => ({ length: 3 })],
    ['an array-like', () => ({ 0: 'a', 1: 'b', length: 2 })],
    ['a text', () => 'né'],
  ])('Array.from of %s equals the result of the platform, with and without a function', (_name, source) => {
    const pair = (item: unknown, index: number) => [item, index];
    expect(arrayFrom(source())).toEqual(Array.from(source()));
    expect(arrayFrom(source(), pair)).toEqual(Array.from(source(), pair));
  });

  it('Array.from keeps more items than a call can have arguments, in order', () => {
    const items = arrayFrom(new Set(new Array(300_000).keys()));
    expect(items).toHaveLength(300_000);
    expect(items.every((item, index) => item === index)).toBe(true);
  });
});
