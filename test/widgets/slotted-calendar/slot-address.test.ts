import { describe, expect, it } from 'vitest';
import { slotAddress } from '../../../widgets/slotted-calendar/view/Slot.tsx';

const START = '2026-12-03T18:00';
const HERE = location.origin;

describe('D-page-address, D-cross-origin-date: where a slot leads', () => {
  it.each([
    ['the offer’s page', 'yoga-doux', HERE, `${HERE}/slotted/yoga-doux`],
    ['of a marketplace in a folder', 'yoga-doux', `${HERE}/shop`, `${HERE}/shop/slotted/yoga-doux`],
    [
      'on another origin the day and the hour go with it',
      'yoga-doux',
      'https://m.example',
      `https://m.example/slotted/yoga-doux?date=2026-12-03&hour=18%3A00`,
    ],
    ['a path is taken as it is', '/cours/7?a=1', HERE, `${HERE}/cours/7?a=1`],
    [
      'D-query-names: an address too, of a page of others',
      'https://studio.example/7?a=1',
      HERE,
      `https://studio.example/7?a=1&creneau-date=2026-12-03&creneau-hour=18%3A00`,
    ],
    ['a slug is never more than a name', 'a b/../c?d', HERE, `${HERE}/slotted/a%20b%2F..%2Fc%3Fd`],
  ])('a slot leads to its offer: %s', (_, url, siteUrl, expected) => {
    expect(slotAddress(url, siteUrl, START)).toBe(expected);
  });

  it('without a marketplace address a slot leads to this page’s site', () => {
    expect(slotAddress('yoga-doux', '', START)).toBe(`${HERE}/slotted/yoga-doux`);
  });
});
