import { createStore, type StoreApi } from 'zustand/vanilla';
import { type EventQuery, eventQueryPath } from '../../core/catalogue/event-query.ts';
import { type Place, placesOf } from '../../core/map/place.ts';
import type { MapPosition } from '../../core/map/position.ts';
import { fetchPositions } from '../shared/api/catalogue/map.ts';
import { createResource, LOADING } from '../shared/api/resource.ts';
import type { WidgetContext } from '../shared/element/definition.ts';
import { fixedQuery } from '../shared/lists/fixed-query.ts';
import { emit } from '../shared/page/emit.ts';
import type { attributes } from './attributes.ts';
import { createDrawing, type DrawingActions, tilesOf } from './drawing.ts';
import { createFollowing } from './following.ts';
import { createOpening, type OpeningActions } from './opening.ts';
import type { MapState } from './state.ts';

export interface MapStore extends StoreApi<MapState>, DrawingActions, Omit<OpeningActions, 'open' | 'shut'> {
  /** Opens a place's popup, or closes it where it is open. */
  press(place: Place): void;
  /** Closes the popup; an event that was chosen in the list is chosen no more. */
  close(): void;
  /** 'Voir tout': has the list show all events of a provider; false where there is no list to do so. */
  showAll(provider: string): boolean;
  /** Asks once more for the positions. */
  retry(): Promise<void>;
}

export function createMapStore(context: WidgetContext<typeof attributes>): MapStore {
  const { host, page, guard, signal } = context;
  const fixed = () => fixedQuery(host, context.attributes.getState());
  const store = createStore<MapState>()(() => ({
    drawing: { case: 'hidden' },
    tiles: tilesOf(context.settings.getState().tiles),
    maxEvents: context.attributes.getState().maxEvents,
    attempt: 0,
    query: fixed(),
    positions: LOADING,
    places: [],
    open: null,
    highlighted: null,
    isNowhere: false,
  }));
  const drawing = createDrawing(context, store);
  const opening = createOpening(context, store);
  let isReady = false;
  let loading = new AbortController();
  signal.addEventListener('abort', () => loading.abort());

  const positions = createResource<readonly MapPosition[]>({
    fetch() {
      // What is superseded is not decoded to its end.
      loading.abort();
      loading = new AbortController();
      return fetchPositions(page.client, store.getState().query, { signal: loading.signal });
    },
    set(positions) {
      if (positions.status === 'loading') {
        store.setState({ positions });
        return;
      }
      opening.shut();
      const places = positions.status === 'loaded' ? placesOf(positions.value) : [];
      store.setState({ positions, places, highlighted: null });
      if (positions.status === 'failed') return;
      following.choose();
      if (isReady) return;
      isReady = true;
      emit(host, 'creneau-ready', null);
    },
    onFailure: context.report,
    signal,
  });

  /** Loads what list and tag ask for, once the map is displayed. */
  function follow(listed: EventQuery): void {
    const query = { ...listed, ...fixed() };
    const isOther = eventQueryPath(query) !== eventQueryPath(store.getState().query);
    if (!isOther) return;
    store.setState({ query });
    if (store.getState().drawing.case !== 'hidden') guard(() => positions.load());
  }

  const following = createFollowing(context, store, { onQuery: follow, opening });
  signal.addEventListener(
    'abort',
    context.attributes.subscribe(({ maxEvents }) => {
      store.setState({ maxEvents });
      follow(following.query());
    }),
  );

  return {
    ...store,
    ...drawing,
    ...opening,
    display() {
      if (store.getState().drawing.case === 'hidden') guard(() => positions.load());
      drawing.display();
    },
    press(place) {
      const isOpen = store.getState().open?.place === place;
      following.release();
      if (isOpen) opening.shut();
      else opening.open(place, null, { isFromList: false });
    },
    close() {
      following.release();
      opening.shut();
    },
    showAll: following.showAll,
    retry: () => positions.load(),
  };
}
