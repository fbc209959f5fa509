import { type EventQuery, parseEventQuery } from '../../../core/catalogue/event-query.ts';
import { invalidRequest } from '../problem.ts';

/** Reads the filters after a call's path, from the undecoded address: a value may contain a slash. */
export function queryAfter(path: string, url: string): EventQuery {
  const [, pairs = ''] = new RegExp(`${path}([^?#]*)`).exec(url) ?? [];
  return queryOf(pairs);
}

/** Parses `city/paris/sport/yoga`; an `invalid-request` problem if it is no query. */
export function queryOf(pairs: string): EventQuery {
  const query = parseEventQuery(pairs);
  if (!query) throw invalidRequest({ field: 'query', code: 'filters' });
  return query;
}
