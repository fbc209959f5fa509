import type { EndFirst } from '../idempotency.ts';
import { Problem } from '../problem.ts';
import type { OrderServices } from '../service-types.ts';
import { endPayment, settle } from './settle.ts';

/**
 * Runs `work`. If the payment of an earlier order must be ended first, ends it at its payment provider and runs `work`
 * again. If that payment has been made after all, its order is confirmed, and `whenPaid` runs instead. Throws a
 * `payment-processing` problem for a payment that is being processed, which can neither be ended nor waited for.
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
