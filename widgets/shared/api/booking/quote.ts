import * as v from 'valibot';
import type { SlotId } from '../../../../core/booking/slot.ts';
import type { Client } from '../client.ts';
import { countField, currencyField, dateField, decodeBy, moneyField } from '../decode.ts';
import { type Gift, giftBody } from './gift.ts';

/** The id of a slot in an answer. */
export const slotIdField = v.pipe(
  v.string(),
  v.transform((id) => id as SlotId),
);

/** The schema of a price, for the answers that carry one. */
export const quoteFields = v.object({
  slots: v.array(v.object({ id: slotIdField, free: v.boolean(), waiting: v.boolean(), price: moneyField })),
  free: countField,
  pay: countField,
  quantity: countField,
  pricePerSlot: moneyField,
  subtotal: moneyField,
  coupon: v.nullable(v.object({ code: v.string(), amount: moneyField })),
  credit: v.nullable(v.object({ balance: moneyField, amount: moneyField })),
  subscription: v.nullable(v.number()),
  subscriptions: v.array(v.object({ id: v.number(), title: v.string(), start: dateField, end: dateField })),
  total: moneyField,
  currency: currencyField,
});

/** The server's price of a hold, in cents. */
export type Quote = v.InferOutput<typeof quoteFields>;

/** How the buyer wants to pay (D-price-order, D-kept-wishes). */
export interface Wishes {
  readonly coupon: string | null;
  /** Whether the company's credit is used, where there is some. */
  readonly credit: boolean;
  /** A subscription of the buyer's, 'none', or 'longest': the one that runs longest. */
  readonly subscription: number | 'none' | 'longest';
  readonly gift: Gift | null;
}

/** What a hold's own quote is made with. */
export const NO_WISHES: Wishes = { coupon: null, credit: true, subscription: 'longest', gift: null };

/** The wishes as the calls spell them: what is as by default is left out. */
export function wishesBody({ coupon, credit, subscription, gift }: Wishes): Readonly<Record<string, unknown>> {
  return {
    ...(coupon !== null && { coupon }),
    ...(!credit && { credit }),
    ...(subscription !== 'longest' && { subscription: subscription === 'none' ? null : subscription }),
    ...(gift && { gift: giftBody(gift) }),
  };
}

/** POST /v1/quote: what a hold would cost with these wishes; nothing is changed by asking. */
export function fetchQuote(client: Client, hold: string, wishes: Wishes, signal?: AbortSignal): Promise<Quote> {
  return client.send('post', 'v1/quote', decodeQuote, {
    body: { hold, ...wishesBody(wishes) },
    ...(signal && { signal }),
  });
}

/** A quote, as `POST /v1/quote` answers it and a `quote-changed` problem carries it. */
export function decodeQuote(payload: unknown): Quote {
  return decodeBy(quoteFields, payload);
}
