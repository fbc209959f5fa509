import { createStore, type StoreApi } from 'zustand/vanilla';
import { type EventQuery, eventQueryPath } from '../../core/catalogue/event-query.ts';
import type { Place } from '../../core/map/place.ts';
import { LOADING } from '../shared/api/resource.ts';
import { until } from '../shared/base/until.ts';
import type { WidgetContext } from '../shared/element/definition.ts';
import { fixedQuery } from '../shared/lists/fixed-query.ts';
import { tilesOf } from '../shared/page/tiles.ts';
import type { attributes } from './attributes.ts';
import { createListLink } from './list-link.ts';
import { createMapPhase, type MapPhaseActions } from './map-phase.ts';
import { createOpenPlace, type OpenPlaceActions } from './open-place.ts';
import { createPositions, NOWHERE } from './positions.ts';
import type { MapState } from './state.ts';
import { whenDisplayed } from './when-displayed.ts';

export interface MapStore
  extends Omit<StoreApi<MapState>, 'setState'>,
    MapPhaseActions,
    Omit<OpenPlaceActions, 'open' | 'shut'> {
  /** Opens a place, or closes it if it is open. */
  press(place: Place): void;
  /** Closes the open place and clears the list's selection. */
  close(): void;
  /** Makes the list show all events of a provider ('Voir tout'); returns false without a list. */
  showAll(provider: string): boolean;
  /** Fetches the positions again. */
  retry(): Promise<void>;
}

export function createMapStore(context: WidgetContext<typeof attributes>): MapStore {
  const { host, guard, signal } = context;
  const fixed = () => fixedQuery(host, context.attributes.getState());
  const store = createStore<MapState>()(() => ({
    phase: { case: 'hidden' },
    tiles: tilesOf(context.settings.getState().tiles),
    maxEvents: context.attributes.getState().maxEvents,
    attempt: 0,
    query: fixed(),
    positions: LOADING,
    places: NOWHERE,
    open: null,
    highlighted: null,
    isNowhere: false,
  }));
  const isHidden = () => store.getState().phase.case === 'hidden';
  const mapPhase = createMapPhase(context, store);
  const openPlace = createOpenPlace(context, store);
  const positions = createPositions(context, store, { replace: openPlace.shut, loaded: () => listLink.choose() });

  /** Takes over another query; its positions are fetched once the map is displayed. */
  function setQuery(listed: EventQuery): void {
    const query = { ...listed, ...fixed() };
    if (eventQueryPath(query) === eventQueryPath(store.getState().query)) return;
    store.setState({ query });
    if (!isHidden()) guard(() => positions.load());
  }

  const listLink = createListLink(context, store, { onQuery: setQuery, openPlace });
  const stop = context.attributes.subscribe(({ maxEvents }) => {
    store.setState({ maxEvents });
    setQuery(listLink.query());
  });
  const stopWaiting = whenDisplayed(host, () => guard(mapPhase.fetchAhead));
  until(signal, stop, stopWaiting);

  return {
    ...store,
    ...mapPhase,
    ...openPlace,
    display() {
      if (isHidden()) guard(() => positions.load());
      mapPhase.display();
    },
    press(place) {
      const isOpen = store.getState().open?.place.key === place.key;
      listLink.release();
      if (isOpen) openPlace.shut();
      else openPlace.open(place, null, { isFromList: false });
    },
    close() {
      listLink.release();
      openPlace.shut();
    },
    showAll: listLink.showAll,
    retry: () => positions.load(),
  };
}
