import { type Static, Type } from 'typebox';
import { Amount, exact, orNull, Picture } from './common.ts';
import { PageQuery } from './paging.ts';

/** Per cent; 0 for none. */
const Discount = Type.Integer({ minimum: 0, maximum: 100 });

const Provider = exact({ id: Type.Integer(), fullName: Type.String(), url: Type.String() });

export const MembershipSchema = exact(
  {
    id: Type.Integer(),
    title: Type.String(),
    url: Type.String(),
    eventType: Type.Literal('membership'),
    picture: Picture,
    user: Provider,
    /** Options that can be bought; the checkout's `item` is `membership-option:{id}`. */
    options: Type.Array(
      exact({
        id: Type.Integer(),
        title: Type.String(),
        initialPrice: orNull(Amount),
        price: Amount,
        discount: Discount,
        priceId: Type.Integer(),
        months: Type.Integer({ minimum: 1 }),
        currency: Type.String(),
      }),
    ),
    /** Whether the user of the token has a running subscription of the membership. */
    isSubscribed: Type.Boolean(),
  },
  'Membership',
);

export type Membership = Static<typeof MembershipSchema>;

/** `provider` is an id, url or slug. */
export const MembershipListQuery = Type.Object({
  ...PageQuery,
  provider: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
});

/** The price of an event or a membership option. */
export const PriceSchema = exact(
  {
    id: Type.Integer(),
    amount: Amount,
    initialAmount: orNull(Amount),
    discount: Discount,
    currency: Type.String(),
    /** The id of the product. */
    product: Type.Integer(),
  },
  'Price',
);

export type Price = Static<typeof PriceSchema>;

/** A product: an event or a membership. */
export const ProductSchema = exact(
  {
    id: Type.Integer(),
    title: Type.String(),
    type: Type.Enum(['membership', 'event']),
    url: Type.String(),
    picture: Picture,
    user: Provider,
    /** The ids of the prices of the product: one for an event, one for each option of a membership. */
    prices: Type.Array(Type.Integer()),
  },
  'Product',
);

export type Product = Static<typeof ProductSchema>;
