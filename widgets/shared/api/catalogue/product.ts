import * as v from 'valibot';
import { pictureField } from '../address-field.ts';
import type { Client, GetOptions } from '../client.ts';
import { countField, currencyField, decoderOf, moneyField } from '../decode.ts';
import { urlField } from './catalogue-fields.ts';

const price = v.object({
  id: countField,
  amount: moneyField,
  /** The amount before the discount; null without a discount. */
  initialAmount: v.nullish(moneyField, null),
  /** Percent. */
  discount: v.nullish(v.number(), 0),
  currency: currencyField,
  /** The product's id. */
  product: countField,
});

/** The price of an event or a membership option. */
export type Price = v.InferOutput<typeof price>;

const product = v.object({
  id: countField,
  title: v.string(),
  type: v.picklist(['membership', 'event']),
  url: urlField,
  picture: v.nullish(v.object({ medium: pictureField })),
});

/** The event or membership that a price belongs to. */
export type Product = v.InferOutput<typeof product>;

/** Calls GET /v1/price/id/{id}. */
export function fetchPrice(client: Client, id: number, options?: GetOptions): Promise<Price> {
  return client.get(`v1/price/id/${id}`, decoderOf(price), options);
}

/** Calls GET /v1/product/id/{id}. */
export function fetchProduct(client: Client, id: number, options?: GetOptions): Promise<Product> {
  return client.get(`v1/product/id/${id}`, decoderOf(product), options);
}
