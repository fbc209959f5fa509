import type { messages } from './messages.ts';

/** The lists whose names the pager knows, by their tags; ' past' marks a list of past orders. */
const LISTS = [
  'event-list',
  'offers-list',
  'animations-slider',
  'membership-list',
  'replay-list',
  'order-history',
  'order-history past',
] as const satisfies readonly (keyof typeof messages.fr)[];

/** The key of the message that names a list. */
export type ListName = (typeof LISTS)[number];

/**
 * Returns the name of a list for the pager's accessible name, because two pagers of a page must differ; null for a list
 * that is not ours.
 */
export function listName(list: Element | null): ListName | null {
  const [, tag = ''] = list?.localName.split(/^creneau-/) ?? [];
  const name = list && Reflect.get(list, 'period') === 'past' ? `${tag} past` : tag;
  return LISTS.find((one) => one === name) ?? LISTS.find((one) => one === tag) ?? null;
}
