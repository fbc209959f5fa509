import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { placesOfHolds } from './locks.ts';
import { changePlaces, changesOf } from './places.ts';
import { endHolds } from './reserve.ts';

const EVERY_MS = 30_000;
const BATCH = 200;
const DAY_MS = 86_400_000;

/** Gives the places of expired holds back every 30 s. Answers what stops it and waits for a run under way. */
export function startSweep(database: Database, clock: Clock, onFailure: (error: unknown) => void): () => Promise<void> {
  let running = Promise.resolve();
  let isRunning = false;
  const timer = setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    running = sweep(database, clock.now())
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

/** One run: at most a batch of expired holds, and what nobody needs any more. */
export async function sweep(database: Database, now: number): Promise<void> {
  await database.transaction(async (transaction) => {
    // A hold that a booking has locked is given back by that booking.
    const expired = await transaction.query<{ id: string }>(
      `SELECT id FROM hold WHERE state = 'live' AND expires_at <= $1 ORDER BY id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`,
      [now],
    );
    const places = await placesOfHolds(
      transaction,
      expired.map(({ id }) => id),
    );
    await changePlaces(transaction, changesOf([], places), []);
    await endHolds(transaction, places, now);
  });
  await database.query(`DELETE FROM hold WHERE state <> 'live' AND expires_at < $1`, [now - DAY_MS]);
  await database.query('DELETE FROM access_token WHERE expires_at < $1', [now]);
  await database.query('DELETE FROM idempotency WHERE created_at < $1', [now - DAY_MS]);
}
