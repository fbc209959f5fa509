import * as v from 'valibot';
import { type Draft, NO_RECIPIENT } from '../../../../core/checkout/draft.ts';
import type { Wishes } from '../../../../core/checkout/wishes.ts';
import { giftFields } from './gift.ts';

/** The schema of the wishes that are kept with a hold; an absent wish has its default. */
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

/** The schema of a draft; nothing was typed in an absent field. */
export const draftFields = v.pipe(
  v.object({
    coupon: text,
    gift: v.exactOptional(v.object({ firstName: text, lastName: text, email: text, user: text })),
  }),
  v.transform(({ coupon = '', gift }): Draft => ({ coupon, gift: gift ? { ...NO_RECIPIENT, ...gift } : null })),
);

/** Returns the draft in the format of the API. */
export function draftBody({ coupon, gift }: Draft) {
  return { ...(coupon !== '' && { coupon }), ...(gift && { gift }) };
}
