import { wallText } from '../wall-text.ts';
import type { Item } from './items.ts';

/** Returns an item as the payloads of holds and orders contain it. */
export function itemPayload({ ref, title, url, start, end }: Pick<Item, 'ref' | 'title' | 'url' | 'start' | 'end'>) {
  return { ref, title, url, start: start && wallText(start), end: end && wallText(end) };
}
