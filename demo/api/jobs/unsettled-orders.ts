import { IS_PAYABLE, IS_UNLINKED } from '../booking/payment-row.ts';
import { closeUnlinked } from '../payments/open-payment.ts';
import { endUnpaid, settle } from '../payments/settle.ts';
import type { OrderServices } from '../service-types.ts';
import type { Asking } from './asking.ts';
import { nextBatch } from './batch.ts';

/** Settles pending orders by the state of their payments, and ends those that were not paid in time. */
export async function* settlePendingOrders(services: OrderServices, now: number): Asking {
  const pending = nextBatch<{ id: string; is_late: boolean }>(
    services.database,
    `SELECT id::text, pay_by <= $2 AS is_late FROM purchase WHERE state = 'pending'`,
    [now],
  );
  for await (const { id, is_late } of pending) {
    yield { id, ask: () => (is_late ? endUnpaid(services, id, 'expired') : settle(services, id)) };
  }
}

/**
 * Ends the payments of orders that ended while a payment was being processed, if no message of the payment provider has
 * reported its result. Otherwise, if the payment failed, somebody could still pay for places that have been given back.
 */
export async function* endLeftPayments(services: OrderServices): Asking {
  const unended = nextBatch(
    services.database,
    `SELECT id::text FROM purchase WHERE ${IS_PAYABLE} AND refund IS NULL
       AND state IN ('expired', 'cancelled')`,
  );
  for await (const { id } of unended) yield { id, ask: () => endUnpaid(services, id, 'expired') };
}

/** Ends the payments that were opened but never linked to their orders. */
export async function* endUnlinkedPayments(services: OrderServices): Asking {
  const unlinked = nextBatch(services.database, `SELECT id::text FROM purchase WHERE ${IS_UNLINKED}`);
  for await (const { id } of unlinked) yield { id, ask: () => closeUnlinked(services, id) };
}
