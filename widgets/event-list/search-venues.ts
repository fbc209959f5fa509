import { fetchFoundUsers } from '../shared/api/catalogue/search.ts';
import type { WidgetContext } from '../shared/element/definition.ts';
import { nameTermOf } from '../shared/lists/search-term.ts';
import type { attributes } from './attributes.ts';
import { NO_SEARCH, type VenueSearch } from './state.ts';

/** A name is looked for once nothing more was typed for so long. */
const PAUSE_MS = 200;

/** Looks venues up while a name is typed: only the latest text's answer counts. */
export function createVenueSearch(
  { page, signal, report }: WidgetContext<typeof attributes>,
  set: (change: Partial<VenueSearch>) => void,
): (text: string | null) => void {
  let latest = 0;
  let pause: ReturnType<typeof setTimeout> | undefined;

  async function look(text: string, mine: number): Promise<void> {
    const isStale = () => mine !== latest || signal.aborted;
    try {
      const found = await fetchFoundUsers(page.client, text, { signal, group: 'Providers' });
      if (!isStale()) set({ found: found.filter(({ url }) => url !== null), isLoading: false });
    } catch (error) {
      if (isStale()) return;
      set({ found: [], isLoading: false, hasFailed: true });
      report(error);
    }
  }

  signal.addEventListener('abort', () => clearTimeout(pause));
  return (text) => {
    latest += 1;
    clearTimeout(pause);
    const mine = latest;
    const term = nameTermOf(text ?? '');
    if (term === null) return set({ ...NO_SEARCH, text });
    set({ text, isLoading: true, hasFailed: false });
    pause = setTimeout(() => void look(term, mine), PAUSE_MS);
  };
}
