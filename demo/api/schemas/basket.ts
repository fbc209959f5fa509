import { type Static, Type } from 'typebox';
import { exact, orNull, SlotIdText } from './common.ts';

/** A reference to a place of an event or animation, or to an option of a membership. */
export const ItemText = Type.String({ pattern: '^(event|animation|membership-option):\\d{1,9}$', maxLength: 30 });

/** A basket: slots to book and full slots to wait for, or one item. */
export const basket = {
  slots: Type.Optional(Type.Array(SlotIdText, { maxItems: 50 })),
  waiting: Type.Optional(Type.Array(SlotIdText, { maxItems: 50 })),
  item: Type.Optional(ItemText),
};

export const BasketBody = exact(basket, 'Basket');

export type BasketForm = Static<typeof BasketBody>;

const Typed = Type.Optional(Type.String({ maxLength: 1000 }));

/**
 * The recipient of a gift: a person found by the search, or a name and an e-mail address, whose fields are judged one
 * by one, as in a form.
 */
export const GiftBody = exact({
  user: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
  firstName: Typed,
  lastName: Typed,
  email: Typed,
});

export type GiftForm = Static<typeof GiftBody>;

export const CouponText = Type.String({ maxLength: 100 });

/** The buyer's wishes (D-price-order, D-kept-wishes). */
export const wishes = {
  coupon: Type.Optional(CouponText),
  /** Company credit is used if there is any, unless this is false. */
  credit: Type.Optional(Type.Boolean()),
  /**
   * The id of the only subscription that may give free slots, or null for none; if absent, all subscriptions of the
   * buyer may.
   */
  subscription: Type.Optional(orNull(Type.Integer({ minimum: 1, maximum: 2_147_483_647 }))),
  gift: Type.Optional(GiftBody),
};

const WishesBody = exact(wishes);

export type Wishes = Static<typeof WishesBody>;
