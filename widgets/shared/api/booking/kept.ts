import * as v from 'valibot';
import type { Wishes } from '../../../../core/checkout/wishes.ts';
import { giftFields } from './gift.ts';

/** The schema of the wishes that are kept with a hold; absent ones are the defaults. */
export const wishesFields = v.pipe(
  v.object({
    coupon: v.nullish(v.string(), null),
    credit: v.optional(v.boolean(), true),
    subscription: v.optional(v.nullable(v.number())),
    gift: v.nullish(giftFields, null),
  }),
  v.transform(({ subscription, ...others }): Wishes => {
    return { ...others, subscription: subscription === undefined ? 'longest' : (subscription ?? 'none') };
  }),
);

const text = v.exactOptional(v.string());

/** The schema of a draft. */
export const draftFields = v.object({
  coupon: text,
  gift: v.exactOptional(v.object({ firstName: text, lastName: text, email: text, user: text })),
});

/** What is typed and not applied, as it stands; `user` is what is typed to search for somebody with an account. */
export type Draft = v.InferOutput<typeof draftFields>;
