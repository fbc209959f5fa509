import type { EndFirst } from '../idempotency.ts';
import { Problem } from '../problem.ts';
import type { OrderServices } from '../service-types.ts';
import { endPayment, settle } from './settle.ts';

/**
 * Runs `work`; if the payment of an earlier order must be ended first, ends it at its payment provider and runs `work`
 * again. A payment that has been made after all confirms its order, and `whenPaid` runs instead. One that is being
 * processed can neither be ended nor waited for: a `payment-processing` problem.
 */
export async function withPaymentsEnded<Result extends object>(
  services: OrderServices,
  work: () => Promise<Result | EndFirst>,
  whenPaid: (orderId: string) => Promise<Result> = () => withPaymentsEnded(services, work),
): Promise<Result> {
  const result = await work();
  if (!('endFirst' in result)) return result;
  const orderId = result.endFirst;
  const end = await endPayment(services, orderId);
  if (end === 'ended') return withPaymentsEnded(services, work, whenPaid);
  if (end === 'processing') throw new Problem('payment-processing');
  await settle(services, orderId);
  return whenPaid(orderId);
}
