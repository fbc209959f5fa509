import { type Static, Type } from 'typebox';
import { basket, CouponText, GiftBody, wishes } from './basket.ts';
import { Amount, Day, exact, orNull, SlotIdText, Uuid } from './common.ts';

const SubscriptionSchema = exact(
  {
    id: Type.Integer(),
    title: Type.String(),
    /** Paris days, both included. */
    start: Day,
    end: Day,
  },
  'Subscription',
);

export const QuoteSchema = exact(
  {
    /** A `free` slot is shown as 'Offert'; a `waiting` slot costs nothing until a place is offered. */
    slots: Type.Array(exact({ id: SlotIdText, free: Type.Boolean(), waiting: Type.Boolean(), price: Amount })),
    free: Type.Integer(),
    pay: Type.Integer(),
    quantity: Type.Integer(),
    pricePerSlot: Amount,
    /** The price before coupon and credit. */
    subtotal: Amount,
    coupon: orNull(exact({ code: Type.String(), amount: Amount })),
    /** The buyer's company credit; `amount` is how much this purchase takes. */
    credit: orNull(exact({ balance: Amount, amount: Amount })),
    /**
     * `subscription` is the id of the one that gives free slots here; `subscriptions` are those of the buyer that are
     * valid today or on the day of a slot.
     */
    subscription: orNull(Type.Integer()),
    subscriptions: Type.Array(SubscriptionSchema),
    /** What is left to pay. */
    total: Amount,
    currency: Type.String(),
  },
  'Quote',
);

export type Quote = Static<typeof QuoteSchema>;

/** A basket or the hold of the buyer, with wishes. */
export const QuoteBody = exact({ ...basket, ...wishes, hold: Type.Optional(Uuid) }, 'QuoteRequest');

export const CouponBody = exact({ ...basket, hold: Type.Optional(Uuid), code: CouponText }, 'CouponRequest');

export const CouponSchema = exact(
  { code: Type.String(), percent: orNull(Type.Integer()), amount: orNull(Amount) },
  'Coupon',
);

export const GiftCheckBody = GiftBody;

export const RecipientSchema = exact({ fullName: Type.String(), email: orNull(Type.String()) }, 'Recipient');
