import type { StoreApi } from 'zustand/vanilla';
import type { Place } from '../../core/map/place.ts';
import type { MapPosition } from '../../core/map/position.ts';
import { fetchPlaceDetails, type PositionDetails } from '../shared/api/catalogue/map.ts';
import { createResource, LOADING } from '../shared/api/resource.ts';
import { until } from '../shared/base/until.ts';
import type { WidgetContext } from '../shared/element/definition.ts';
import type { attributes } from './attributes.ts';
import type { MapState } from './state.ts';

/** Opens and closes places, one at a time, and loads their details. */
export interface OpenPlaceActions {
  /** Opens a place; `position` is the position to show if the place has several. */
  open(place: Place, position: MapPosition | null, how: { readonly isFromList: boolean }): void;
  /** Shows one of the open place's positions; null shows the list of all of them. */
  openPosition(position: MapPosition | null): void;
  retryDetails(): void;
  shut(): void;
}

export function createOpenPlace(
  { page, guard, report, signal }: WidgetContext<typeof attributes>,
  store: StoreApi<MapState>,
): OpenPlaceActions {
  let asked: MapPosition | null = null;
  const details = createResource<PositionDetails>({
    fetch: (signal) => fetchPlaceDetails(page.client, asked as MapPosition, store.getState().query, { signal }),
    set(details) {
      const { open } = store.getState();
      if (open?.position && open.position === asked) store.setState({ open: { ...open, details } });
    },
    onFailure: report,
    signal,
  });

  function ask(position: MapPosition | null): void {
    asked = position;
    if (position) guard(() => details.load());
  }

  // Prices depend on who is signed in.
  const stop = page.data.subscribe(({ person }, before) => {
    if (person?.id !== before.person?.id) ask(store.getState().open?.position ?? null);
  });
  until(signal, stop);

  return {
    open(place, wished, { isFromList }) {
      const [first, ...others] = place.positions;
      const position = wished ?? (others.length === 0 ? first : null);
      store.setState({ open: { place, position, details: LOADING, isFromList }, isNowhere: false });
      ask(position);
    },
    openPosition(position) {
      const { open } = store.getState();
      if (!open) return;
      store.setState({ open: { ...open, position, details: LOADING } });
      ask(position);
    },
    retryDetails: () => ask(asked),
    shut() {
      asked = null;
      store.setState({ open: null });
    },
  };
}
