import type { EventFilterName } from '../../core/catalogue/event-query.ts';
import { offeredValues } from '../../core/catalogue/filter-options.ts';
import { truncate } from '../../core/text/truncate.ts';
import { type EventListState, SELECTS, type SelectName } from './state.ts';

/** The longest label of an option, in graphemes (D-truncation). */
const LABEL_LIMIT = 30;

/** A filter with its options. */
export interface FilterModel {
  readonly name: SelectName;
  /** The selected value; empty if the filter is not set. */
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly isLoading: boolean;
}

/** Returns the filters that have a list of options. */
export function filterModels({
  fixed,
  query,
  names,
  left,
}: Pick<EventListState, 'fixed' | 'query' | 'names' | 'left'>): readonly FilterModel[] {
  return SELECTS.flatMap((name) => {
    const value = query[name] ?? '';
    if (fixed[name] !== undefined) return [];
    const known = names[name].status === 'loaded' ? names[name].value : [];
    const options = offeredValues(known, left[name], value).map((one) => ({
      value: one.slug,
      label: truncate(one.name, LABEL_LIMIT),
    }));
    const isKnown = value === '' || options.some((option) => option.value === value);
    // A value from the address is shown even if it is not among the options.
    const own = isKnown ? [] : [{ value, label: truncate(value, LABEL_LIMIT) }];
    return [{ name, value, options: [...own, ...options], isLoading: names[name].status === 'loading' }];
  });
}

/** Returns how many filters the visitor has set. */
export function countSet({ query, fixed }: Pick<EventListState, 'query' | 'fixed'>): number {
  return Object.keys(query).filter((name) => !(name in fixed)).length;
}

/** Whether the visitor has set a filter. */
export function isFiltered(state: Pick<EventListState, 'query' | 'fixed'>): boolean {
  return countSet(state) > 0;
}

/** Returns how many events the filters find; null while they are loading, or if the API does not say. */
export function totalOf({ list, isTurning }: Pick<EventListState, 'list' | 'isTurning'>): number | null {
  return list.status === 'loaded' && !isTurning ? (list.value.total ?? null) : null;
}

/**
 * Returns the text of the venue field: the typed text, else the name of the filter's venue, else its url if the name is
 * not known.
 */
export function venueText(state: EventListState): string {
  const { venues, query } = state;
  if (venues.text !== null || query.provider === undefined) return venues.text ?? '';
  return venueName(state, query.provider) ?? query.provider;
}

/** A filter that the visitor has set. */
export interface FilterChip {
  readonly name: EventFilterName;
  /** The name of the value; the value itself if it has no name, or while the names are loading. */
  readonly value: string;
  /** Whether no such value exists and this list is the one that says so. */
  readonly isUnknown: boolean;
}

/** Returns the visitor's filters, in the order of the fields. */
export function filterChips(state: EventListState): readonly FilterChip[] {
  const { fixed, query, names, venue, isFirstAtAddress } = state;
  return [...SELECTS, 'provider' as const].flatMap((name): readonly FilterChip[] => {
    const slug = query[name];
    if (slug === undefined || name in fixed) return [];
    if (name === 'provider') {
      const isUnknown = isFirstAtAddress && venue?.url === slug && venue.name === null;
      return [{ name, value: truncate(venueName(state, slug) ?? slug, LABEL_LIMIT), isUnknown }];
    }
    const known = names[name].status === 'loaded' ? names[name].value : null;
    const named = known?.find((one) => one.slug === slug)?.name;
    const isUnknown = isFirstAtAddress && known !== null && named === undefined;
    return [{ name, value: truncate(named ?? slug, LABEL_LIMIT), isUnknown }];
  });
}

/** Returns the name of the filter's venue, from the shown events or from the look-up. */
function venueName({ list, venue }: EventListState, url: string): string | null {
  const events = list.status === 'loaded' ? list.value.items : [];
  const hosting = events.find(({ provider }) => provider?.url === url);
  return hosting?.provider?.name ?? (venue?.url === url ? venue.name : null);
}
