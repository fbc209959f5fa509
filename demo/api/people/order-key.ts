import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Queryable } from '../database/database.ts';
import { Problem } from '../problem.ts';
import type { Services } from '../service-types.ts';
import { buyerOf, type Caller, hashOf, tokenOf } from './caller.ts';

/** Whoever made an order, as far as reading and cancelling it go. */
export type OrderOwner = Pick<Caller, 'id' | 'guestToken'>;

/** Makes a key that reads and cancels this order alone, and keeps its hash (D-order-key). */
export async function createOrderKey(database: Queryable, orderId: string, now: number): Promise<string> {
  const key = randomBytes(32).toString('base64url');
  await database.query('INSERT INTO order_key (hash, purchase_id, created_at) VALUES ($1, $2, $3)', [
    hashOf(key),
    orderId,
    now,
  ]);
  return key;
}

/**
 * Who reads or cancels an order: its owner by the order's key, else the caller of any token. A `forbidden` problem for the
 * key of another order.
 */
export async function ownerOf(request: FastifyRequest, services: Services, orderId: string): Promise<OrderOwner> {
  const token = tokenOf(request);
  const [owner] = token === null ? [] : await findOwner(services.database, token);
  if (!owner) return buyerOf(request, services);
  if (owner.orderId !== orderId.toLowerCase()) throw new Problem('forbidden');
  return owner;
}

function findOwner(database: Queryable, key: string): Promise<readonly (OrderOwner & { readonly orderId: string })[]> {
  return database.query(
    `SELECT o.id AS "orderId", o.person_id AS id, o.token_hash AS "guestToken"
     FROM order_key JOIN purchase o ON o.id = purchase_id WHERE hash = $1`,
    [hashOf(key)],
  );
}
