import type { PaymentPort, PaymentRef } from '../ports/payment.ts';
import type { Share } from '../sharing.ts';

/**
 * Returns the port for calls that only show a payment. `share` decides how often each payment is
 * read (D-shown-payments).
 */
export function shownPayments(payments: PaymentPort, share: Share): PaymentPort {
  const read = (payment: PaymentRef) => share(`${payment.provider} ${payment.id}`, () => payments.read(payment));
  return {
    ...payments,
    read,
    open: (order) => (order.payment === null ? payments.open(order) : read(order.payment)),
  };
}
