import { describe, expect, it } from 'vitest';
import { slotAddress } from '../../../widgets/slotted-calendar/view/Slot.tsx';

const START = '2026-12-03T18:00';
const HERE = location.origin;

describe('D-page-address, D-cross-origin-date: the link of a slot', () => {
  it.each([
    ['the offer’s page', 'yoga-doux', HERE, `${HERE}/slotted/yoga-doux`],
    ['the offer’s page of a marketplace in a folder', 'yoga-doux', `${HERE}/shop`, `${HERE}/shop/slotted/yoga-doux`],
    [
      'on another origin, with the day and the hour',
      'yoga-doux',
      'https://m.example',
      `https://m.example/slotted/yoga-doux?date=2026-12-03&hour=18%3A00`,
    ],
    ['a path is kept', '/cours/7?a=1', HERE, `${HERE}/cours/7?a=1`],
    [
      'D-query-names: a complete address is kept, with prefixed parameters',
      'https://studio.example/7?a=1',
      HERE,
      `https://studio.example/7?a=1&creneau-date=2026-12-03&creneau-hour=18%3A00`,
    ],
    ['a slug is encoded as one segment', 'a b/../c?d', HERE, `${HERE}/slotted/a%20b%2F..%2Fc%3Fd`],
  ])('a slot links to its offer: %s', (_, url, siteUrl, expected) => {
    expect(slotAddress(url, siteUrl, START)).toBe(expected);
  });

  it('a slot links to the site of the page if no marketplace address is set', () => {
    expect(slotAddress('yoga-doux', '', START)).toBe(`${HERE}/slotted/yoga-doux`);
  });
});
