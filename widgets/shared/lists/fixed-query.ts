import { type EventQuery, isFilterValue, parseEventQuery, slugsOf } from '../../../core/catalogue/event-query.ts';
import { warnOnce } from '../base/warn.ts';

/** Returns the query of a tag's attributes; warns about invalid values and leaves them out. */
export function fixedQuery(
  { localName }: Element,
  { query, provider }: { readonly query: string | null; readonly provider: string | null },
): EventQuery {
  const parsed = parseEventQuery(query?.toLowerCase() ?? '');
  if (parsed === null) {
    warnOnce(`<${localName} query>: ${JSON.stringify(query)} is not a query such as city/paris; none is used.`);
  }
  const isProvider = provider !== null && isFilterValue(provider);
  if (provider !== null && !isProvider) {
    warnOnce(`<${localName} provider>: ${JSON.stringify(provider)} is no url; none is used.`);
  }
  return { ...slugsOf(parsed ?? {}), ...(isProvider && { provider }) };
}
