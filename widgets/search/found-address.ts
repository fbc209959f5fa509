import type { Found, FoundType } from '../shared/api/catalogue/search.ts';
import { eventListAddress } from '../shared/lists/event-list-address.ts';
import { siteAddress } from '../shared/page/site-address.ts';

/** Returns the address of a result's page; a city, sport or category leads to the event list with that filter. */
export function foundAddress({ type, url }: Found, siteUrl: string): string {
  return isFilter(type) ? eventListAddress({ [type]: url }, siteUrl).href : siteAddress(type, url, siteUrl).href;
}

function isFilter(type: FoundType): type is 'city' | 'sport' | 'category' {
  return type === 'city' || type === 'sport' || type === 'category';
}
