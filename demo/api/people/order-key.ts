import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Queryable, Transaction } from '../database/database.ts';
import { lastDay } from '../database/last-day.ts';
import { Problem } from '../problem.ts';
import type { Services } from '../service-types.ts';
import { buyerOf, type Caller, hashOf, tokenOf } from './caller.ts';
import { TOKEN_MS } from './guest.ts';
import { networkOfRequest } from './network.ts';

/** The account or guest who made an order, with the data that is needed to read and cancel it. */
export type OrderOwner = Pick<Caller, 'id' | 'guestToken'>;

/** The guest who made an order. */
interface OrderGuest extends OrderOwner {
  readonly guestToken: string;
}

/** How long a key works after its order's end, or after its mail if that is sent later, in milliseconds: eight weeks. */
const KEY_KEPT_MS = 56 * 86_400_000;

/**
 * The SQL of the instant at which the purchase `o` ends, in milliseconds since 1970: the end of its last session, the
 * start of the last slot that it has waited for, or the last day of its membership. Null for a purchase without a date.
 */
const ORDER_END = `(SELECT max(extract(epoch FROM known.at AT TIME ZONE 'Europe/Paris') * 1000)::bigint FROM (
  SELECT coalesce(o.ends_at, o.starts_at) AS at
  UNION ALL SELECT booking.ends_at FROM booking WHERE purchase_id = o.id
  UNION ALL SELECT place.starts_at FROM waiting JOIN place ON place.id = place_id WHERE purchase_id = o.id
  UNION ALL SELECT ${lastDay('expires_on')} + interval '1 day' FROM subscription
    WHERE person_id = o.person_id AND purchase_id = o.id) AS known)`;

/**
 * Creates a key with which only this order can be read and cancelled, and stores its hash and when it ends
 * (D-order-key). If the guest's address is no longer `recipient`, nothing is stored and the key does not work
 * (D-corrected-address).
 */
export async function createOrderKey(
  database: Queryable,
  orderId: string,
  recipient: string,
  now: number,
): Promise<string> {
  const key = randomBytes(32).toString('base64url');
  // `FOR SHARE` waits for the end of a running correction of the address.
  await database.query(
    `INSERT INTO order_key (hash, purchase_id, created_at, expires_at)
     SELECT $1::text, o.id, $4::bigint, greatest($4::bigint, ${ORDER_END}) + $5::bigint FROM (
       SELECT * FROM purchase WHERE id = $2 AND (token_hash IS NULL OR email = $3) FOR SHARE) AS o`,
    [hashOf(key), orderId, recipient, now, KEY_KEPT_MS],
  );
  return key;
}

/**
 * Returns the person who reads or cancels an order: its owner if the token is the key of the order, else the caller
 * with this token. Throws a `forbidden` problem for the key of another order.
 */
export async function orderOwnerOf(request: FastifyRequest, services: Services, orderId: string): Promise<OrderOwner> {
  const token = tokenOf(request);
  const owner = token === null ? undefined : await openByKey(services, token);
  if (!owner) return buyerOf(request, services);
  if (owner.orderId !== orderId.toLowerCase()) throw new Problem('forbidden');
  return owner;
}

/**
 * Finds the owner of the order that a key opens; the first time, writes down that the mail's link was opened
 * (D-guest-limits).
 */
async function openByKey(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  key: string,
): Promise<(OrderOwner & { readonly orderId: string }) | undefined> {
  const now = clock.now();
  const [owner] = await database.query<OrderOwner & { readonly orderId: string; readonly isOpened: boolean }>(
    `SELECT o.id AS "orderId", o.person_id AS id, o.token_hash AS "guestToken", opened_at IS NOT NULL AS "isOpened"
     FROM order_key JOIN purchase o ON o.id = purchase_id WHERE hash = $1 AND expires_at > $2`,
    [hashOf(key), now],
  );
  if (owner && !owner.isOpened) {
    await database.query('UPDATE purchase SET opened_at = $2 WHERE id = $1', [owner.orderId, now]);
  }
  return owner;
}

/**
 * Makes a token valid for a guest who has the key of an order. It counts as the token with which the order was made.
 * Returns the instant at which it expires, in milliseconds since 1970.
 */
export async function admitByKey(
  transaction: Transaction,
  { id, guestToken }: OrderGuest,
  orderId: string,
  token: string,
  now: number,
): Promise<number> {
  const expiresAt = now + TOKEN_MS;
  // `FOR SHARE` waits for the end of a running correction of the address, after which the key no longer works.
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
 * Returns the guest of an order by its key. Throws a `token-invalid` problem without a valid token, and `forbidden` for
 * the key of another order, the token of a person, or the order of an account, whose owner must sign in.
 */
export async function keyHolderOf(request: FastifyRequest, services: Services, orderId: string): Promise<OrderGuest> {
  const token = tokenOf(request);
  const owner = token === null ? undefined : await openByKey(services, token);
  if (!owner) {
    await buyerOf(request, services);
    throw new Problem('forbidden');
  }
  const { id, guestToken } = owner;
  // Not in the effect, whose refusals are stored for the owner of the order.
  if (owner.orderId !== orderId.toLowerCase() || guestToken === null) throw new Problem('forbidden');
  return { id, guestToken };
}

/**
 * Returns the person who takes slots or leaves their waiting lists: the owner of an order if the token is its key and
 * the order waits for all of these slots, else the caller with this token. With `guest`, a key counts only for the
 * order of a guest, because the owner of an account must sign in.
 */
export async function buyerOrKeyHolderOf(
  request: FastifyRequest,
  services: Services,
  slots: readonly string[],
  who: 'guest' | 'anybody',
): Promise<Caller> {
  const token = tokenOf(request);
  const [waiter] = token === null ? [] : await findWaiter(services, token, slots);
  if (!waiter || (who === 'guest' && waiter.kind !== 'guest')) return buyerOf(request, services);
  return {
    ...waiter,
    groups: [],
    organization: null,
    subscription: null,
    tracker: null,
    network: networkOfRequest(request),
  };
}

type Waiter = Pick<Caller, 'id' | 'kind' | 'firstName' | 'lastName' | 'email' | 'guestToken'>;

function findWaiter({ database, clock }: Services, key: string, slots: readonly string[]): Promise<readonly Waiter[]> {
  return database.query(
    `SELECT p.id, p.kind, p.email, o.first_name AS "firstName", o.last_name AS "lastName", o.token_hash AS "guestToken"
     FROM order_key JOIN purchase o ON o.id = purchase_id JOIN person p ON p.id = o.person_id
     WHERE hash = $1 AND expires_at > $3 AND cardinality($2::text[]) > 0 AND NOT EXISTS (
       SELECT FROM unnest($2::text[]) AS wanted (place_id) WHERE NOT EXISTS (
         SELECT FROM waiting WHERE waiting.purchase_id = o.id AND waiting.place_id = wanted.place_id
           AND state IN ('waiting', 'offered')))`,
    [hashOf(key), slots, clock.now()],
  );
}
