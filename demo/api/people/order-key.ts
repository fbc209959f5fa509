import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Queryable, Transaction } from '../database/database.ts';
import { Problem } from '../problem.ts';
import type { Services } from '../service-types.ts';
import { buyerOf, type Caller, hashOf, tokenOf } from './caller.ts';
import { TOKEN_MS } from './guest.ts';

/** The maker of an order, with what is needed to read and cancel it. */
export type OrderOwner = Pick<Caller, 'id' | 'guestToken'>;

/**
 * Makes a key that reads and cancels this order alone, and keeps its hash (D-order-key). One for a guest who has
 * another address by now opens nothing (D-corrected-address).
 */
export async function createOrderKey(
  database: Queryable,
  orderId: string,
  recipient: string,
  now: number,
): Promise<string> {
  const key = randomBytes(32).toString('base64url');
  // Waits for a correction that is under way.
  await database.query(
    `INSERT INTO order_key (hash, purchase_id, created_at) SELECT $1::text, id, $4::bigint FROM (
       SELECT id FROM purchase WHERE id = $2 AND (token_hash IS NULL OR email = $3) FOR SHARE) AS addressed`,
    [hashOf(key), orderId, recipient, now],
  );
  return key;
}

/**
 * Returns the person who reads or cancels an order: its owner by the order's key, else the caller of any token. Throws
 * a `forbidden` problem for the key of another order.
 */
export async function orderOwnerOf(request: FastifyRequest, services: Services, orderId: string): Promise<OrderOwner> {
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

/**
 * Makes a guest's token that counts as the one with which the order was made, for a caller with the order's key.
 * Returns when it expires, in milliseconds since 1970. Throws a `forbidden` problem for the order of an account: its
 * owner signs in.
 */
export async function admitByKey(
  transaction: Transaction,
  { id, guestToken }: OrderOwner,
  orderId: string,
  token: string,
  now: number,
): Promise<number> {
  if (guestToken === null) throw new Problem('forbidden');
  const expiresAt = now + TOKEN_MS;
  // Waits for a correction of the address, after which the key opens nothing.
  const admitted = await transaction.query(
    `INSERT INTO access_token (hash, person_id, first_name, last_name, expires_at, counts_as)
     SELECT $1::text, $2::integer, first_name, last_name, $4::bigint, $5::text FROM (
       SELECT first_name, last_name FROM purchase WHERE id = $3 AND person_id = $2 FOR SHARE) AS bought
     ON CONFLICT (hash) DO UPDATE SET expires_at = excluded.expires_at RETURNING hash`,
    [hashOf(token), id, orderId, expiresAt, guestToken],
  );
  if (admitted.length === 0) throw new Problem('token-invalid');
  return expiresAt;
}

/**
 * Returns the buyer of an order by its key; throws a `token-invalid` problem without one, `forbidden` for the key of
 * another order.
 */
export async function keyHolderOf(request: FastifyRequest, services: Services, orderId: string): Promise<OrderOwner> {
  const token = tokenOf(request);
  const [owner] = token === null ? [] : await findOwner(services.database, token);
  if (!owner) {
    await buyerOf(request, services);
    throw new Problem('forbidden');
  }
  if (owner.orderId !== orderId.toLowerCase()) throw new Problem('forbidden');
  return owner;
}

/**
 * Returns the person who takes slots or leaves their lists: the caller of any token, or the buyer of the order whose
 * key is given, if the order waits for every one of these slots. Only a guest takes a place by a key: the owner of an
 * account signs in.
 */
export async function waiterOf(
  request: FastifyRequest,
  services: Services,
  slots: readonly string[],
  who: 'guest' | 'anybody',
): Promise<Caller> {
  const token = tokenOf(request);
  const [waiter] = token === null ? [] : await findWaiter(services.database, token, slots);
  if (!waiter || (who === 'guest' && waiter.kind !== 'guest')) return buyerOf(request, services);
  return { ...waiter, groups: [], organization: null, subscription: null, tracker: null };
}

type Waiter = Pick<Caller, 'id' | 'kind' | 'firstName' | 'lastName' | 'email' | 'guestToken'>;

function findWaiter(database: Queryable, key: string, slots: readonly string[]): Promise<readonly Waiter[]> {
  return database.query(
    `SELECT p.id, p.kind, p.email, o.first_name AS "firstName", o.last_name AS "lastName", o.token_hash AS "guestToken"
     FROM order_key JOIN purchase o ON o.id = purchase_id JOIN person p ON p.id = o.person_id
     WHERE hash = $1 AND cardinality($2::text[]) > 0 AND NOT EXISTS (
       SELECT FROM unnest($2::text[]) AS wanted (place_id) WHERE NOT EXISTS (
         SELECT FROM waiting WHERE waiting.purchase_id = o.id AND waiting.place_id = wanted.place_id
           AND state IN ('waiting', 'offered')))`,
    [hashOf(key), slots],
  );
}
