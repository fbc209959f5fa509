import type { StoreApi } from 'zustand/vanilla';
import { type Places, placesOf } from '../../core/map/places.ts';
import { createResource, type ResourceLoader } from '../shared/api/resource.ts';
import { until } from '../shared/base/until.ts';
import type { WidgetContext } from '../shared/element/definition.ts';
import { emit } from '../shared/page/emit.ts';
import type { attributes } from './attributes.ts';
import { fetchPlaces } from './places/fetch-places.ts';
import type { MapState, WorkerModule } from './state.ts';

/** No places. */
export const NOWHERE = placesOf([]);

/** Loads the places of the store's query. */
export function createPositions(
  { host, page, load, report, signal }: WidgetContext<typeof attributes>,
  store: StoreApi<MapState>,
  on: {
    /** Is called before the places are replaced. */
    readonly replace: () => void;
    readonly loaded: () => void;
  },
): ResourceLoader {
  let isReady = false;
  let loading = new AbortController();
  until(signal, () => loading.abort());
  return createResource<Places>({
    fetch() {
      // The decoding of a response that is no longer needed stops here.
      loading.abort();
      loading = new AbortController();
      return fetchPlaces(page.client, store.getState().query, {
        signal: loading.signal,
        loadWorker: () => load('places-worker') as Promise<WorkerModule>,
        loadReader: () => load('map-places') as Promise<typeof import('./places/read-places.ts')>,
      });
    },
    set(positions) {
      if (positions.status === 'loading') {
        store.setState({ positions });
        return;
      }
      on.replace();
      const places = positions.status === 'loaded' ? positions.value : NOWHERE;
      store.setState({ positions, places, highlighted: null });
      if (positions.status === 'failed') return;
      on.loaded();
      if (isReady) return;
      isReady = true;
      emit(host, 'creneau-ready', null);
    },
    onFailure: report,
    signal,
  });
}
