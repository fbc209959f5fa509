import { isPaymentProblem } from './card.ts';
import type { Action, PurchaseEvent, Result } from './event.ts';
import { isAnswered } from './failure.ts';
import { isPayable, isProcessing } from './order.ts';
import { ask, awaitingConfirm, finish, giveUp } from './outcome.ts';
import type { Answering, Authenticating, Notice, Payable, Paying } from './sale-stage.ts';
import { type Handlers, type Step, to } from './step.ts';
import { applyTyped, lose, prepare, requote } from './transitions.ts';

/** The stages of an order that waits for its payment. */
export const paying = {
  payable(stage, event) {
    const { sale, order } = stage;
    switch (event.on) {
      case 'confirm':
        if (!isPayable(order)) return ask(sale, order, 'captured');
        return applyTyped(stage) ?? (event.card && prepare(sale, order, event.card));
      case 'change':
        return sale.wishes && requote(stage, { ...sale.wishes, ...event.part });
      case 'bank-refused':
        return to({ ...stage, notice: stage.notice ?? { case: 'card', code: 'authentication-failed' } });
      default:
        return waiting(stage, event);
    }
  },

  paying(stage, event) {
    if (event.on !== 'pay-refused') return underWay(stage, event);
    return refused(stage, event, { on: 'confirm', card: stage.card });
  },

  authenticating(stage, event) {
    const { sale, order } = stage;
    if (event.on !== 'authenticate') return waiting(stage, event);
    const { answer } = event;
    return to({ step: 'answering', sale, order, answer }, { do: 'authenticate', order, answer });
  },

  answering(stage, event) {
    if (event.on !== 'pay-refused') return underWay(stage, event);
    return refused(stage, event, { on: 'authenticate', answer: stage.answer });
  },
} as const satisfies Partial<Handlers>;

/**
 * Handles events while the order waits for the buyer: when its time is up, the order is fetched to see whether it was
 * paid in time.
 */
function waiting({ sale, order }: Payable | Authenticating, event: PurchaseEvent): Step | null {
  switch (event.on) {
    case 'time-up':
      return ask(sale, order, 'late');
    case 'other-tab':
      return ask(sale, order, 'back');
    case 'leave':
      return giveUp(sale, order);
    default:
      return null;
  }
}

/** Handles events while the payment is processed: only the fetched order shows whether the payment succeeded. */
function underWay(stage: Paying | Answering, event: PurchaseEvent): Step | null {
  const { sale, order } = stage;
  switch (event.on) {
    case 'paid':
      return event.attempted === 'captured'
        ? ask(sale, order, 'captured')
        : to({ step: 'authenticating', sale, order, notice: null });
    case 'page-shown':
      return ask(sale, order, 'back');
    case 'time-up':
      return to(stage, { do: 'fetch-order', order: order.id, wait: 0 });
    case 'order-fetched':
      if (event.order.state !== 'pending') return finish(event.order, sale);
      return isProcessing(event.order) ? ask(sale, event.order, 'processing', 1) : null;
    case 'leave':
      return to({ step: 'leaving', order }, { do: 'end' });
    default:
      return null;
  }
}

function refused(
  { sale, order, step }: Paying | Answering,
  { failure, selection }: Extract<Result, { on: 'pay-refused' }>,
  retry: Action,
): Step {
  const { code } = failure;
  const report = { do: 'report', failure } as const;
  if (!isAnswered(failure)) {
    const asked = ask(sale, order, 'lost');
    return to(asked.stage, report, ...asked.effects);
  }
  if (isPaymentProblem(code)) return to(awaitingConfirm(sale, order, { case: 'card', code }));
  // The order may have been paid or replaced in another tab.
  if (code === 'not-payable' || code === 'hold-expired') return ask(sale, order, 'captured');
  const lost = lose(failure, selection, sale);
  if (lost) return lost;
  const notice: Notice = { case: 'failed', what: 'order', failure, retry };
  return step === 'paying'
    ? to(awaitingConfirm(sale, order, notice), report)
    : to({ step: 'authenticating', sale, order, notice }, report);
}
