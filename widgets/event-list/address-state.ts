import { EVENT_FILTERS, type EventFilterName, type EventQuery, slugsOf } from '../../core/catalogue/event-query.ts';
import { readParam } from '../../core/paging/address.ts';
import { pageParam, paramPrefix, VIEW } from '../shared/lists/list-address.ts';
import { writeParams } from '../shared/lists/write-params.ts';
import type { View } from './state.ts';

/** The new value of each filter to change; null removes the filter. */
export type FilterChanges = Readonly<Partial<Record<EventFilterName, string | null>>>;

/** What the visitor has chosen: the filters and the view, kept in the page's address (D-address-state). */
export interface AddressState {
  filters(): EventQuery;
  /** Returns the view that the visitor has chosen, else the view of the tag. */
  view(): View;
  /** Takes over the filters and the view that are in the address now. */
  read(): void;
  /** Sets filters, the view, or both, in one history entry. Setting filters also removes the page number. */
  write(choice: { readonly filters?: FilterChanges; readonly view?: View }): void;
}

export function createAddressState(list: Element, ownView: () => View): AddressState {
  let filters: EventQuery = {};
  let chosen: View | null = null;
  const view = () => chosen ?? ownView();

  function read(): void {
    filters = readFilters(location.search, paramPrefix(list));
    chosen = readView(location.search, paramPrefix(list));
  }

  read();
  return {
    filters: () => filters,
    view,
    read,
    write({ filters: changes, view: next = view() }) {
      const prefix = paramPrefix(list);
      const page = changes && pageParam(list);
      const hasOtherView = next !== view();
      const viewInAddress = next === ownView() ? null : next;
      filters = changed(filters, changes ?? {});
      if (hasOtherView) chosen = viewInAddress;
      writeParams({
        ...prefixed(changes ?? {}, prefix),
        ...(page && { [page]: null }),
        ...(hasOtherView && { [prefix + VIEW]: viewInAddress }),
      });
    },
  };
}

/** Reads the filters from the parameters of an address that have a prefix; invalid values are ignored. */
function readFilters(search: string, prefix: string): EventQuery {
  return slugsOf(Object.fromEntries(EVENT_FILTERS.map((name) => [name, readParam(search, prefix + name)])));
}

/** Reads the view from an address; null if it has none. */
function readView(search: string, prefix: string): View | null {
  const named = readParam(search, prefix + VIEW);
  return named === 'list' || named === 'map' ? named : null;
}

function changed(filters: EventQuery, changes: FilterChanges): EventQuery {
  const next: Partial<Record<EventFilterName, string>> = { ...filters };
  for (const [name, value] of Object.entries(changes) as [EventFilterName, string | null][]) {
    if (value === null) delete next[name];
    else next[name] = value;
  }
  return next;
}

function prefixed(changes: FilterChanges, prefix: string): Readonly<Record<string, string | null>> {
  return Object.fromEntries(Object.entries(changes).map(([name, value]) => [prefix + name, value]));
}
