import {
  EVENT_FILTERS,
  type EventFilterName,
  type EventQuery,
  isFilterValue,
} from '../../core/catalogue/event-query.ts';
import { readParam } from '../../core/paging/address.ts';

/** The filters that an address's query sets, each under a prefix; what cannot be a value sets none. */
export function readFilters(search: string, prefix: string): EventQuery {
  const filters: Partial<Record<EventFilterName, string>> = {};
  for (const name of EVENT_FILTERS) {
    const value = readParam(search, prefix + name);
    if (value !== null && isFilterValue(value)) filters[name] = value;
  }
  return filters;
}

/** The parameters that set these filters anew, null for those to be taken out. */
export function filterParams(
  changes: Readonly<Partial<Record<EventFilterName, string | null>>>,
  prefix: string,
): Readonly<Record<string, string | null>> {
  return Object.fromEntries(Object.entries(changes).map(([name, value]) => [prefix + name, value]));
}
