import type { StoreApi } from 'zustand/vanilla';
import { eventQueryPath } from '../../core/catalogue/event-query.ts';
import { createResource } from '../shared/api/resource.ts';
import { until } from '../shared/base/until.ts';
import type { WidgetContext } from '../shared/element/definition.ts';
import { mapOf } from '../shared/lists/followed-list.ts';
import { forgetList, tellList } from '../shared/lists/list-on-page.ts';
import { scrollTo } from '../shared/lists/smooth-scroll.ts';
import type { ListOnPage } from '../shared/page/page-state.ts';
import type { attributes } from './attributes.ts';
import type { EventListState, View } from './state.ts';

/** Connects the list to the map that follows it. */
export interface MapActions {
  /** Selects an event on the map, or deselects it. If no map of the page follows the list, the map view is opened. */
  toggleOnMap(event: number): void;
  /** Highlights an event while the pointer or the focus is on its card. */
  pointAt(event: number, isThere: boolean): void;
  /** Loads the map's code again. */
  retryMap(): Promise<void>;
}

const NONE_SHOWN: Pick<ListOnPage, 'selected' | 'shown'> = { selected: null, shown: [] };

/** Keeps the list and the page state in step, and loads the map's code when the map view is first shown. */
export function createMapActions(
  { host, page, signal, guard, load, report }: WidgetContext<typeof attributes>,
  store: StoreApi<EventListState>,
  { setView, show }: { readonly setView: (view: View) => void; readonly show: ListOnPage['show'] },
): MapActions {
  const published = () => page.lists.getState().get(host);
  const publish = (change: Partial<ListOnPage>) => {
    if (!signal.aborted) tellList(page, host, change);
  };
  const code = createResource<unknown>({
    fetch: () => load('provider-map'),
    set: (map) => store.setState({ map }),
    onFailure: report,
    signal,
  });
  let isAsked = false;

  function loadCode(): void {
    if (isAsked || store.getState().view !== 'map') return;
    isAsked = true;
    guard(() => code.load());
  }

  until(
    signal,
    store.subscribe(({ query, list, view }, before) => {
      // The list's own map is removed, which also closes the open place.
      if (view === 'list' && before.view === 'map') publish(NONE_SHOWN);
      if (eventQueryPath(query) !== eventQueryPath(before.query)) publish({ query, ...NONE_SHOWN, highlighted: null });
      // The browser fires no event when a highlighted card is removed from under the pointer.
      if (list !== before.list && published()?.highlighted != null) publish({ highlighted: null });
      loadCode();
    }),
    page.lists.subscribe(() => {
      const { selected, shown } = published() ?? NONE_SHOWN;
      const known = store.getState();
      if (selected !== known.selected || shown !== known.shown) store.setState({ selected, shown });
    }),
    () => forgetList(page, host),
  );
  publish({ query: store.getState().query, ...NONE_SHOWN, highlighted: null, show });
  loadCode();

  return {
    toggleOnMap(event) {
      const { selected, shown, view } = store.getState();
      if (selected === event || shown.includes(event)) return publish(NONE_SHOWN);
      const other = view === 'list' ? mapOf(host) : null;
      if (other) scrollTo(other);
      else setView('map');
      publish({ selected: event });
    },
    pointAt(event, isThere) {
      if (isThere) publish({ highlighted: event });
      else if (published()?.highlighted === event) publish({ highlighted: null });
    },
    retryMap: () => code.load(),
  };
}
