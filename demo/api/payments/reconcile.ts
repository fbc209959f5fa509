import type { OrderServices } from '../service-types.ts';
import { closeUnlinked } from './open-payment.ts';
import { endUnpaid } from './settle.ts';

const BATCH = 200;

/**
 * Finds what no message of the provider's told: payments of orders that ended while the money was on its way, and payments
 * that were made and never linked. `each` is given the work of one order.
 */
export async function reconcile(
  services: OrderServices,
  each: (work: Promise<void>) => Promise<unknown>,
): Promise<void> {
  const unended = await services.database.query<{ id: string }>(
    `SELECT id FROM purchase WHERE payment_id IS NOT NULL AND NOT payment_ended AND refund IS NULL
       AND state IN ('expired', 'cancelled') ORDER BY id LIMIT ${BATCH}`,
  );
  // Where the money did not come after all, nobody is to pay for what is gone.
  for (const { id } of unended) await each(endUnpaid(services, id, 'expired'));
  const unlinked = await services.database.query<{ id: string }>(
    `SELECT id FROM purchase WHERE payment_opening AND payment_id IS NULL AND state <> 'pending'
     ORDER BY id LIMIT ${BATCH}`,
  );
  for (const { id } of unlinked) await each(closeUnlinked(services, id));
}
