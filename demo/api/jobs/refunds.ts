import { refundDue } from '../payments/settle.ts';
import type { OrderServices } from '../service-types.ts';
import { BATCH, type Each } from './batch.ts';

/** Refunds the orders whose refund is due. */
export async function refundOrders(services: OrderServices, each: Each): Promise<void> {
  const due = await services.database.query<{ id: string }>(
    `SELECT id FROM purchase WHERE refund = 'due' LIMIT ${BATCH}`,
  );
  for (const { id } of due) await each(refundDue(services, id));
}
