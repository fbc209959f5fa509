import type { CatalogueEvent } from '../../core/catalogue/event.ts';
import type { EventQuery } from '../../core/catalogue/event-query.ts';
import type { FoundUser } from '../shared/api/catalogue/search.ts';
import type { Named } from '../shared/api/names.ts';
import { LOADING, type Resource } from '../shared/api/resource.ts';
import type { PagedState } from '../shared/lists/paged-list.ts';

/** What a visitor chooses from a list of names. */
export const SELECTS = ['city', 'category', 'sport'] as const;

export type SelectName = (typeof SELECTS)[number];

export const VIEWS = ['list', 'map'] as const;

export type View = (typeof VIEWS)[number];

/** The search for a venue to filter by. */
export interface VenueSearch {
  /** What is typed; null while nothing is: the venue that is filtered by stands there. */
  readonly text: string | null;
  readonly found: readonly FoundUser[];
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
}

export const NO_SEARCH: VenueSearch = { text: null, found: [], isLoading: false, hasFailed: false };

export interface EventListState extends PagedState<CatalogueEvent> {
  /** What the tag narrows the list down to. */
  readonly fixed: EventQuery;
  /** What the list is narrowed down to, by the tag and by the visitor. */
  readonly query: EventQuery;
  /** The page that was last asked for. */
  readonly page: number;
  /** What there is to choose from. */
  readonly names: Readonly<Record<SelectName, Resource<readonly Named[]>>>;
  readonly venues: VenueSearch;
  readonly view: View;
  /** The map's code, which is asked for with the first map view. */
  readonly map: Resource<unknown>;
  /** The event whose place a map shows; null for none. */
  readonly selected: number | null;
  /** The events at the place whose popup is open on the map. */
  readonly shown: readonly number[];
}

export const NO_NAMES: EventListState['names'] = { city: LOADING, category: LOADING, sport: LOADING };
