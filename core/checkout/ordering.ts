import { type Card, isPaymentProblem } from './card.ts';
import type { PurchaseEvent, Result } from './event.ts';
import { type Failure, isAnswered } from './failure.ts';
import { isBought, isPayable, type Order } from './order.ts';
import { ask, awaitingConfirm, expire, finish, giveUp, resume, waitAfter, waitForPayment } from './outcome.ts';
import type { Notice, Ordering, OrderUnknown, Sale } from './sale-stage.ts';
import { type Handlers, type Step, to } from './step.ts';
import { applyTyped, endHold, fail, lose, order, pay, repriced, requote, sold } from './transitions.ts';
import { NO_WISHES } from './wishes.ts';

/** The stages from the press that orders until the order is made. */
export const ordering = {
  preparing({ sale, order: before, card }, event) {
    if (event.on === 'leave') return before ? giveUp(sale, before) : endHold(sale, event);
    const back = (notice: Notice) => awaitingConfirm(sale, before, notice);
    if (event.on === 'prepare-refused') {
      const { failure } = event;
      const retry = { on: 'confirm', card } as const;
      return to(back({ case: 'failed', what: 'order', failure, retry }), { do: 'report', failure });
    }
    if (event.on !== 'prepared') return null;
    if (event.problem) return to(back({ case: 'card', code: event.problem }));
    // The buyer may have typed something while the card was being prepared.
    return applyTyped({ sale, order: before }) ?? (before ? pay(sale, before, card) : order(sale, card));
  },

  ordering: (stage, event) => orderAnswered(stage, event, 0),

  'order-unknown'(stage, event) {
    if (event.on === 'retry' || event.on === 'confirm') return askAgain(stage, stage.tries, 0);
    return orderAnswered(stage, event, stage.tries);
  },
} as const satisfies Partial<Handlers>;

/**
 * Sends the same order again with the same idempotency key: it is made once, however often it is sent (D-idempotency).
 */
function askAgain({ sale, card }: Ordering | OrderUnknown, tries: number, wait = waitAfter(tries)): Step {
  return to({ step: 'order-unknown', sale, card, tries }, { do: 'order', ...sold(sale), wait });
}

/** Sends an order again after a request without a response; only the first failure is reported. */
function unknown(stage: Ordering | OrderUnknown, failure: Failure, tries: number): Step {
  const again = askAgain(stage, tries + 1);
  return tries === 0 ? to(again.stage, { do: 'report', failure }, ...again.effects) : again;
}

function orderAnswered(stage: Ordering | OrderUnknown, event: PurchaseEvent, tries: number): Step | null {
  const { sale, card } = stage;
  switch (event.on) {
    case 'ordered':
      return placed(sale, event.order, card);
    case 'order-refused':
      return isAnswered(event.failure) ? refused(stage, event) : unknown(stage, event.failure, tries);
    case 'order-fetched':
      return isBought(event.order) ? finish(event.order) : goOnWith(event.order, sale);
    case 'order-not-fetched':
      return isAnswered(event.failure) && event.failure.status !== 401
        ? expire(sale)
        : unknown(stage, event.failure, tries);
    case 'leave':
      return to({ step: 'leaving', order: null }, { do: 'end' });
    default:
      return null;
  }
}

/**
 * Resumes the unpaid order that the hold became earlier, as after a reload. The order belongs to this buyer, because the
 * API lets only the buyer read it. Its price or gift may differ from what is shown, so paying it needs another press.
 */
function goOnWith({ id, state, payment }: Order, sale: Sale): Step {
  if (state !== 'pending' || payment?.state === 'cancelled') return expire(sale);
  return resume(sale.hold.id, id);
}

function placed(sale: Sale, made: Order, card: Card | null): Step {
  const remember = { do: 'remember', hold: sale.hold.id, order: made.id, until: sale.hold.expiresAt } as const;
  if (made.state !== 'pending') return finish(made, sale);
  const step = !isPayable(made)
    ? waitForPayment(sale, made)
    : card
      ? pay(sale, made, card)
      : ask(sale, made, 'captured');
  return to(step.stage, remember, ...step.effects);
}

function refused({ sale, card }: Ordering | OrderUnknown, event: Extract<Result, { on: 'order-refused' }>): Step {
  const { failure, selection, quote } = event;
  const { code } = failure;
  if (code === 'hold-expired') {
    const made = failure.problem['order'];
    if (typeof made !== 'string') return expire(sale);
    return to({ step: 'ordering', sale, card }, { do: 'fetch-order', order: made, wait: 0 });
  }
  if (code === 'quote-changed') return quote ? repriced(sale, quote) : fail(failure, { on: 'hold' }, sale);
  const wishes = sale.wishes ?? NO_WISHES;
  if (code === 'coupon-invalid')
    return requote({ sale, order: null }, { ...wishes, coupon: null }, { case: 'coupon-gone' });
  const lost = lose(failure, selection, sale);
  if (lost) return lost;
  if (isPaymentProblem(code)) return to(awaitingConfirm(sale, null, { case: 'card', code }));
  const notice: Notice = { case: 'failed', what: 'order', failure, retry: { on: 'confirm', card } };
  return to(awaitingConfirm(sale, null, notice), { do: 'report', failure });
}
