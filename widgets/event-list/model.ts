import { truncate } from '../../core/text/truncate.ts';
import { type EventListState, SELECTS, type SelectName } from './state.ts';

/** The graphemes of an option's label (D-truncation). */
const LABEL_LIMIT = 30;

/** A filter with its options. */
export interface FilterModel {
  readonly name: SelectName;
  /** Empty for none. */
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly isLoading: boolean;
}

/** The filters with a fixed set of options; one whose options failed to load is left out, unless it is set. */
export function filterModels({
  fixed,
  query,
  names,
}: Pick<EventListState, 'fixed' | 'query' | 'names'>): readonly FilterModel[] {
  return SELECTS.flatMap((name) => {
    const value = query[name] ?? '';
    const { status } = names[name];
    if (fixed[name] !== undefined || (status === 'failed' && value === '')) return [];
    const known = names[name].status === 'loaded' ? names[name].value : [];
    const options = known.map((one) => ({ value: one.slug, label: truncate(one.name, LABEL_LIMIT) }));
    const isKnown = value === '' || options.some((option) => option.value === value);
    // A value from the address is shown even where it is no option.
    const own = isKnown ? [] : [{ value, label: truncate(value, LABEL_LIMIT) }];
    return [{ name, value, options: [...own, ...options], isLoading: status === 'loading' }];
  });
}

/** Whether the visitor has set a filter. */
export function isFiltered({ query, fixed }: Pick<EventListState, 'query' | 'fixed'>): boolean {
  return Object.keys(query).some((name) => !(name in fixed));
}

/** The text of the venue field: the typed text, else the name of the filter's venue, else its url where no event has the name. */
export function venueText({ venues, query, list }: EventListState): string {
  if (venues.text !== null || query.provider === undefined) return venues.text ?? '';
  const events = list.status === 'loaded' ? list.value.items : [];
  const hosting = events.find(({ provider }) => provider?.url === query.provider);
  return hosting?.provider?.name ?? query.provider;
}
