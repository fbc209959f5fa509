import type { StoreApi } from 'zustand/vanilla';
import type { EventQuery } from '../../core/catalogue/event-query.ts';
import type { Place } from '../../core/map/place.ts';
import type { MapPosition } from '../../core/map/position.ts';
import { followedList } from '../shared/lists/followed-list.ts';
import { tellList } from '../shared/lists/list-on-page.ts';
import type { ListOnPage } from '../shared/page-state.ts';
import type { WidgetContext } from '../shared/widget.ts';
import type { attributes } from './attributes.ts';
import type { OpeningActions } from './opening.ts';
import type { MapState } from './state.ts';

/** What the map takes from the event list that it follows, and tells it. */
export interface Following {
  /** What the list is narrowed down to; nothing where there is none. */
  query(): EventQuery;
  /** Opens the place of the event that is chosen in the list, where one is. */
  choose(): void;
  /** Has no event chosen in the list. */
  release(): void;
  /** Has the list show all events of a provider; false where there is none. */
  showAll(provider: string): boolean;
}

const NOTHING: EventQuery = {};

export function createFollowing(
  { host, attributes: named, page, signal }: WidgetContext<typeof attributes>,
  store: StoreApi<MapState>,
  { onQuery, opening }: { readonly onQuery: (query: EventQuery) => void; readonly opening: OpeningActions },
): Following {
  const element = () => followedList(host, named.getState().for);
  const list = (): ListOnPage | null => page.lists.getState().get(element() as Element) ?? null;

  function tell(change: Partial<ListOnPage>): void {
    const followed = element();
    if (followed && list()) tellList(page, followed, change);
  }

  function choose(): void {
    const { selected = null } = list() ?? {};
    if (selected === null || store.getState().positions.status !== 'loaded') return;
    const found = whereIs(selected, store.getState().places);
    if (found) {
      opening.open(found.place, found.position, { isFromList: true });
      return;
    }
    opening.shut();
    store.setState({ isNowhere: true });
    tell({ selected: null });
  }

  let before = list();
  /** What the list was told of the open place. */
  let shown: readonly number[] = [];
  const stop = page.lists.subscribe(() => {
    const now = list();
    if (now === before) return;
    const earlier = before;
    before = now;
    onQuery(now?.query ?? NOTHING);
    if (now?.highlighted !== earlier?.highlighted) {
      const pointedAt = now?.highlighted ?? null;
      const { places } = store.getState();
      store.setState({ highlighted: pointedAt === null ? null : (whereIs(pointedAt, places)?.place ?? null) });
    }
    if (now && !earlier) tell({ shown });
    else if (now && now.shown !== shown) opening.shut();
    if (now?.selected === earlier?.selected) return;
    if (typeof now?.selected === 'number') choose();
    else if (store.getState().open?.isFromList) opening.shut();
  });
  // The list marks what is at the open place.
  const stopTelling = store.subscribe(({ open }, earlier) => {
    if (open?.place === earlier.open?.place) return;
    shown = open?.place.positions.flatMap(({ events }) => events) ?? [];
    tell({ shown });
  });
  signal.addEventListener('abort', () => {
    stop();
    stopTelling();
    tell({ shown: [] });
  });
  onQuery(before?.query ?? NOTHING);

  return {
    query: () => list()?.query ?? NOTHING,
    choose,
    release: () => tell({ selected: null }),
    showAll(provider) {
      const known = list();
      known?.show({ provider });
      return known !== null;
    },
  };
}

function whereIs(
  event: number,
  places: readonly Place[],
): { readonly place: Place; readonly position: MapPosition } | null {
  for (const place of places) {
    const position = place.positions.find(({ events }) => events.includes(event));
    if (position) return { place, position };
  }
  return null;
}
