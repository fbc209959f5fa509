import type { StoreApi } from 'zustand/vanilla';
import { fetchFoundUsers } from '../shared/api/catalogue/search.ts';
import { createLatest } from '../shared/base/latest.ts';
import { until } from '../shared/base/until.ts';
import type { WidgetContext } from '../shared/element/definition.ts';
import { nameTermOf } from '../shared/lists/search-term.ts';
import type { attributes } from './attributes.ts';
import { type EventListState, NO_SEARCH, type VenueSearch } from './state.ts';

/** How long after the last key press the search starts. */
const PAUSE_MS = 200;

/** Searches venues while the visitor types; only the response for the latest text counts. */
export function createVenueSearch(
  { page, signal, report }: WidgetContext<typeof attributes>,
  store: StoreApi<EventListState>,
): (text: string | null) => void {
  const next = createLatest(signal);
  let pause: ReturnType<typeof setTimeout> | undefined;
  const set = (change: Partial<VenueSearch>) => store.setState(({ venues }) => ({ venues: { ...venues, ...change } }));

  async function search(text: string, isLatest: () => boolean): Promise<void> {
    try {
      const found = await fetchFoundUsers(page.client, text, { signal, group: 'Providers' });
      if (isLatest()) set({ found: found.filter(({ url }) => url !== null), isLoading: false });
    } catch (error) {
      if (!isLatest()) return;
      set({ found: [], isLoading: false, hasFailed: true });
      report(error);
    }
  }

  until(signal, () => clearTimeout(pause));
  return (text) => {
    const isLatest = next();
    clearTimeout(pause);
    const term = nameTermOf(text ?? '');
    if (term === null) return set({ ...NO_SEARCH, text });
    set({ text, isLoading: true, hasFailed: false });
    pause = setTimeout(() => void search(term, isLatest), PAUSE_MS);
  };
}
