import { closeUnlinked } from '../payments/open-payment.ts';
import { endUnpaid, settle } from '../payments/settle.ts';
import type { OrderServices } from '../service-types.ts';
import type { AskAbout } from './asking.ts';
import { nextBatch } from './batch.ts';

/** Settles pending orders by the state of their payments, and ends those that were not paid in time. */
export async function settlePendingOrders(services: OrderServices, askAbout: AskAbout, now: number): Promise<void> {
  const pending = nextBatch<{ id: string; is_late: boolean }>(
    services.database,
    `SELECT id::text, pay_by <= $2 AS is_late FROM purchase WHERE state = 'pending'`,
    [now],
  );
  await askAbout(pending, ({ id, is_late }) => (is_late ? endUnpaid(services, id, 'expired') : settle(services, id)));
}

/**
 * Ends the payments that outlived their orders and that no message of the payment provider told of: those of orders that
 * ended while the money was on its way, and those that were opened and never linked to their order.
 */
export async function endLeftPayments(services: OrderServices, askAbout: AskAbout): Promise<void> {
  const unended = nextBatch(
    services.database,
    `SELECT id::text FROM purchase WHERE payment_id IS NOT NULL AND NOT payment_ended AND refund IS NULL
       AND state IN ('expired', 'cancelled')`,
  );
  // Where the money did not come after all, nobody is to pay for places that have been given back.
  await askAbout(unended, ({ id }) => endUnpaid(services, id, 'expired'));
  const unlinked = nextBatch(
    services.database,
    `SELECT id::text FROM purchase WHERE payment_opening AND payment_id IS NULL AND state <> 'pending'`,
  );
  await askAbout(unlinked, ({ id }) => closeUnlinked(services, id));
}
