import * as v from 'valibot';
import type { SlotId } from '../../../core/booking/slot.ts';
import { type Cents, fromCents } from '../../../core/pricing/money.ts';
import type { Client } from './client.ts';
import { countField, currencyField, decodeBy, moneyField, wallTimeField } from './decode.ts';

const slotIdField = v.pipe(
  v.string(),
  v.transform((id) => id as SlotId),
);

const quote = v.object({
  slots: v.array(v.object({ id: slotIdField, free: v.boolean(), price: moneyField })),
  free: countField,
  pay: countField,
  quantity: countField,
  pricePerSlot: moneyField,
  total: moneyField,
  currency: currencyField,
});

/** The server's price of a hold, in cents. */
export type Quote = v.InferOutput<typeof quote>;

const hold = v.object({
  id: v.string(),
  expiresAt: v.pipe(
    v.string(),
    v.transform((text) => Date.parse(text)),
    v.finite(),
  ),
  quote,
});

/** Places kept for one person until `expiresAt` (milliseconds since 1970). */
export type Hold = v.InferOutput<typeof hold>;

const order = v.object({
  id: v.string(),
  state: v.string(),
  slots: v.array(v.object({ id: slotIdField, start: wallTimeField, end: wallTimeField, free: v.boolean() })),
  slotted: v.object({ id: v.number(), title: v.string(), url: v.nullish(v.string()) }),
  user: v.object({
    id: v.number(),
    fullName: v.string(),
    url: v.nullish(v.string()),
    city: v.nullish(v.string()),
    postalCode: v.nullish(v.string()),
  }),
  total: moneyField,
  currency: currencyField,
  buyer: v.object({ firstName: v.string(), lastName: v.string(), email: v.string() }),
});

/** What was bought. */
export type Order = v.InferOutput<typeof order>;

/** POST /v1/hold: all the slots or none, for 10 minutes; replaces the person's earlier hold. */
export function createHold(client: Client, slots: readonly SlotId[], idempotencyKey: string): Promise<Hold> {
  return client.send('post', 'v1/hold', (payload) => decodeBy(hold, payload), { body: { slots }, idempotencyKey });
}

/** DELETE /v1/hold/{id}: gives the places back. */
export function releaseHold(client: Client, id: string): Promise<null> {
  return client.send('delete', `v1/hold/${encodeURIComponent(id)}`, () => null);
}

/** POST /v1/order: buys what the hold keeps, at the total that was shown. */
export function createOrder(
  client: Client,
  purchase: { readonly hold: string; readonly total: Cents; readonly partner: string | null },
  idempotencyKey: string,
): Promise<Order> {
  const { hold: id, total, partner } = purchase;
  const body = { hold: id, total: fromCents(total), ...(partner !== null && { partner }) };
  return client.send('post', 'v1/order', (payload) => decodeBy(order, payload), { body, idempotencyKey });
}

/** The quote that a `quote-changed` problem carries. */
export function decodeQuote(payload: unknown): Quote {
  return decodeBy(quote, payload);
}
