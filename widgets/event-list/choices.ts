import type { EventFilterName, EventQuery } from '../../core/catalogue/event-query.ts';
import { pageParam, paramPrefix, writeParams } from '../shared/lists/list-address.ts';
import { filterParams, readFilters } from './address-filters.ts';
import { readView, viewParam } from './address-view.ts';
import type { View } from './state.ts';

/** A value for each filter that is to change; null takes it away. */
export type FilterChanges = Readonly<Partial<Record<EventFilterName, string | null>>>;

/** What the visitor has chosen, as the address keeps it (D-address-state). */
export interface Choices {
  filters(): EventQuery;
  /** The tag's, where none is chosen. */
  view(): View;
  /** Takes over what the address says now. */
  read(): void;
  /** Chooses filters anew, which drops the page, or another view, or both in one entry of the history. */
  choose(choice: { readonly filters?: FilterChanges; readonly view?: View }): void;
}

export function createChoices(list: Element, ownView: () => View): Choices {
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
    choose({ filters: changes, view: next = view() }) {
      const prefix = paramPrefix(list);
      const page = changes && pageParam(list);
      const isOther = next !== view();
      filters = changed(filters, changes ?? {});
      if (isOther) chosen = next === ownView() ? null : next;
      writeParams({
        ...filterParams(changes ?? {}, prefix),
        ...(page && { [page]: null }),
        ...(isOther && viewParam(next, ownView(), prefix)),
      });
    },
  };
}

function changed(filters: EventQuery, changes: FilterChanges): EventQuery {
  const next: Partial<Record<EventFilterName, string>> = { ...filters };
  for (const [name, value] of Object.entries(changes) as [EventFilterName, string | null][]) {
    if (value === null) delete next[name];
    else next[name] = value;
  }
  return next;
}
