import * as v from 'valibot';
import type { SlotId } from '../../../../core/booking/slot.ts';
import type { Draft } from '../../../../core/checkout/draft.ts';
import type { Hold } from '../../../../core/checkout/hold.ts';
import type { Wishes } from '../../../../core/checkout/wishes.ts';
import { pictureField } from '../address-field.ts';
import type { Client } from '../client.ts';
import { decoderOf, wallTimeField } from '../decode.ts';
import { instantField, offerFields, slotIdField } from './booking-fields.ts';
import { itemFields, providerFields } from './item.ts';
import { draftBody, draftFields, wishesFields } from './kept.ts';
import { quoteFields } from './quote.ts';
import { wishesBody } from './wishes-body.ts';

const hold = v.object({
  id: v.string(),
  expiresAt: instantField,
  latestExpiry: v.nullish(instantField),
  keepsPlaces: v.boolean(),
  picture: v.nullish(v.object({ medium: pictureField })),
  cancellableUntil: v.nullish(instantField),
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

const holdWithDraft = v.object({
  ...hold.entries,
  /** The wishes that are saved with the hold (D-kept-wishes), for which its quote is. */
  wishes: v.nullish(wishesFields, {}),
  /** The typed text, and the text of a wish that is no longer valid. */
  draft: v.nullish(draftFields, {}),
});

const lengthened = v.object({ expiresAt: instantField });

/** A hold with the wishes and the draft that are saved with it. */
type HoldWithDraft = v.InferOutput<typeof holdWithDraft>;

/** What a hold is requested for. */
export type Basket =
  /** The slots to book, and the full slots whose waiting lists are joined. */
  { readonly slots: readonly SlotId[]; readonly waiting: readonly SlotId[] } | { readonly item: string };

/** Calls POST /v1/hold: holds all of the basket or nothing, for 10 minutes; replaces the person's earlier hold. */
export function createHold(client: Client, body: Basket, idempotencyKey: string): Promise<Hold> {
  return client.send('post', 'v1/hold', decoderOf(hold), { body, idempotencyKey });
}

/** Calls GET /v1/hold/{id}: fetches a live hold, to resume a purchase. */
export function fetchHold(client: Client, id: string): Promise<HoldWithDraft> {
  return client.get(`v1/hold/${encodeURIComponent(id)}`, decoderOf(holdWithDraft), {
    isPersonal: true,
  });
}

/** Calls PUT /v1/hold/{id}/longer: keeps the places for ten minutes from now; returns their new end (D-hold-longer). */
export async function keepHoldLonger(client: Client, id: string): Promise<number> {
  return (await client.send('put', `v1/hold/${encodeURIComponent(id)}/longer`, decoderOf(lengthened))).expiresAt;
}

/**
 * Calls PUT /v1/hold/{id}/wishes: saves the wishes and the draft with the hold, in place of earlier ones. An accepted
 * quote saves its wishes itself.
 */
export function keepWishes(
  client: Client,
  hold: string,
  wishes: Wishes,
  draft: Draft,
  signal?: AbortSignal,
): Promise<null> {
  return client.send('put', `v1/hold/${encodeURIComponent(hold)}/wishes`, () => null, {
    body: { ...wishesBody(wishes), draft: draftBody(draft) },
    ...(signal && { signal }),
  });
}
