import { readParam } from '../../core/paging/address.ts';
import type { View } from './state.ts';

const NAME = 'view';

/** The view that an address's query names, under a prefix; null where it names none. */
export function readView(search: string, prefix: string): View | null {
  const named = readParam(search, prefix + NAME);
  return named === 'list' || named === 'map' ? named : null;
}

/** The parameter that sets a view anew; null takes it out, where it is the tag's. */
export function viewParam(view: View, own: View, prefix: string): Readonly<Record<string, string | null>> {
  return { [prefix + NAME]: view === own ? null : view };
}
