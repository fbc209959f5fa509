import type { StoreApi } from 'zustand/vanilla';
import type { EventQuery } from '../../core/catalogue/event-query.ts';
import { until } from '../shared/base/until.ts';
import type { WidgetContext } from '../shared/element/definition.ts';
import { followedList } from '../shared/lists/followed-list.ts';
import { tellList } from '../shared/lists/list-on-page.ts';
import type { ListOnPage } from '../shared/page/page-state.ts';
import type { attributes } from './attributes.ts';
import type { OpenPlaceActions } from './open-place.ts';
import type { MapState } from './state.ts';

/** Connects the map to the event list that it follows. */
export interface ListLink {
  /** Returns the list's query; empty without a list. */
  query(): EventQuery;
  /** Highlights and opens the places of the events that are hovered and selected in the list, if there are any. */
  choose(): void;
  /** Clears the list's selection. */
  release(): void;
  /** Makes the list show all events of a provider; false without a list. */
  showAll(provider: string): boolean;
}

const NO_QUERY: EventQuery = {};

export function createListLink(
  context: WidgetContext<typeof attributes>,
  store: StoreApi<MapState>,
  { onQuery, openPlace }: { readonly onQuery: (query: EventQuery) => void; readonly openPlace: OpenPlaceActions },
): ListLink {
  const { attributes: named, page, signal } = context;
  const list = createFollowedList(context);

  function choose(): void {
    const { selected = null, highlighted = null } = list.now() ?? {};
    if (store.getState().positions.status !== 'loaded') return;
    // A card may have been hovered before its place was loaded.
    if (highlighted !== null) highlight(highlighted);
    if (selected === null) return;
    const found = store.getState().places.ofEvent(selected);
    if (found) {
      openPlace.open(found.place, found.position, { isFromList: true });
      return;
    }
    openPlace.shut();
    store.setState({ isNowhere: true });
    list.publish({ selected: null });
  }

  function highlight(event: number | null): void {
    const found = event === null ? null : store.getState().places.ofEvent(event);
    store.setState({ highlighted: found?.place ?? null });
  }

  /** Whether another map has opened a place: the list then marks no event of this map's open place. */
  function isReplacedBy(marked: readonly number[]): boolean {
    const ours = list.marked();
    return store.getState().open !== null && marked !== ours && !ours.some((event) => marked.includes(event));
  }

  function update(): void {
    const change = list.change();
    if (!change) return;
    const { now, earlier } = change;
    onQuery(now?.query ?? NO_QUERY);
    if (now?.highlighted !== earlier?.highlighted) highlight(now?.highlighted ?? null);
    if (now && !earlier && list.marked().length > 0) list.publish({ shown: list.marked() });
    else if (now && now.shown !== earlier?.shown && isReplacedBy(now.shown)) openPlace.shut();
    if (now?.selected === earlier?.selected) return;
    if (typeof now?.selected === 'number') choose();
    else if (store.getState().open?.isFromList) openPlace.shut();
  }

  until(
    signal,
    page.lists.subscribe(update),
    named.subscribe(update),
    store.subscribe(({ open, query }, earlier) => {
      if (query !== earlier.query) store.setState({ isNowhere: false });
      if (open?.place !== earlier.open?.place) {
        list.mark(open?.place.positions.flatMap(({ events }) => events) ?? []);
      }
    }),
    () => list.mark([]),
  );
  onQuery(list.now()?.query ?? NO_QUERY);

  return {
    query: () => list.now()?.query ?? NO_QUERY,
    choose,
    release: () => list.publish({ selected: null }),
    showAll(provider) {
      const known = list.now();
      known?.show({ provider });
      return known !== null;
    },
  };
}

/** The list that a map follows, and the events that the map has marked in it. */
interface FollowedList {
  /** Returns what the list publishes in the page state; null without a list. */
  now(): ListOnPage | null;
  /** Returns what the list publishes now and what it published at the last call; null if nothing has changed. */
  change(): { readonly now: ListOnPage | null; readonly earlier: ListOnPage | null } | null;
  publish(change: Partial<ListOnPage>): void;
  marked(): readonly number[];
  /** Marks these events instead of the previous ones; marks set by another map stay. */
  mark(events: readonly number[]): void;
}

function createFollowedList({ host, attributes: named, page }: WidgetContext<typeof attributes>): FollowedList {
  let element = followedList(host, named.getState().for);
  const now = (): ListOnPage | null => page.lists.getState().get(element as Element) ?? null;
  let before = now();
  let marked: readonly number[] = [];

  function follow(next: Element | null): void {
    const left = element;
    const hasOurMarks = marked.length > 0 && now()?.shown === marked;
    element = next;
    before = null;
    if (left && hasOurMarks) tellList(page, left, { shown: [] });
  }

  function publish(change: Partial<ListOnPage>): void {
    if (element && now()) tellList(page, element, change);
  }

  return {
    now,
    change() {
      const found = followedList(host, named.getState().for);
      if (found !== element) follow(found);
      const earlier = before;
      before = now();
      return before === earlier ? null : { now: before, earlier };
    },
    publish,
    marked: () => marked,
    mark(events) {
      const hasOurMarks = now()?.shown === marked;
      marked = events;
      if (hasOurMarks || events.length > 0) publish({ shown: events });
    },
  };
}
