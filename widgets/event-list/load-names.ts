import type { StoreApi } from 'zustand/vanilla';
import type { EventQuery } from '../../core/catalogue/event-query.ts';
import { fetchNames } from '../shared/api/names.ts';
import { createResource, type ResourceLoader } from '../shared/api/resource.ts';
import type { WidgetContext } from '../shared/element/definition.ts';
import type { attributes } from './attributes.ts';
import { type EventListState, SELECTS, type SelectName } from './state.ts';

/** The API's list of the values of each filter. */
export const LISTS = { city: 'city', category: 'categorie', sport: 'activity' } as const;

/**
 * Returns a function that fetches the options of each filter that the tag does not fix. Options that are loaded or
 * loading are not fetched again; a failed filter does not affect the others.
 */
export function createNamesLoader(
  { page, signal, report, guard }: WidgetContext<typeof attributes>,
  store: StoreApi<EventListState>,
): (fixed: EventQuery) => void {
  const asked = new Map<SelectName, ResourceLoader>();
  return (fixed) => {
    for (const name of SELECTS) {
      const known = asked.get(name);
      const isDone = known && store.getState().names[name].status !== 'failed';
      if (fixed[name] !== undefined || isDone) continue;
      const loader =
        known ??
        createResource({
          signal,
          fetch: (signal) => fetchNames(page.client, LISTS[name], { signal }),
          set: (resource) => store.setState(({ names }) => ({ names: { ...names, [name]: resource } })),
          onFailure: report,
        });
      asked.set(name, loader);
      guard(() => loader.load());
    }
  };
}
