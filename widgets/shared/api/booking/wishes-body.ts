import type { Gift, Wishes } from '../../../../core/checkout/wishes.ts';

/** Returns the wishes in the format of the API; defaults are left out. */
export function wishesBody({ coupon, credit, subscription, gift }: Wishes): Readonly<Record<string, unknown>> {
  return {
    ...(coupon !== null && { coupon }),
    ...(!credit && { credit }),
    ...(subscription !== 'longest' && { subscription: subscription === 'none' ? null : subscription }),
    ...(gift && { gift: giftBody(gift) }),
  };
}

/** Returns a gift in the format of the API. */
function giftBody(gift: Gift): Readonly<Record<string, string | number>> {
  if (gift.case === 'user') return { user: gift.user.id };
  const { firstName, lastName, email } = gift;
  return { firstName, lastName, email };
}
