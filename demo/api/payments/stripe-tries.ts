import type { Database } from '../database/database.ts';
import { hasAnswered } from './stripe-client.ts';

/**
 * Runs `work` with the prefix of the idempotency keys of an order. The prefix stays the same until Stripe responds with
 * a failure, so that repeating a request whose response was lost returns what it has made. After a failure the prefix
 * changes, because Stripe repeats the failure of a key for a day.
 */
export async function tryForOrder<Result>(
  database: Database,
  orderId: string,
  work: (key: string) => Promise<Result>,
): Promise<Result> {
  const [order] = await database.query<{ payment_tries: number }>('SELECT payment_tries FROM purchase WHERE id = $1', [
    orderId,
  ]);
  const tries = order?.payment_tries ?? 0;
  try {
    return await work(tries === 0 ? orderId : `${orderId}-${tries}`);
  } catch (error) {
    // A failure is counted once, however many requests received it.
    const counting = 'UPDATE purchase SET payment_tries = payment_tries + 1 WHERE id = $1 AND payment_tries = $2';
    if (hasAnswered(error)) await database.query(counting, [orderId, tries]);
    throw error;
  }
}
