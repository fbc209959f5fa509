import { PaymentUnderWay } from '../booking/held-order.ts';
import { Problem } from '../problem.ts';
import type { OrderServices } from '../service-types.ts';
import { endPayment, settle } from './settle.ts';

/**
 * Runs `work`; if that throws a `PaymentUnderWay`, ends that payment at its payment provider and runs `work` again. A
 * payment that has been made after all confirms its order, and `whenPaid` runs instead. One that is
 * being processed can neither be ended nor waited for: a `payment-processing` problem.
 */
export async function endingPayments<Result>(
  services: OrderServices,
  work: () => Promise<Result>,
  whenPaid: (orderId: string) => Promise<Result> = () => endingPayments(services, work),
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof PaymentUnderWay)) throw error;
    const end = await endPayment(services, error.orderId);
    if (end === 'ended') return endingPayments(services, work, whenPaid);
    if (end === 'processing') throw new Problem('payment-processing');
    await settle(services, error.orderId);
    return whenPaid(error.orderId);
  }
}
