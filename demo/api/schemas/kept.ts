import { type Static, Type } from 'typebox';
import { GiftBody, wishes } from './basket.ts';
import { exact } from './common.ts';

const Typed = Type.Optional(Type.String({ maxLength: 1000 }));

/**
 * What is typed and not applied. It may be incomplete or invalid, because only its length is checked
 * (D-typed-not-applied).
 */
export const DraftSchema = exact({
  coupon: Typed,
  /** `user` is the text of the search for a person with an account. */
  gift: Type.Optional(exact({ firstName: Typed, lastName: Typed, email: Typed, user: Typed })),
});

export type Draft = Static<typeof DraftSchema>;

/** The wishes and the draft that a hold keeps from now on; anything that is absent is no longer kept. */
export const KeptBody = exact({ ...wishes, draft: Type.Optional(DraftSchema) }, 'KeptWishes');

export type KeptForm = Static<typeof KeptBody>;

/** The wishes as they were sent; a recipient with an account also has a `fullName`. */
export const KeptWishesSchema = exact({
  ...wishes,
  gift: Type.Optional(exact({ ...GiftBody.properties, fullName: Type.Optional(Type.String()) })),
});

export type KeptWishes = Static<typeof KeptWishesSchema>;
