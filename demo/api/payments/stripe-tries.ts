import type { Database } from '../database/database.ts';
import { hasAnswered } from './stripe-client.ts';

/**
 * Runs `work` with the start of an order's idempotency keys: the same until Stripe responds with a failure, so that
 * what a lost response made is found again; another one after that, because Stripe repeats a failure for a day.
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
    // Counted once, however many requests got the same failure.
    const counting = 'UPDATE purchase SET payment_tries = payment_tries + 1 WHERE id = $1 AND payment_tries = $2';
    if (hasAnswered(error)) await database.query(counting, [orderId, tries]);
    throw error;
  }
}
