import { type EventPage, type NotSold, whyNotSold } from '../../core/catalogue/event-page.ts';
import type { WallTime } from '../../core/time/wall-time.ts';
import { type DetailsState, NO_PARTS, type Parts } from './state.ts';

/** How a place can be booked, or why it cannot. */
export type Sale =
  | { readonly case: NotSold | 'asking' | 'full' }
  /** By choosing slots in a calendar; `next` is the first with a place left. */
  | { readonly case: 'slots'; readonly next: WallTime | null }
  /** `left` is the number of places left; null if there is no limit, or if the number is not known. */
  | { readonly case: 'place'; readonly left: number | null };

/** Whether a place of the page's event can be booked without choosing a slot. */
export function isSold(page: EventPage, now: number): boolean {
  return saleOf(page, NO_PARTS, now).case === 'asking';
}

export function saleOf(page: EventPage, { left }: Pick<Parts, 'left'>, now: number): Sale {
  const notSold = whyNotSold(page, now);
  if (notSold !== null) return { case: notSold };
  if (page.type === 'slotted') return page.placesLeft === 0 ? { case: 'full' } : { case: 'slots', next: page.nextSlot };
  if (left === null || left.status === 'loading') return { case: 'asking' };
  if (left.status === 'failed' && left.error.code === 'not-found') return { case: 'unsold' };
  // If the call fails for another reason, the page's own number counts, and the checkout shows the current one.
  const places = left.status === 'loaded' ? left.value : page.placesLeft;
  return places === 0 ? { case: 'full' } : { case: 'place', left: places };
}

/** Returns the page with the amounts of its price id, once they are loaded. */
export function pricedPage(page: EventPage, { price }: Pick<Parts, 'price'>): EventPage {
  if (price?.status !== 'loaded') return page;
  const { amount, initialAmount, discount, currency } = price.value;
  return { ...page, price: amount, initialPrice: initialAmount, discount, currency };
}

/** Returns how many places of an open event are taken on all its dates; 0 if that is not known. */
export function bookedOf({ booked }: Pick<Parts, 'booked'>): number {
  return booked?.status === 'loaded' ? booked.value.reduce((sum, { taken }) => sum + taken, 0) : 0;
}

/** Returns the page, once it is loaded. */
export function pageOf({ page }: Pick<DetailsState, 'page'>): EventPage | null {
  return page.status === 'loaded' ? page.value : null;
}
