import type { CatalogueEvent } from '../catalogue/event.ts';
import type { Cents } from '../money/money.ts';

/** What a card shows as the price (S-price-area). */
export type PriceArea =
  | { readonly case: 'teaser' | 'cashback' | 'none' | 'subscribed' | 'free' }
  /** `struck` is the initial price if it is shown struck through, or null. */
  | { readonly case: 'from' | 'price'; readonly price: Cents; readonly struck: Cents | null };

type Priced = Pick<
  CatalogueEvent,
  'type' | 'isTeaser' | 'isCashback' | 'isInformation' | 'isSubscribed' | 'price' | 'initialPrice' | 'discount'
>;

/** Returns the first case that applies (D-price-area). */
export function priceArea(event: Priced): PriceArea {
  const { price } = event;
  if (event.isTeaser) return { case: 'teaser' };
  if (event.isCashback) return { case: 'cashback' };
  if (event.isInformation) return { case: 'none' };
  if (event.isSubscribed) return { case: 'subscribed' };
  if (price === 0) return { case: 'free' };
  return { case: event.type === 'open' ? 'from' : 'price', price, struck: struckPrice(event) };
}

/** Returns the initial price if it is struck through (D-struck-price), or null. */
export function struckPrice({
  price,
  initialPrice,
  discount,
}: Pick<Priced, 'price' | 'initialPrice' | 'discount'>): Cents | null {
  return discount > 0 && price > 0 && (initialPrice ?? 0) > price ? initialPrice : null;
}

/**
 * Returns the percentage of the discount badge; null without a discount, for teasers and information
 * (S-discount-badge), and if a subscription covers the event.
 */
export function discountBadge(event: Priced): number | null {
  const { isTeaser, isInformation, discount } = event;
  return discount > 0 && !isTeaser && !isInformation && priceArea(event).case !== 'subscribed' ? discount : null;
}
