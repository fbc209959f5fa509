import type { SlottedOffer } from '../../../core/catalogue/slotted.ts';
import { fetchSlotted } from '../../shared/api/catalogue/slotted.ts';
import type { WidgetContext } from '../../shared/element/definition.ts';
import type { Purchase } from '../../shared/page/purchase.ts';
import type { attributes } from '../attributes.ts';

/**
 * The offer whose slots are bought, for the lost view and the next week; null for an item, or if it cannot be fetched.
 */
export async function loadOffer(
  { page, signal, report }: WidgetContext<typeof attributes>,
  bought: Purchase,
  onLoad: (offer: SlottedOffer) => void,
): Promise<SlottedOffer | null> {
  if (bought.case !== 'slots') return null;
  try {
    const offer = await fetchSlotted(page.client, bought.event, { signal });
    onLoad(offer);
    return offer;
  } catch (error) {
    report(error);
    return null;
  }
}
