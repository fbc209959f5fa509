import { refundDue } from '../payments/settle.ts';
import type { OrderServices } from '../service-types.ts';
import { type Each, nextBatch } from './batch.ts';

/** Refunds the orders whose refund is due. */
export async function refundOrders(services: OrderServices, each: Each): Promise<void> {
  const due = await nextBatch(services.database, `SELECT id::text FROM purchase WHERE refund = 'due'`);
  for (const { id } of due) await each(refundDue(services, id));
}
