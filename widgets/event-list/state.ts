import type { CatalogueEvent } from '../../core/catalogue/event.ts';
import type { EventQuery } from '../../core/catalogue/event-query.ts';
import type { FilterValue } from '../../core/catalogue/filter-options.ts';
import type { FoundUser } from '../shared/api/catalogue/search.ts';
import type { LeftValues } from '../shared/api/names.ts';
import { LOADING, type Resource } from '../shared/api/resource.ts';
import type { PagedState } from '../shared/lists/paged-list.ts';

/** The filters with a fixed set of options. */
export const SELECTS = ['city', 'category', 'sport'] as const;

export type SelectName = (typeof SELECTS)[number];

export const VIEWS = ['list', 'map'] as const;

export type View = (typeof VIEWS)[number];

/** The search of the venue filter. */
export interface VenueSearch {
  /** The typed text; null if nothing is typed, so that the field shows the filter's venue. */
  readonly text: string | null;
  readonly found: readonly FoundUser[];
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
}

export const NO_SEARCH: VenueSearch = { text: null, found: [], isLoading: false, hasFailed: false };

export interface EventListState extends PagedState<CatalogueEvent> {
  /** The filters of the tag. */
  readonly fixed: EventQuery;
  /** The filters of the tag and of the visitor. */
  readonly query: EventQuery;
  /** The page that was last requested. */
  readonly page: number;
  /** The filters' options. */
  readonly names: Readonly<Record<SelectName, Resource<readonly FilterValue[]>>>;
  /** The values that still find an event; all values until that is known. */
  readonly left: LeftValues;
  readonly venues: VenueSearch;
  /** The venue of the filter, looked up because no event names it; its name is null if no such venue exists. */
  readonly venue: { readonly url: string; readonly name: string | null } | null;
  /**
   * Whether this is the first list with these parameters in the address. That list says, for all lists, which values of
   * the address are unknown.
   */
  readonly isFirstAtAddress: boolean;
  readonly view: View;
  /** The map's code, loaded when the map view is first shown. */
  readonly map: Resource<unknown>;
  /** The event that is selected on the map; null for none. */
  readonly selected: number | null;
  /** The events of the place whose popup is open on the map. */
  readonly shown: readonly number[];
}

export const ALL_LEFT: LeftValues = { city: null, category: null, sport: null };

export const NO_NAMES: EventListState['names'] = { city: LOADING, category: LOADING, sport: LOADING };
