import * as v from 'valibot';
import type { SlotId } from '../../../../core/booking/slot.ts';
import type { Hold } from '../../../../core/checkout/hold.ts';
import type { Client } from '../client.ts';
import { decodeBy, wallTimeField } from '../decode.ts';
import { itemFields, providerFields } from './item.ts';
import { quoteFields, slotIdField } from './quote.ts';

/** The schema of an instant, as milliseconds since 1970. */
export const instantField = v.pipe(
  v.string(),
  v.transform((text) => Date.parse(text)),
  v.finite(),
);

/** The schema of the slotted offer of a hold or order. */
export const offerFields = v.object({ id: v.number(), title: v.string(), url: v.nullish(v.string()) });

const hold = v.object({
  id: v.string(),
  expiresAt: instantField,
  keepsPlaces: v.boolean(),
  slots: v.array(
    v.object({
      id: slotIdField,
      start: wallTimeField,
      end: wallTimeField,
      waiting: v.boolean(),
      position: v.nullable(v.number()),
    }),
  ),
  item: v.nullable(itemFields),
  slotted: v.nullable(offerFields),
  user: providerFields,
  quote: quoteFields,
});

/** What a hold is requested for. */
export type Basket =
  /** Slots to book, and full slots to join the waiting list of. */
  | { readonly case: 'slots'; readonly slots: readonly SlotId[]; readonly waiting: readonly SlotId[] }
  | { readonly case: 'item'; readonly item: string };

/** POST /v1/hold: holds all of the basket or nothing, for 10 minutes; replaces the person's earlier hold. */
export function createHold(client: Client, basket: Basket, idempotencyKey: string): Promise<Hold> {
  const body = basket.case === 'item' ? { item: basket.item } : { slots: basket.slots, waiting: basket.waiting };
  return client.send('post', 'v1/hold', decodeHold, { body, idempotencyKey });
}

/** GET /v1/hold/{id}: a hold that is still alive, to resume a purchase. */
export function fetchHold(client: Client, id: string): Promise<Hold> {
  return client.get(`v1/hold/${encodeURIComponent(id)}`, decodeHold);
}

/** DELETE /v1/hold/{id}: releases the places. */
export function releaseHold(client: Client, id: string): Promise<null> {
  return client.send('delete', `v1/hold/${encodeURIComponent(id)}`, () => null);
}

function decodeHold(payload: unknown): Hold {
  return decodeBy(hold, payload);
}
