import type { SlottedOffer } from '../catalogue/slotted.ts';

/** Whether the slots of these offers have different prices or currencies; offers without slots do not count. */
export function pricesDiffer(offers: readonly Pick<SlottedOffer, 'price' | 'currency' | 'schedule'>[]): boolean {
  const withSlots = offers.filter(({ schedule }) => schedule.some((day) => day.length > 0));
  return new Set(withSlots.map(({ price, currency }) => `${price} ${currency}`)).size > 1;
}
