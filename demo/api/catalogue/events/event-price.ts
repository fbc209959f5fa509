import { fromCents } from '../../../../core/money/money.ts';
import type { Price, Product } from '../../schemas/membership.ts';
import type { EventRow } from './events.ts';

/** Product ids of events start here, so that none equals a membership's, which is the membership's own id. */
const FIRST_PRODUCT = 500_000_000;

/** Returns the id of the event of a product; null if it is no event's. */
export function eventOfProduct(productId: number | null): number | null {
  return productId !== null && productId > FIRST_PRODUCT ? productId - FIRST_PRODUCT : null;
}

/** Returns the price of an event: its `priceId` is the event's own id. */
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
