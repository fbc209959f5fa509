import { fromCents } from '../../../../core/money/money.ts';
import type { Price, Product } from '../../schemas/membership.ts';
import type { EventRow } from './events.ts';

/**
 * Product ids of events are above this number, so that none equals the product id of a membership, which is the id of
 * the membership.
 */
const FIRST_PRODUCT = 500_000_000;

/** Returns the id of the event that a product id belongs to; null for the product id of something else. */
export function eventOfProduct(productId: number | null): number | null {
  return productId !== null && productId > FIRST_PRODUCT ? productId - FIRST_PRODUCT : null;
}

/** Returns the price payload of an event, whose `priceId` is the id of the event. */
export function eventPrice(row: EventRow): Price {
  return {
    id: row.id,
    amount: fromCents(row.price_cents),
    initialAmount: row.initial_price_cents === null ? null : fromCents(row.initial_price_cents),
    discount: row.discount,
    currency: row.currency,
    product: productIdOf(row),
  };
}

/** Returns an event's payload as a product. */
export function eventProduct(row: EventRow): Product {
  const { id, title, url, picture, provider } = row;
  return {
    id: productIdOf(row),
    title,
    type: 'event',
    url,
    picture: { medium: picture },
    user: { id: provider.id, fullName: provider.name, url: provider.url },
    prices: [id],
  };
}

function productIdOf({ id }: EventRow): number {
  return FIRST_PRODUCT + id;
}
