import * as v from 'valibot';
import type { TestCard } from '../../../../core/checkout/card.ts';
import type { Client } from '../client.ts';
import { decoderOf, listField } from '../decode.ts';

const card = v.object({
  id: v.number(),
  brand: v.string(),
  last4: v.string(),
  expiresMonth: v.number(),
  expiresYear: v.number(),
  /** Stripe's id of the card; missing at the test gateway. */
  paymentMethod: v.nullish(v.string()),
});

/** A saved card, without its number. */
export type SavedCard = v.InferOutput<typeof card>;

/** Calls GET /v1/cards: the account's saved cards. */
export function fetchCards(client: Client): Promise<readonly SavedCard[]> {
  return client.get('v1/cards', decoderOf(listField(card, 'cards')), { isPersonal: true });
}

const config = v.object({
  payment: v.object({ provider: v.picklist(['test', 'stripe', 'none']), publicKey: v.nullable(v.string()) }),
});

/** The payment provider, with Stripe's public key; `none` if only free offers can be booked. */
export type PaymentTaker = v.InferOutput<typeof config>['payment'];

/** Calls GET /v1/config: the payment provider. */
export async function fetchPaymentTaker(client: Client): Promise<PaymentTaker> {
  return (await client.get('v1/config', decoderOf(config))).payment;
}

/** What the test gateway receives: a test card's name, a saved card, or the bank's decision; never a card number. */
export type TestPayment =
  | { readonly card: TestCard; readonly save?: { readonly expiresMonth: number; readonly expiresYear: number } }
  | { readonly savedCard: number }
  | { readonly authentication: 'passed' | 'refused' };

const attempted = v.object({ state: v.picklist(['captured', 'authenticating']) });

/** Calls POST /v1/test-gateway/{paymentId}: makes one attempt to pay. */
export async function payAtTestGateway(
  client: Client,
  paymentId: string,
  body: TestPayment,
  idempotencyKey: string,
): Promise<'captured' | 'authenticating'> {
  const path = `v1/test-gateway/${encodeURIComponent(paymentId)}` as const;
  const { state } = await client.send('post', path, decoderOf(attempted), {
    body,
    idempotencyKey,
  });
  return state;
}
