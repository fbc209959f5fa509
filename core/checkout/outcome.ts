import type { Effect } from './effect.ts';
import { isPayable, isProcessing, type Order } from './order.ts';
import type {
  FieldErrors,
  GivingUp,
  Notice,
  OutOfReach,
  Payable,
  PaymentUnknown,
  Reviewing,
  Sale,
} from './sale-stage.ts';
import { type Step, to } from './step.ts';

const LONGEST_WAIT = 10_000;

/** Returns the time before the next request, in milliseconds, after `tries` requests. */
export function waitAfter(tries: number): number {
  return tries === 0 ? 0 : Math.min(LONGEST_WAIT, 1000 * 2 ** (tries - 1));
}

/** Returns the stage in which the buyer may press to pay the order or, before there is one, to order. */
export function awaitingConfirm(
  sale: Sale,
  order: Order | null,
  notice: Notice | null,
  errors: FieldErrors = {},
): Reviewing | Payable {
  return order ? { step: 'payable', sale, order, notice, errors } : { step: 'reviewing', sale, notice, errors };
}

/** Ends the purchase with this order, whatever its state. */
export function finish(order: Order, sale: Sale | null = null): Step {
  const over: readonly Effect[] = [{ do: 'forget' }, { do: 'show-hold', hold: null }, { do: 'refetch-bookings' }];
  if (order.state === 'expired') return to({ step: 'expired', sale }, ...over);
  if (order.state !== 'confirmed') return to({ step: 'ended', order }, ...over);
  return to({ step: 'confirmed', order, left: [], failure: null, sentAgain: null }, ...over, { do: 'announce', order });
}

/** Ends a purchase when the time of its hold is up and nothing is paid. */
export function expire(sale: Sale): Step {
  return to({ step: 'expired', sale }, { do: 'forget' }, { do: 'show-hold', hold: null });
}

/** Fetches a purchase that was interrupted: its hold, or the order that it has become. */
export function resume(id: string, order: string | null, tries = 0, wait = waitAfter(tries)): Step {
  return to({ step: 'resuming', hold: id, order, tries }, { do: 'resume', hold: id, order, wait });
}

/** Asks for the order until it is known what has become of it (D-unknown-payment). */
export function ask(sale: Sale, order: Order, why: PaymentUnknown['why'], tries = 0): Step {
  // Processing a payment can take minutes or days.
  const wait = why === 'processing' && tries > 0 ? LONGEST_WAIT : waitAfter(tries);
  return to({ step: 'payment-unknown', sale, order, why, tries }, { do: 'fetch-order', order: order.id, wait });
}

/** Gives up the order of a purchase that the buyer has left. */
export function giveUp(sale: Sale, order: Order, why: GivingUp['why'] = null): Step {
  return to({ step: 'giving-up', sale, order, why }, { do: 'give-up', order: order.id });
}

/** Stops fetching an order because the token of its buyer has ended. */
export function putOutOfReach({ sale, order }: Pick<OutOfReach, 'sale' | 'order'>): Step {
  return to({ step: 'out-of-reach', sale, order });
}

/** Returns the step in which the payment of a pending order continues. */
export function waitForPayment(sale: Sale, order: Order, effects: readonly Effect[] = []): Step {
  if (!isPayable(order)) {
    const asked = ask(sale, order, isProcessing(order) ? 'processing' : 'captured', 1);
    return to(asked.stage, ...effects, ...asked.effects);
  }
  // The test gateway's bank authenticates on our page; Stripe authenticates again when the card is used again.
  const isAsking = order.payment?.provider === 'test' && order.payment.state === 'authenticating';
  if (isAsking) return to({ step: 'authenticating', sale, order, notice: null }, ...effects);
  return to(awaitingConfirm(sale, order, null), ...effects);
}
