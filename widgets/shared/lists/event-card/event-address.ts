import type { CatalogueEvent } from '../../../../core/catalogue/event.ts';
import { siteAddress } from '../../page/site-address.ts';

/** Returns the address of an event's page; for a slotted event, of its offer's page (D-page-address). */
export function eventAddress({ type, url }: Pick<CatalogueEvent, 'type' | 'url'>, siteUrl: string): string {
  return siteAddress(type === 'slotted' ? 'slotted' : 'event', url, siteUrl).href;
}
