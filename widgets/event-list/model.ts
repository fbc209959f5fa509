import { truncate } from '../../core/text/truncate.ts';
import { type EventListState, SELECTS, type SelectName } from './state.ts';

/** Limit filter 30: labels are cut there (D-truncation). */
const LABEL_LIMIT = 30;

/** A name to filter by, with what there is to choose from. */
export interface FilterModel {
  readonly name: SelectName;
  /** Empty for none. */
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly isLoading: boolean;
}

/** The names that a visitor filters by with a list; one whose choices failed to come is not asked, unless it is set. */
export function filterModels({ fixed, query, names }: EventListState): readonly FilterModel[] {
  return SELECTS.flatMap((name) => {
    const value = query[name] ?? '';
    const { status } = names[name];
    if (fixed[name] !== undefined || (status === 'failed' && value === '')) return [];
    const known = names[name].status === 'loaded' ? names[name].value : [];
    const options = known.map((one) => ({ value: one.slug, label: truncate(one.name, LABEL_LIMIT) }));
    const isKnown = value === '' || options.some((option) => option.value === value);
    // What the address names is shown even where no list names it.
    const own = isKnown ? [] : [{ value, label: truncate(value, LABEL_LIMIT) }];
    return [{ name, value, options: [...own, ...options], isLoading: status === 'loading' }];
  });
}

/** Whether the visitor has narrowed the list down. */
export function isFiltered({ query, fixed }: EventListState): boolean {
  return Object.keys(query).some((name) => !(name in fixed));
}

/** What stands in the venue's field: what is typed, else the venue that is filtered by, by its name where an event says it. */
export function venueText({ venues, query, list }: EventListState): string {
  if (venues.text !== null || query.provider === undefined) return venues.text ?? '';
  const events = list.status === 'loaded' ? list.value.items : [];
  const hosting = events.find(({ provider }) => provider?.url === query.provider);
  return hosting?.provider?.name ?? query.provider;
}
