import type { SlottedOffer } from '../../../core/catalogue/slotted.ts';
import { asOffer, findOffer, findOffersOf } from '../../api/catalogue/offers.ts';
import { parseReference } from '../../api/catalogue/reference.ts';
import type { Catalogue } from './catalogue.ts';

/** Reads the slotted offer with this id or url; null if there is none. */
export async function readOffer({ database }: Catalogue, url: string): Promise<SlottedOffer | null> {
  const row = await findOffer(database, parseReference(url));
  return row && asOffer(row);
}

/** Reads a provider's slotted offers. */
export async function readOffersOf({ database }: Catalogue, providerId: number): Promise<readonly SlottedOffer[]> {
  return (await findOffersOf(database, providerId)).map(asOffer);
}
