import { messages } from './messages.ts';

/** The text that names a list in the bar's accessible name; null for a list of others. */
export type ListName = Exclude<keyof typeof messages.fr, 'pages'>;

/** Two lists of a page need two names: landmarks are told apart by them. */
export function listName(list: Element | null): ListName | null {
  const [, tag = ''] = list?.localName.split(/^creneau-/) ?? [];
  const name = list && Reflect.get(list, 'period') === 'past' ? `${tag} past` : tag;
  return [name, tag].find((one): one is ListName => one in messages.fr) ?? null;
}
