import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Unconfirmed } from './database/busy.ts';
import type { Transaction } from './database/database.ts';
import type { Caller } from './people/caller.ts';
import { GuestMoved } from './people/guest-moved.ts';
import { Problem, problemBody } from './problem.ts';
import type { ProblemCode } from './problem-codes.ts';
import type { Services } from './service-types.ts';

/** The response of a call with an effect, and whether an earlier request had that effect. */
export interface Outcome {
  readonly status: number;
  readonly body: unknown;
  readonly isReplayed: boolean;
}

/**
 * The result of a purchase that would replace an unpaid order whose payment is still open. The caller must first end
 * the payment, outside of the transaction; nothing that the purchase wrote is kept.
 */
export interface EndFirst {
  /** The id of the unpaid order. */
  readonly endFirst: string;
}

type Effect<Result> = (transaction: Transaction) => Promise<Result>;

interface CallResponse {
  readonly status: number;
  readonly body: unknown;
}

type Owner = Pick<Caller, 'id' | 'guestToken'> | null;
type Needed = Pick<Services, 'database' | 'clock'>;

/**
 * Runs `effect` in a transaction. With an idempotency key, the response (also a problem) is stored in the same
 * transaction and sent again for every request of the same person with the same path, key and body; a duplicate that
 * arrives while the first request runs waits for its end. Unexpected failures, `GuestMoved` and `EndFirst` are rolled
 * back and not stored. Throws a `rate-limited` problem for a new key of a person who has `MOST_KEYS`; the effect of a
 * visitor's call must be safe to repeat, because it is then carried out without its response being stored.
 */
export async function once(
  request: FastifyRequest,
  caller: Owner,
  services: Needed,
  effect: Effect<CallResponse>,
): Promise<Outcome>;
export async function once(
  request: FastifyRequest,
  caller: Owner,
  services: Needed,
  effect: Effect<CallResponse | EndFirst>,
): Promise<Outcome | EndFirst>;
export async function once(
  request: FastifyRequest,
  caller: Owner,
  { database, clock }: Needed,
  effect: Effect<CallResponse | EndFirst>,
): Promise<Outcome | EndFirst> {
  const key = request.headers['idempotency-key'];
  const identity = typeof key === 'string' ? ([keyOwnerOf(caller), pathOf(request), key] as const) : null;
  const hash = createHash('sha256').update(canonical(request.body)).digest('hex');
  const run = () =>
    database.transaction(async (transaction) => {
      const outcome = identity
        ? await keyed(transaction, identity, hash, clock.now(), effect)
        : fresh(await effect(transaction));
      if ('endFirst' in outcome) throw new Undone(outcome);
      return outcome;
    });
  try {
    return await run().catch((error: unknown) => {
      // If the first try was committed, the stored response is there now.
      if (identity && error instanceof Unconfirmed) return run();
      throw error;
    });
  } catch (error) {
    if (error instanceof Undone) return error.result;
    throw error;
  }
}

/** Returns the JSON of a body, with the members of its objects in the order of their names. */
function canonical(body: unknown): string {
  return JSON.stringify(body ?? null, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}

/** Is thrown to roll the transaction back when its result is `EndFirst`. */
class Undone extends Error {
  readonly result: EndFirst;

  constructor(result: EndFirst) {
    super('Nothing was written.');
    this.result = result;
  }
}

/** Owner, path and key. */
type Identity = readonly [string, string, string];

const VISITOR = 'visitor';

/**
 * How many responses are stored for one owner at once, that is within a day: more than a reception needs that sells a
 * place every minute of a long day, with four keys each.
 */
export const MOST_KEYS = 3000;

async function keyed(
  transaction: Transaction,
  identity: Identity,
  hash: string,
  now: number,
  effect: Effect<CallResponse | EndFirst>,
): Promise<Outcome | EndFirst> {
  // If a running transaction has inserted the same key, this statement waits for its end.
  const isFirst = await transaction.query(
    `INSERT INTO idempotency (owner, path, key, request_hash, created_at)
     SELECT $1::text, $2::text, $3::text, $4::text, $5::bigint
     WHERE (SELECT count(*) FROM (SELECT FROM idempotency WHERE owner = $1 LIMIT ${MOST_KEYS}) AS kept) < ${MOST_KEYS}
     ON CONFLICT DO NOTHING RETURNING key`,
    [...identity, hash, now],
  );
  if (isFirst.length === 0) {
    const earlier = await replay(transaction, identity, hash);
    if (earlier) return earlier;
    // Nothing is deleted to make room: a purchase whose response was lost could take place twice.
    if (identity[0] !== VISITOR) throw new Problem('rate-limited');
    return fresh(await effect(transaction));
  }
  const response = await decided(transaction, effect);
  if ('endFirst' in response) return response;
  await transaction.query('UPDATE idempotency SET status = $4, body = $5 WHERE owner = $1 AND path = $2 AND key = $3', [
    ...identity,
    response.status,
    JSON.stringify(response.body),
  ]);
  return fresh(response);
}

function fresh(response: CallResponse | EndFirst): Outcome | EndFirst {
  return 'endFirst' in response ? response : { ...response, isReplayed: false };
}

/**
 * Returns the owner of an idempotency key. For a guest this is the token, because everybody who types the same e-mail
 * address shares a row of `person`.
 */
function keyOwnerOf(caller: Owner): string {
  if (!caller) return VISITOR;
  return caller.guestToken === null ? `account:${caller.id}` : `guest:${caller.guestToken}`;
}

/** Returns the route with the ids of the address, so that the same key can be used for two payments. */
function pathOf({ routeOptions, params }: FastifyRequest): string {
  return `${routeOptions.url} ${Object.values(params ?? {}).join(' ')}`.trim();
}

/** Sends an outcome, which may be a stored problem. */
export function sendOutcome(reply: FastifyReply, { status, body, isReplayed }: Outcome): FastifyReply {
  if (isReplayed) reply.header('idempotency-replayed', 'true');
  if (status >= 400) {
    reply.type('application/problem+json; charset=utf-8').serializer(JSON.stringify);
    reply.refusal = (body as { readonly code: ProblemCode }).code;
  }
  return reply.status(status).send(body);
}

/**
 * Runs the effect and returns its response. If the effect throws a problem, undoes what it wrote and returns the
 * problem as the response.
 */
async function decided<Result>(transaction: Transaction, effect: Effect<Result>): Promise<Result | CallResponse> {
  await transaction.script('SAVEPOINT effect');
  try {
    return await effect(transaction);
  } catch (error) {
    if (!(error instanceof Problem) || error instanceof GuestMoved || error.status >= 500) throw error;
    await transaction.script('ROLLBACK TO SAVEPOINT effect');
    return { status: error.status, body: problemBody(error) };
  }
}

/** Returns the stored response; null if there is none. Throws an `idempotency-mismatch` problem for another request. */
async function replay(transaction: Transaction, identity: Identity, hash: string): Promise<Outcome | null> {
  const [kept] = await transaction.query<{ request_hash: string; status: number; body: string }>(
    'SELECT request_hash, status, body FROM idempotency WHERE owner = $1 AND path = $2 AND key = $3',
    identity,
  );
  if (!kept) return null;
  if (kept.request_hash !== hash) throw new Problem('idempotency-mismatch');
  return { status: kept.status, body: JSON.parse(kept.body) as unknown, isReplayed: true };
}
