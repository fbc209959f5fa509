import { refundDue } from '../payments/settle.ts';
import type { OrderServices } from '../service-types.ts';
import type { AskAbout } from './asking.ts';
import { nextBatch } from './batch.ts';

/** Refunds the orders whose refund is due. */
export async function refundOrders(services: OrderServices, askAbout: AskAbout): Promise<void> {
  const due = nextBatch(services.database, `SELECT id::text FROM purchase WHERE refund = 'due'`);
  await askAbout(due, ({ id }) => refundDue(services, id));
}
