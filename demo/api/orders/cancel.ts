import { returnOrder } from '../booking/give-back.ts';
import { planGiftMail, planOrderMail } from '../booking/order-mail.ts';
import { readOrder } from '../booking/order-response.ts';
import { lockOrder } from '../payments/locked-order.ts';
import { startRefund } from '../payments/refund.ts';
import { endUnpaid } from '../payments/settle.ts';
import type { OrderOwner } from '../people/order-key.ts';
import { isMembershipInUse } from '../pricing/subscriptions.ts';
import { Problem } from '../problem.ts';
import type { OrderServices } from '../service-types.ts';

/**
 * Cancels or gives up an order of the caller, and gives back its money and everything else that it took (D-cancel). An
 * unpaid order can be given up at any time, a confirmed order cancelled until its deadline. Does nothing if the order has
 * already ended. A refund that the payment provider refuses does not undo the cancellation (D-refunds).
 */
export async function cancelOrder(services: OrderServices, owner: OrderOwner, orderId: string): Promise<void> {
  const { database, clock } = services;
  const { state } = await readOrder(database, owner, orderId);
  if (state === 'pending') await endUnpaid(services, orderId, 'cancelled');
  else if (state === 'confirmed') {
    await database.transaction(async (transaction) => {
      const order = await lockOrder(transaction, orderId);
      if (order?.state !== 'confirmed') return;
      const now = clock.now();
      const { cancellableUntil } = await readOrder(transaction, owner, orderId);
      if (cancellableUntil === null || Date.parse(cancellableUntil) < now) throw new Problem('too-late-to-cancel');
      if (await isMembershipInUse(transaction, orderId)) throw new Problem('membership-in-use');
      // The mail is written before the order leaves its waiting lists, so that it names these too.
      await planOrderMail(transaction, 'cancelled', orderId, now);
      await planGiftMail(transaction, 'gift-cancelled', orderId, now);
      await returnOrder(transaction, { id: orderId, state: 'cancelled' }, now);
      await transaction.query(`UPDATE purchase SET refund = 'due' WHERE id = $1 AND payment_id IS NOT NULL`, [orderId]);
    });
  }
  await startRefund(services, orderId);
}
