import type { StoreApi } from 'zustand/vanilla';
import { placesOf } from '../../core/map/place.ts';
import type { MapPosition } from '../../core/map/position.ts';
import { fetchPositions } from '../shared/api/catalogue/map.ts';
import { createResource, type ResourceLoader } from '../shared/api/resource.ts';
import type { WidgetContext } from '../shared/element/definition.ts';
import { emit } from '../shared/page/emit.ts';
import type { attributes } from './attributes.ts';
import type { MapState } from './state.ts';

/** Loads the positions of the store's query, and groups them by place. */
export function createPositions(
  { host, page, report, signal }: WidgetContext<typeof attributes>,
  store: StoreApi<MapState>,
  on: {
    /** The places are about to be replaced. */
    readonly replace: () => void;
    readonly loaded: () => void;
  },
): ResourceLoader {
  let isReady = false;
  let loading = new AbortController();
  signal.addEventListener('abort', () => loading.abort());
  return createResource<readonly MapPosition[]>({
    fetch() {
      // A superseded response is not decoded to its end.
      loading.abort();
      loading = new AbortController();
      return fetchPositions(page.client, store.getState().query, { signal: loading.signal });
    },
    set(positions) {
      if (positions.status === 'loading') {
        store.setState({ positions });
        return;
      }
      on.replace();
      const places = positions.status === 'loaded' ? placesOf(positions.value) : [];
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
