import { lockPlaces } from '../booking/locks.ts';
import { endLiveHolds } from '../booking/release.ts';
import type { Database } from '../database/database.ts';
import { reconcile } from '../payments/reconcile.ts';
import { endUnpaid, refundDue, settle } from '../payments/settle.ts';
import type { OrderServices } from '../service-types.ts';
import { promote } from '../waiting/promote.ts';

const EVERY_MS = 30_000;
const BATCH = 200;
const DAY_MS = 86_400_000;

/** Tidies every 30 s. Answers what stops it and waits for a run under way. */
export function startSweep(services: OrderServices, onFailure: (error: unknown) => void): () => Promise<void> {
  let running = Promise.resolve();
  let isRunning = false;
  const timer = setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    running = sweep(services)
      .catch(onFailure)
      .finally(() => {
        isRunning = false;
      });
  }, EVERY_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}

/**
 * One run, in batches: holds that have run out give their places back, orders are settled by what their payments have come
 * to or ended where their time is up, money that is to go back goes, and what nobody needs any more is deleted. Throws, at its end,
 * an AggregateError of what failed.
 */
export async function sweep(services: OrderServices): Promise<void> {
  const { database, clock } = services;
  const now = clock.now();
  const failures: unknown[] = [];
  // What fails for one order, at its provider say, is no reason to leave the others.
  const each = (work: Promise<unknown>) => work.catch((error: unknown) => void failures.push(error));
  await endExpiredHolds(database, now);
  const pending = await database.query<{ id: string; is_late: boolean }>(
    `SELECT id, pay_by <= $1 AS is_late FROM purchase WHERE state = 'pending' ORDER BY pay_by LIMIT ${BATCH}`,
    [now],
  );
  for (const { id, is_late } of pending)
    await each(is_late ? endUnpaid(services, id, 'expired') : settle(services, id));
  await reconcile(services, each);
  const due = await database.query<{ id: string }>(`SELECT id FROM purchase WHERE refund = 'due' LIMIT ${BATCH}`);
  for (const { id } of due) await each(refundDue(services, id));
  await offerFreePlaces(database, now);
  await database.query(`DELETE FROM hold WHERE state <> 'live' AND expires_at < $1`, [now - DAY_MS]);
  await database.query('DELETE FROM access_token WHERE expires_at < $1', [now]);
  await database.query('DELETE FROM idempotency WHERE created_at < $1', [now - DAY_MS]);
  if (failures.length > 0) throw new AggregateError(failures, 'Some orders could not be tidied.');
}

async function endExpiredHolds(database: Database, now: number): Promise<void> {
  await database.transaction(async (transaction) => {
    // A hold that a booking has locked is given back by that booking.
    const expired = await transaction.query<{ id: string }>(
      `SELECT id FROM hold WHERE state = 'live' AND expires_at <= $1 ORDER BY id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`,
      [now],
    );
    await endLiveHolds(
      transaction,
      expired.map(({ id }) => id),
      now,
    );
  });
}

/** Places that stayed free because a rule refused all who waited: one of them may have them by now. */
async function offerFreePlaces(database: Database, now: number): Promise<void> {
  const free = await database.query<{ id: string }>(
    `SELECT DISTINCT place.id FROM place JOIN waiting ON place_id = place.id
     WHERE state = 'waiting' AND taken < capacity AND starts_at > (to_timestamp($1 / 1000.0) AT TIME ZONE 'Europe/Paris')
     ORDER BY place.id LIMIT ${BATCH}`,
    [now],
  );
  for (const { id } of free) {
    await database.transaction(async (transaction) => {
      await lockPlaces(transaction, [id]);
      await promote(transaction, id, now);
    });
  }
}
