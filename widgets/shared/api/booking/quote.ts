import * as v from 'valibot';
import type { Quote } from '../../../../core/checkout/hold.ts';
import type { Wishes } from '../../../../core/checkout/wishes.ts';
import type { Client } from '../client.ts';
import { countField, currencyField, dateField, decodeBy, moneyField } from '../decode.ts';
import { slotIdField } from './booking-fields.ts';
import { wishesBody } from './wishes-body.ts';

/** The schema of a quote. */
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

/** Calls POST /v1/quote: the price of a hold with these wishes, which are saved with the hold. */
export function fetchQuote(client: Client, hold: string, wishes: Wishes, signal?: AbortSignal): Promise<Quote> {
  return client.send('post', 'v1/quote', decodeQuote, {
    body: { hold, ...wishesBody(wishes) },
    ...(signal && { signal }),
  });
}

/** Decodes the quote in a response of `POST /v1/quote` or in a `quote-changed` problem. */
export function decodeQuote(payload: unknown): Quote {
  return decodeBy(quoteFields, payload);
}
