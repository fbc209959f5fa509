import { isBought, isPayable, isProcessing, type Order } from './order.ts';
import { ask, awaitingConfirm, expire, finish, giveUp, putOutOfReach, waitForPayment } from './outcome.ts';
import type { PaymentUnknown, Sale } from './sale-stage.ts';
import { CHOOSING } from './stage.ts';
import { type Handlers, type Step, to } from './step.ts';

/**
 * How often an order is fetched again after a payment without a response (15 seconds in all), before the card can be
 * used again.
 */
const ENOUGH = 4;

/** The stages in which the outcome of an order is being found out. */
export const paymentStatus = {
  'payment-unknown'(stage, event) {
    const { sale, order, why, tries } = stage;
    switch (event.on) {
      case 'order-fetched':
        return afterFetch(stage, event.order);
      case 'order-not-fetched':
        return event.failure.status === 401 ? putOutOfReach(stage) : ask(sale, order, why, tries + 1);
      case 'paid':
      case 'retry':
      case 'time-up':
      case 'confirm':
        return to(stage, { do: 'fetch-order', order: order.id, wait: 0 });
      case 'leave':
        return giveUp(sale, order, why);
      default:
        return null;
    }
  },

  'out-of-reach'({ sale, order }, event) {
    if (event.on === 'signed-in') return ask(sale, order, 'lost');
    return event.on === 'leave' ? to(CHOOSING, { do: 'end' }, { do: 'refetch-bookings' }) : null;
  },

  'giving-up'({ sale, order, why }, event) {
    if (event.on !== 'given-up') return null;
    if (event.order && isBought(event.order)) return finish(event.order);
    if (!event.order && why) return ask(sale, order, why, 1);
    return to(CHOOSING, { do: 'end' }, { do: 'refetch-bookings' });
  },

  leaving(stage, event) {
    switch (event.on) {
      case 'held':
        return to(CHOOSING, { do: 'release', hold: event.hold.id });
      case 'ordered':
      case 'order-fetched':
        return left(event.order);
      case 'paid':
      case 'pay-refused':
        return stage.order && to(stage, { do: 'fetch-order', order: stage.order.id, wait: 0 });
      case 'order-not-fetched':
        return stage.order && to(stage, { do: 'give-up', order: stage.order.id });
      case 'given-up':
        return event.order && isBought(event.order) ? finish(event.order) : to(CHOOSING, { do: 'refetch-bookings' });
      case 'hold-refused':
      case 'order-refused':
        return to(CHOOSING);
      default:
        return null;
    }
  },
} as const satisfies Partial<Handlers>;

/** Gives up an unpaid order; a paid order stays valid and is shown. */
function left(order: Order): Step {
  if (order.state === 'pending') return to({ step: 'leaving', order }, { do: 'give-up', order: order.id });
  return isBought(order) ? finish(order) : to(CHOOSING, { do: 'refetch-bookings' });
}

/** Returns the step after an order was fetched, according to the state of its payment. */
function afterFetch({ sale, order: before, why, tries }: PaymentUnknown, order: Order): Step {
  if (order.state !== 'pending') return finish(order, sale);
  if (order.payment?.state === 'cancelled') return paymentCancelled(sale);
  if (isProcessing(order)) return ask(sale, order, 'processing', tries + 1);
  if (why === 'late') return expire(sale);
  const unpaid = awaitingConfirm(sale, order, { case: 'card', code: 'unpaid' });
  if (isProcessing(before)) return to(unpaid);
  if (order.payment?.provider === 'test' && order.payment.state === 'authenticating')
    return waitForPayment(sale, order);
  if (why === 'captured' || !isPayable(order)) return ask(sale, order, why, tries + 1);
  if (why === 'back') return waitForPayment(sale, order);
  return tries < ENOUGH ? ask(sale, order, why, tries + 1) : to(unpaid);
}

/**
 * Handles a payment that was cancelled, for example in another tab: the next press orders again if the wishes are still
 * known.
 */
function paymentCancelled(sale: Sale): Step {
  if (sale.wishes === null) return expire(sale);
  const message = 'The payment was ended.';
  const failure = { kind: 'bad-answer', code: 'bad-answer', status: null, message, problem: {} } as const;
  return to(awaitingConfirm(sale, null, { case: 'failed', what: 'order', failure, retry: { on: 'hold' } }));
}
