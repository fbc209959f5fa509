import { expect, it } from 'vitest';
import { listName } from '../../../widgets/pager/store.ts';

function aList(tag: string, period?: string): Element {
  return Object.assign(document.createElement(tag), period === undefined ? {} : { period });
}

it.each([
  [aList('creneau-offers-list'), 'offers-list'],
  [aList('creneau-order-history', 'future'), 'order-history'],
  [aList('creneau-order-history', 'past'), 'order-history past'],
  [aList('creneau-animations-slider', 'past'), 'animations-slider'],
  [aList('creneau-calendar'), null],
  [aList('event-list'), null],
  [aList('pages'), null],
  [null, null],
])('S-page-bar: %#: two pagers of a page are distinguished by the name of their lists', (list, name) => {
  expect(listName(list)).toBe(name);
});
