import * as v from 'valibot';
import type { Client, GetOptions } from '../client.ts';
import { countField, currencyField, decoderOf, moneyField, wallTimeField } from '../decode.ts';

/** The schema of an item: a place of an event or animation, or a membership option. `start` is null without a date. */
export const itemFields = v.object({
  ref: v.string(),
  title: v.string(),
  url: v.string(),
  start: v.nullable(wallTimeField),
  end: v.nullable(wallTimeField),
});

/** The schema of the provider of a hold or order. */
export const providerFields = v.object({
  id: v.number(),
  fullName: v.string(),
  url: v.nullish(v.string()),
  city: v.nullish(v.string()),
  postalCode: v.nullish(v.string()),
  lat: v.nullish(v.number()),
  long: v.nullish(v.number()),
});

const offered = v.object({
  item: itemFields,
  user: providerFields,
  price: moneyField,
  currency: currencyField,
  /** Null if places are unlimited. */
  left: v.nullable(countField),
  needsAccount: v.boolean(),
});

/** An item before it is held. */
export type OfferedItem = v.InferOutput<typeof offered>;

/** Whether a text names an item: `event:12`, `animation:8`, `membership-option:3`. */
export function isItemRef(text: string): boolean {
  return /^(?:event|animation|membership-option):\d{1,9}$/.test(text);
}

/** Calls GET /v1/item/{ref}. */
export function fetchItem(client: Client, ref: string, options?: GetOptions): Promise<OfferedItem> {
  return client.get(`v1/item/${encodeURIComponent(ref)}`, decoderOf(offered), options);
}
