import type { CatalogueEvent } from '../../../../core/catalogue/event.ts';
import { siteAddress } from '../../page/site-address.ts';

/** The page of an event; a slotted one's is its offer's (D-page-address). */
export function eventAddress({ type, url }: Pick<CatalogueEvent, 'type' | 'url'>, siteUrl: string): string {
  return siteAddress(type === 'slotted' ? 'slotted' : 'event', url, siteUrl).href;
}
