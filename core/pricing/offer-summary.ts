import type { Selection } from '../booking/selection.ts';
import type { DateRange } from '../catalogue/slotted.ts';
import { dateOf } from '../time/wall-time.ts';
import type { Cents } from './money.ts';

/** The price of a selection (S-offer-summary, S-pricing-rule, D-free-slots). */
export interface OfferSummary {
  /** The number of slots, without waiting slots. */
  readonly quantity: number;
  /** How many of them are free. */
  readonly free: number;
  /** How many of them are paid. */
  readonly pay: number;
  readonly pricePerSlot: Cents;
  readonly total: Cents;
  /** Whether each selected slot is free, in order. */
  readonly isFree: readonly boolean[];
}

/**
 * Prices a selection of one offer. `subscription` is the person's current one (Paris days, both included) or null.
 * Waiting slots cost nothing yet and take no free slot; `quantity` counts the others.
 */
export function offerSummary(
  selection: Selection,
  offer: { readonly price: Cents; readonly freeSlot: number },
  subscription: DateRange | null,
): OfferSummary {
  let left = subscription ? Number.POSITIVE_INFINITY : offer.freeSlot;
  const isFree = selection.map((slot) => {
    if (slot.isWaitBooking || left <= 0 || (subscription && !isWithin(dateOf(slot.start), subscription))) return false;
    left -= 1;
    return true;
  });
  const quantity = selection.filter((slot) => !slot.isWaitBooking).length;
  const free = isFree.filter(Boolean).length;
  const pay = quantity - free;
  return { quantity, free, pay, pricePerSlot: offer.price, total: pay * offer.price, isFree };
}

function isWithin(day: string, range: DateRange): boolean {
  return range.start <= day && day <= range.end;
}
