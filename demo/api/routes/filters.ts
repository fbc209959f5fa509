import { type EventQuery, parseEventQuery } from '../../../core/catalogue/event-query.ts';
import { invalidRequest } from '../problem.ts';

/** The filters that follow a call's path, from the undecoded address: a value may have a slash in it. */
export function queryAfter(path: string, url: string): EventQuery {
  const [, pairs = ''] = new RegExp(`${path}([^?#]*)`).exec(url) ?? [];
  return queryOf(pairs);
}

/** `city/paris/sport/yoga`; an `invalid-request` problem where it is none. */
export function queryOf(pairs: string): EventQuery {
  const query = parseEventQuery(pairs);
  if (!query) throw invalidRequest({ field: 'query', code: 'filters' });
  return query;
}
