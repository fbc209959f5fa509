import { type Static, Type } from 'typebox';
import { GiftBody, wishes } from './basket.ts';
import { exact } from './common.ts';

const Typed = Type.Optional(Type.String({ maxLength: 1000 }));

/** What is typed and not applied, in any state: only its length is checked (D-typed-not-applied). */
export const DraftSchema = exact({
  coupon: Typed,
  /** `user` is what is typed to search for somebody with an account. */
  gift: Type.Optional(exact({ firstName: Typed, lastName: Typed, email: Typed, user: Typed })),
});

export type Draft = Static<typeof DraftSchema>;

/** The wishes of a quote, and the draft; what is absent is not kept any more. */
export const KeptBody = exact({ ...wishes, draft: Type.Optional(DraftSchema) }, 'KeptWishes');

export type KeptForm = Static<typeof KeptBody>;

/** The wishes as they were sent; a recipient with an account also has a name. */
export const KeptWishesSchema = exact({
  ...wishes,
  gift: Type.Optional(exact({ ...GiftBody.properties, fullName: Type.Optional(Type.String()) })),
});

export type KeptWishes = Static<typeof KeptWishesSchema>;
