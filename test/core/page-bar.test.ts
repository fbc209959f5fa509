import { describe, expect, it } from 'vitest';
import { clampPage, parsePage } from '../../core/paging/page.ts';
import { pageBar } from '../../core/paging/page-bar.ts';
import { fc } from '../fixtures/data/properties.ts';

const aPage = fc.integer({ min: -10, max: 500 });
const aLastPage = fc.integer({ min: 2, max: 300 });

describe('S-page-bar: the page bar', () => {
  it.each([
    [1, 3, [1, 2, 3]],
    [1, 182, [1, 2, 3, 182]],
    [3, 182, [1, 2, 3, 4, 5, 182]],
    [4, 182, [1, 2, 3, 4, 5, 6, 182]],
    [5, 182, [1, 3, 4, 5, 6, 7, 182]],
    [90, 182, [1, 88, 89, 90, 91, 92, 182]],
    [182, 182, [1, 180, 181, 182]],
    [2, 2, [1, 2]],
  ])('on page %i of %i the page bar offers the pages %j', (page, lastPage, numbers) => {
    expect(pageBar(page, lastPage)?.numbers).toEqual(numbers);
  });

  it.each([0, 1, -1])('with %i pages there is no bar', (lastPage) => {
    expect(pageBar(1, lastPage)).toBeNull();
  });

  it('the page bar shows current, first and last page, ascending, none twice, at most two on each side', () => {
    fc.assert(
      fc.property(aPage, aLastPage, (page, lastPage) => {
        const bar = pageBar(page, lastPage);
        const { current, numbers } = bar ?? { current: 0, numbers: [] };
        expect(current).toBe(clampPage(page, lastPage));
        expect(numbers).toContain(current);
        expect([numbers[0], numbers.at(-1)]).toEqual([1, lastPage]);
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
        const between = numbers.filter((number) => number > 1 && number < lastPage && number !== current);
        expect(between.filter((number) => number < current).length).toBeLessThanOrEqual(2);
        expect(between.filter((number) => number > current).length).toBeLessThanOrEqual(2);
        expect(between.every((number) => Math.abs(number - current) <= 2)).toBe(true);
      }),
    );
  });

  it('first and previous are hidden on the first page, next and last on the last page', () => {
    fc.assert(
      fc.property(aPage, aLastPage, (page, lastPage) => {
        const current = clampPage(page, lastPage);
        expect(pageBar(page, lastPage)).toMatchObject({
          previous: current === 1 ? null : current - 1,
          next: current === lastPage ? null : current + 1,
          last: lastPage,
        });
      }),
    );
  });
});

describe('S-page-bar: a page that is missing or not a number is 1', () => {
  it.each([
    ['7', 7],
    [' 7 ', 7],
    ['007', 7],
    [null, 1],
    [undefined, 1],
    ['', 1],
    ['0', 1],
    ['-3', 1],
    ['1.5', 1],
    ['1e3', 1],
    ['0x10', 1],
    ['NaN', 1],
    ['Infinity', 1],
    ['9'.repeat(40), 999_999_999],
    ['9'.repeat(400), 999_999_999],
  ])('the page %j is page %i', (text, page) => {
    expect(parsePage(text)).toBe(page);
  });

  it('D-page-numbers: any text gives a whole number from 1 on', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.double().map(String)), (text) => {
        const page = parsePage(text);
        expect(Number.isSafeInteger(page) && page >= 1).toBe(true);
      }),
    );
  });

  it('every page number is read back as it is written', () => {
    fc.assert(fc.property(fc.integer({ min: 1, max: 999_999_999 }), (page) => parsePage(String(page)) === page));
  });

  it('D-page-numbers: a number above the last page is the last page; of an empty list it is 1', () => {
    expect([clampPage(9, 4), clampPage(4, 4), clampPage(0, 4), clampPage(3, 0)]).toEqual([4, 4, 1, 1]);
  });
});
