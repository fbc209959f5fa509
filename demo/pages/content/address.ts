import type { FastifyRequest } from 'fastify';
import { EVENT_FILTERS, type EventQuery, slugsOf } from '../../../core/catalogue/event-query.ts';
import { readParam } from '../../../core/paging/address.ts';

/** Returns the page of a list that the address names, in the form that the API's lists take. */
export function pageOf(request: FastifyRequest, param = 'page'): { readonly page?: string } {
  const page = readParam(searchOf(request), param);
  return page === null ? {} : { page };
}

/** Returns the filters in the address (D-address-state). */
export function filtersOf(request: FastifyRequest): EventQuery {
  const search = searchOf(request);
  return slugsOf(Object.fromEntries(EVENT_FILTERS.map((name) => [name, readParam(search, name)])));
}

function searchOf({ url }: FastifyRequest): string {
  return /\?.*/s.exec(url)?.[0] ?? '';
}
