import { expect, it } from 'vitest';
import { type DiscountsBack, discountsBack } from '../../core/pricing/discounts-back.ts';

const discount = (kind: string, amount: number) => ({ kind, amount });

it.each<readonly [string, ReturnType<typeof discount>[], DiscountsBack]>([
  ['none', [], { credit: 0, hasCoupon: false }],
  [
    'a subscription and free slots',
    [discount('subscription', 12), discount('free-slot', 8)],
    { credit: 0, hasCoupon: false },
  ],
  ['a coupon', [discount('coupon', 2)], { credit: 0, hasCoupon: true }],
  [
    'credit, twice',
    [discount('credit', 5), discount('credit', 3), discount('free-slot', 8)],
    { credit: 8, hasCoupon: false },
  ],
  ['credit and a coupon', [discount('coupon', 2), discount('credit', 5)], { credit: 5, hasCoupon: true }],
])('D-cancel: credit and a coupon come back with an order that ends: %s', (_, discounts, back) => {
  expect(discountsBack(discounts)).toEqual(back);
});
