import { fromCents } from '../../../core/money/money.ts';
import type { Membership, Price, Product } from '../schemas/membership.ts';
import type { MembershipRow, OptionRow } from './memberships.ts';

/**
 * Price ids of options are above this number, so that none equals the price id of an event, which is the id of the
 * event.
 */
const FIRST_PRICE = 500_000_000;

/** Returns the id of an option's price. */
function priceIdOf({ id }: Pick<OptionRow, 'id'>): number {
  return FIRST_PRICE + id;
}

/** Returns the id of the option that a price id belongs to; null for the price id of something else. */
export function optionOfPrice(priceId: number | null): number | null {
  return priceId !== null && priceId > FIRST_PRICE ? priceId - FIRST_PRICE : null;
}

/** Returns a membership's payload (S-membership). */
export function membershipPayload(row: MembershipRow): Membership {
  return {
    id: row.id,
    title: row.title,
    url: row.url,
    eventType: 'membership',
    picture: { medium: row.picture },
    user: row.provider,
    options: row.options.map((option) => ({
      id: option.id,
      title: option.title,
      ...sums(option),
      priceId: priceIdOf(option),
      months: option.months,
      currency: option.currency,
    })),
    isSubscribed: row.is_subscribed,
  };
}

/** Returns the price payload of an option of a membership. */
export function pricePayload({ id }: Pick<MembershipRow, 'id'>, option: OptionRow): Price {
  const { price: amount, initialPrice: initialAmount, discount } = sums(option);
  return { id: priceIdOf(option), amount, initialAmount, discount, currency: option.currency, product: id };
}

/** Returns a membership's payload as a product. */
export function productPayload({ id, title, url, picture, provider, options }: MembershipRow): Product {
  const prices = options.map(priceIdOf);
  return { id, title, type: 'membership', url, picture: { medium: picture }, user: provider, prices };
}

function sums({ price, initialPrice, discount }: OptionRow) {
  return {
    initialPrice: initialPrice === null ? null : fromCents(initialPrice),
    price: fromCents(price),
    discount,
  };
}
