import type { Selection } from '../booking/selection.ts';
import type { DateRange } from '../catalogue/slotted.ts';
import type { Cents } from '../money/money.ts';
import { freeSlots } from './free-slots.ts';

/** The price of a selection (S-offer-summary, S-pricing-rule, D-free-slots). */
export interface OfferSummary {
  /** The number of slots, without waiting slots. */
  readonly quantity: number;
  /** How many of the slots are free. */
  readonly free: number;
  /** How many of the slots are paid. */
  readonly pay: number;
  readonly pricePerSlot: Cents;
  readonly total: Cents;
  /** Whether each selected slot is free, in order. */
  readonly isFree: readonly boolean[];
}

/**
 * Prices a selection of one offer. `memberships` are the periods of the memberships that the person has paid (Paris
 * days, both ends included). Waiting slots cost nothing yet and use no free slot; `quantity` leaves them out.
 */
export function offerSummary(
  selection: Selection,
  offer: { readonly price: Cents; readonly freeSlot: number },
  memberships: readonly DateRange[],
): OfferSummary {
  const { isFree } = freeSlots(selection, offer, memberships);
  const quantity = selection.filter((slot) => !slot.isWaitBooking).length;
  const free = isFree.filter(Boolean).length;
  const pay = quantity - free;
  return { quantity, free, pay, pricePerSlot: offer.price, total: pay * offer.price, isFree };
}
