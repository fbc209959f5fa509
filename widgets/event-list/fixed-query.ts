import { type EventQuery, isFilterValue, parseEventQuery } from '../../core/catalogue/event-query.ts';
import type { AttributeValues } from '../shared/attributes.ts';
import { warnOnce } from '../shared/warn.ts';
import type { attributes } from './attributes.ts';

/** What the tag itself narrows the list down to; a visitor does not filter by these names. What is no query is warned of and left out. */
export function fixedQuery({ query, provider }: AttributeValues<typeof attributes>): EventQuery {
  const parsed = parseEventQuery(query ?? '');
  if (parsed === null) {
    warnOnce(`<creneau-event-list query>: ${JSON.stringify(query)} is not a query such as city/paris; none is used.`);
  }
  const isProvider = provider !== null && isFilterValue(provider);
  if (provider !== null && !isProvider) {
    warnOnce(`<creneau-event-list provider>: ${JSON.stringify(provider)} is no url; none is used.`);
  }
  return { ...parsed, ...(isProvider && { provider }) };
}
