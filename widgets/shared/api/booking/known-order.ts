import * as v from 'valibot';
import type { Order } from '../../../../core/checkout/order.ts';
import type { Client } from '../client.ts';
import { currencyField, dateField, decodeBy, moneyField, wallTimeField } from '../decode.ts';
import { instantField, offerFields, paymentFields, slotIdField } from './booking-fields.ts';
import { itemFields, providerFields } from './item.ts';

const slot = { id: slotIdField, start: wallTimeField, end: wallTimeField };

const movedFrom = v.optional(wallTimeField);

/** The schema of an order. */
export const orderFields = v.object({
  id: v.string(),
  state: v.picklist(['pending', 'confirmed', 'cancelled', 'expired', 'refunded']),
  createdAt: v.nullish(instantField),
  slots: v.array(v.object({ ...slot, free: v.boolean(), entry: v.optional(v.string()), movedFrom })),
  waiting: v.array(
    v.object({
      ...slot,
      position: v.number(),
      /** Until when a place is offered; null if none is offered. */
      offeredUntil: v.nullish(instantField, null),
    }),
  ),
  /** Null for slots. `runsFrom` and `runsUntil` are the first and last day of a membership, known once it is paid. */
  item: v.nullable(
    v.object({ ...itemFields.entries, runsFrom: v.nullish(dateField), runsUntil: v.nullish(dateField), movedFrom }),
  ),
  /** The slotted offer; null for an item. */
  slotted: v.nullable(offerFields),
  /** The provider. */
  user: providerFields,
  subtotal: moneyField,
  discounts: v.array(
    v.object({ kind: v.picklist(['free-slot', 'subscription', 'coupon', 'credit']), amount: moneyField }),
  ),
  total: moneyField,
  currency: currencyField,
  buyer: v.object({ firstName: v.string(), lastName: v.string(), email: v.string() }),
  gift: v.nullable(v.object({ fullName: v.string(), email: v.nullable(v.string()) })),
  payment: v.nullable(paymentFields),
  refund: v.nullish(v.object({ state: v.picklist(['due', 'refused', 'made', 'returned']), amount: moneyField })),
  /** Until when a pending order can be paid. */
  payBy: v.nullable(instantField),
  /** Until when the customer can cancel it. */
  cancellableUntil: v.nullable(instantField),
  addressUntil: v.nullish(instantField),
});

/** Calls GET /v1/order/{id}: fetches an order in its current state, for which the server asks the payment provider. */
export function fetchOrder(client: Client, id: string, decode = decodeOrder): Promise<Order> {
  return client.get(`v1/order/${encodeURIComponent(id)}`, decode, { isPersonal: true });
}

/** Calls DELETE /v1/order/{id}: gives up a pending order, or cancels a confirmed order and refunds it. */
export function cancelOrder(client: Client, id: string): Promise<Order> {
  return client.send('delete', `v1/order/${encodeURIComponent(id)}`, decodeOrder);
}

/** Decodes an order. */
export function decodeOrder(payload: unknown): Order {
  return decodeBy(orderFields, payload);
}
