import type { messages } from './messages.ts';

/** The names of lists that the pager knows, by their tags; with 'past' those of the past. */
const LISTS = [
  'event-list',
  'offers-list',
  'animations-slider',
  'membership-list',
  'replay-list',
  'order-history',
  'order-history past',
] as const satisfies readonly (keyof typeof messages.fr)[];

/** The message that names a list. */
export type ListName = (typeof LISTS)[number];

/**
 * Names a list, for the pager's accessible name: two pagers on a page must differ. Null for a list of somebody else.
 */
export function listName(list: Element | null): ListName | null {
  const [, tag = ''] = list?.localName.split(/^creneau-/) ?? [];
  const name = list && Reflect.get(list, 'period') === 'past' ? `${tag} past` : tag;
  return LISTS.find((one) => one === name) ?? LISTS.find((one) => one === tag) ?? null;
}
