import { EVENT_FILTERS, type EventQuery } from '../../../core/catalogue/event-query.ts';
import { listAddress, setParams } from '../page/site-address.ts';

/** Returns the address of the marketplace's event list with filters: `/event/list/?city=paris`. */
export function eventListAddress(query: EventQuery, siteUrl: string): URL {
  const address = listAddress('event/list/', siteUrl);
  for (const name of EVENT_FILTERS) {
    const value = query[name];
    if (value !== undefined) setParams(address, siteUrl, { [name]: value });
  }
  return address;
}
