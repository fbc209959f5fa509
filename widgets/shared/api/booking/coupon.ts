import * as v from 'valibot';
import type { Client } from '../client.ts';
import { decodeBy, moneyField } from '../decode.ts';

const coupon = v.pipe(
  v.object({ code: v.string(), percent: v.nullable(v.number()), amount: v.nullable(moneyField) }),
  v.transform(({ code, percent, amount }) => ({ code, percent, amount: amount ?? 0 })),
);

/** The reduction of an accepted coupon: a percentage, or if that is null an amount in cents. */
export type AcceptedCoupon = v.InferOutput<typeof coupon>;

/** POST /v1/coupon/check: whether a code is valid for a hold; changes nothing. */
export function checkCoupon(client: Client, hold: string, code: string): Promise<AcceptedCoupon> {
  return client.send('post', 'v1/coupon/check', (payload) => decodeBy(coupon, payload), { body: { hold, code } });
}
