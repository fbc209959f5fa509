import type { StoreApi } from 'zustand/vanilla';
import { eventQueryPath } from '../../core/catalogue/event-query.ts';
import { createResource } from '../shared/api/resource.ts';
import type { WidgetContext } from '../shared/element/definition.ts';
import { mapOf } from '../shared/lists/followed-list.ts';
import { forgetList, tellList } from '../shared/lists/list-on-page.ts';
import { scrollTo } from '../shared/lists/smooth-scroll.ts';
import type { ListOnPage } from '../shared/page/page-state.ts';
import type { attributes } from './attributes.ts';
import type { EventListState, View } from './state.ts';

/** What is done between the list and the map that follows it. */
export interface MapActions {
  /** Shows an event's place, or no more: on a map of the page's own that follows the list, else in the map view. */
  toggleOnMap(event: number): void;
  /** The pointer or the focus has come to an event's card, or has left it. */
  pointAt(event: number, isThere: boolean): void;
  /** Asks once more for the map's code. */
  retryMap(): Promise<void>;
}

const NOTHING_SHOWN: Pick<ListOnPage, 'selected' | 'shown'> = { selected: null, shown: [] };

/** Keeps what list and map know of each other up to date, and fetches the map's code with the first map view. */
export function createMapActions(
  { host, page, signal, guard, load, report }: WidgetContext<typeof attributes>,
  store: StoreApi<EventListState>,
  { setView, show }: { readonly setView: (view: View) => void; readonly show: ListOnPage['show'] },
): MapActions {
  const told = () => page.lists.getState().get(host);
  const tell = (change: Partial<ListOnPage>) => {
    if (!signal.aborted) tellList(page, host, change);
  };
  const code = createResource<unknown>({
    fetch: () => load('provider-map'),
    set: (map) => store.setState({ map }),
    onFailure: report,
    signal,
  });
  let isAsked = false;

  function bring(): void {
    if (isAsked || store.getState().view !== 'map') return;
    isAsked = true;
    guard(() => code.load());
  }

  const stops = [
    store.subscribe(({ query, list, view }, before) => {
      // The list's own map is taken away with what it shows.
      if (view === 'list' && before.view === 'map') tell(NOTHING_SHOWN);
      if (eventQueryPath(query) !== eventQueryPath(before.query)) tell({ query, ...NOTHING_SHOWN, highlighted: null });
      // A card that is pointed at may be gone without being left.
      if (list !== before.list && told()?.highlighted != null) tell({ highlighted: null });
      bring();
    }),
    page.lists.subscribe(() => {
      const { selected, shown } = told() ?? NOTHING_SHOWN;
      const known = store.getState();
      if (selected !== known.selected || shown !== known.shown) store.setState({ selected, shown });
    }),
  ];
  signal.addEventListener('abort', () => {
    for (const stop of stops) stop();
    forgetList(page, host);
  });
  tell({ query: store.getState().query, ...NOTHING_SHOWN, highlighted: null, show });
  bring();

  return {
    toggleOnMap(event) {
      const { selected, shown, view } = store.getState();
      if (selected === event || shown.includes(event)) return tell(NOTHING_SHOWN);
      const other = view === 'list' ? mapOf(host) : null;
      if (other) scrollTo(other);
      else setView('map');
      tell({ selected: event });
    },
    pointAt(event, isThere) {
      if (isThere) tell({ highlighted: event });
      else if (told()?.highlighted === event) tell({ highlighted: null });
    },
    retryMap: () => code.load(),
  };
}
