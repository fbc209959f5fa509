import { type EventQuery, parseEventQuery } from '../../../core/catalogue/event-query.ts';
import { invalidRequest } from '../problem.ts';

/** Reads the filters after the path of a call from the undecoded address, because a value may contain a slash. */
export function queryAfter(path: string, url: string): EventQuery {
  const at = url.indexOf(path);
  const [pairs = ''] = at < 0 ? [] : url.slice(at + path.length).split(/[?#]/, 1);
  return queryOf(pairs);
}

/** Parses filters such as `city/paris/sport/yoga`; throws an `invalid-request` problem if they are invalid. */
export function queryOf(pairs: string): EventQuery {
  const query = parseEventQuery(pairs);
  if (!query) throw invalidRequest({ field: 'query', code: 'filters' });
  return query;
}
