import type { SlottedOffer } from '../catalogue/slotted.ts';

/** Whether a slot of these offers may cost another sum than another slot; offers without a slot do not count. */
export function pricesDiffer(offers: readonly Pick<SlottedOffer, 'price' | 'currency' | 'schedule'>[]): boolean {
  const withSlots = offers.filter(({ schedule }) => schedule.some((day) => day.length > 0));
  return new Set(withSlots.map(({ price, currency }) => `${price} ${currency}`)).size > 1;
}
