import { refundDue } from '../payments/settle.ts';
import type { OrderServices } from '../service-types.ts';
import type { Asking } from './asking.ts';
import { nextBatch } from './batch.ts';

/** Makes the refunds that are due. */
export async function* refundOrders(services: OrderServices): Asking {
  const due = nextBatch(services.database, `SELECT id::text FROM purchase WHERE refund = 'due'`);
  for await (const { id } of due) yield () => refundDue(services, id);
}
