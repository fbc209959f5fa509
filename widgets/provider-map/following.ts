import type { StoreApi } from 'zustand/vanilla';
import type { EventQuery } from '../../core/catalogue/event-query.ts';
import type { Place } from '../../core/map/place.ts';
import type { MapPosition } from '../../core/map/position.ts';
import type { WidgetContext } from '../shared/element/definition.ts';
import { followedList } from '../shared/lists/followed-list.ts';
import { tellList } from '../shared/lists/list-on-page.ts';
import type { ListOnPage } from '../shared/page/page-state.ts';
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
  let followed = followedList(host, named.getState().for);
  const list = (): ListOnPage | null => page.lists.getState().get(followed as Element) ?? null;
  let before = list();
  /** What the list was told of the open place. */
  let shown: readonly number[] = [];

  function tell(change: Partial<ListOnPage>): void {
    if (followed && list()) tellList(page, followed, change);
  }

  /** Has the list mark these events; what another map has it mark is not taken away. */
  function mark(events: readonly number[]): void {
    const isOurs = list()?.shown === shown;
    shown = events;
    if (isOurs || events.length > 0) tell({ shown });
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

  function point(event: number | null): void {
    const found = event === null ? null : whereIs(event, store.getState().places);
    store.setState({ highlighted: found?.place ?? null });
  }

  /** Takes over what the list says now, whichever it is. */
  function look(): void {
    const element = followedList(host, named.getState().for);
    if (element !== followed) {
      const left = followed;
      const isMarked = shown.length > 0 && list()?.shown === shown;
      followed = element;
      before = null;
      if (left && isMarked) tellList(page, left, { shown: [] });
    }
    const now = list();
    const earlier = before;
    before = now;
    if (now === earlier) return;
    onQuery(now?.query ?? NOTHING);
    if (now?.highlighted !== earlier?.highlighted) point(now?.highlighted ?? null);
    if (now && !earlier && shown.length > 0) tell({ shown });
    else if (now && now.shown !== earlier?.shown && isTaken(now.shown)) opening.shut();
    if (now?.selected === earlier?.selected) return;
    if (typeof now?.selected === 'number') choose();
    else if (store.getState().open?.isFromList) opening.shut();
  }

  /** Whether the open place is not what the list has marked. */
  function isTaken(marked: readonly number[]): boolean {
    const { open } = store.getState();
    return open !== null && marked !== shown && !shown.some((event) => marked.includes(event));
  }

  const stops = [
    page.lists.subscribe(look),
    named.subscribe(look),
    store.subscribe(({ open, query }, earlier) => {
      if (query !== earlier.query) store.setState({ isNowhere: false });
      if (open?.place !== earlier.open?.place) {
        mark(open?.place.positions.flatMap(({ events }) => events) ?? []);
      }
    }),
  ];
  signal.addEventListener('abort', () => {
    for (const stop of stops) stop();
    mark([]);
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
