import type { Order } from '../../../../core/checkout/order.ts';
import type { Wishes } from '../../../../core/checkout/wishes.ts';
import { type Cents, fromCents } from '../../../../core/money/money.ts';
import type { Language } from '../../../../core/text/language.ts';
import type { Client } from '../client.ts';
import { decodeOrder } from './known-order.ts';
import { wishesBody } from './wishes-body.ts';

/**
 * Calls POST /v1/order/{id}/address: sends the confirmation of a guest's order again, to this address
 * (D-corrected-address).
 */
export function sendAgain(client: Client, id: string, email: string, idempotencyKey: string): Promise<Order> {
  const path = `v1/order/${encodeURIComponent(id)}/address` as const;
  return client.send('post', path, decodeOrder, { body: { email }, idempotencyKey });
}

/** Calls POST /v1/order: buys the places of a hold, at the total that was shown. */
export function createOrder(
  client: Client,
  purchase: {
    readonly hold: string;
    readonly total: Cents;
    readonly lang: Language;
    readonly partner: string | null;
    readonly wishes: Wishes;
  },
  idempotencyKey: string,
): Promise<Order> {
  const { hold, total, lang, partner, wishes } = purchase;
  const body = { hold, total: fromCents(total), lang, ...(partner !== null && { partner }), ...wishesBody(wishes) };
  return client.send('post', 'v1/order', decodeOrder, { body, idempotencyKey });
}
