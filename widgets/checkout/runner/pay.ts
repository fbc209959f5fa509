import { isPaymentProblem } from '../../../core/checkout/card.ts';
import type { PurchaseRequest } from '../../../core/checkout/effect.ts';
import type { Result } from '../../../core/checkout/event.ts';
import { type Failure, isAnswered } from '../../../core/checkout/failure.ts';
import type { Quote } from '../../../core/checkout/hold.ts';
import { createOrder } from '../../shared/api/booking/order.ts';
import { decodeQuote } from '../../shared/api/booking/quote.ts';
import { ApiError, asApiError } from '../../shared/api/errors.ts';
import { awaitOrder } from '../../shared/selling/stored.ts';
import type { PurchaseContext } from './contexts.ts';

type RequestOf<D extends PurchaseRequest['do']> = Extract<PurchaseRequest, { readonly do: D }>;

/** Has the payment provider's form check the card, before anything is ordered. */
export async function prepare({ card }: RequestOf<'prepare'>, { port }: PurchaseContext): Promise<Result> {
  try {
    return { on: 'prepared', problem: await port.prepare(card) };
  } catch (error) {
    const failure = asApiError(error);
    const { code } = failure;
    return isPaymentProblem(code) ? { on: 'prepared', problem: code } : { on: 'prepare-refused', failure };
  }
}

/** Sends the order (`POST /v1/order`), with the same idempotency key for each retry of the same order. */
export async function order(
  { hold, wishes, total }: RequestOf<'order'>,
  { context, state, attempt, purchase }: PurchaseContext,
): Promise<Result> {
  awaitOrder(purchase);
  const { partner, lang } = context.settings.getState();
  const key = attempt.key('order', [hold.id, total, wishes, lang]);
  try {
    const made = await createOrder(context.page.client, { hold: hold.id, total, lang, partner, wishes }, key);
    attempt.end();
    return { on: 'ordered', order: made };
  } catch (error) {
    const failure = asApiError(error);
    if (isAnswered(failure)) attempt.end();
    return { on: 'order-refused', failure, selection: state.getState().selection, quote: quoteOf(failure) };
  }
}

/** Pays an order that waits for its payment. */
export function pay({ order: made, card }: RequestOf<'pay'>, purchase: PurchaseContext): Promise<Result> {
  const { payment, buyer } = made;
  return attempted(purchase, async () => {
    if (!payment) throw new ApiError('bad-answer', 'The order has no payment.');
    const key = purchase.attempt.key('pay', [payment.id, card]);
    return purchase.port.pay(payment, card, key, `${buyer.firstName} ${buyer.lastName}`);
  });
}

export function authenticate(
  { order: made, answer }: RequestOf<'authenticate'>,
  purchase: PurchaseContext,
): Promise<Result> {
  const { payment } = made;
  return attempted(purchase, async () => {
    if (!payment) throw new ApiError('bad-answer', 'The order has no payment.');
    return purchase.port.authenticate(payment, answer, purchase.attempt.key('authenticate', [payment.id, answer]));
  });
}

async function attempted(
  { state, attempt }: PurchaseContext,
  work: () => Promise<{ readonly case: 'captured' | 'authenticate' }>,
): Promise<Result> {
  try {
    const result = await work();
    attempt.end();
    return { on: 'paid', attempted: result.case };
  } catch (error) {
    const failure = asApiError(error);
    if (isAnswered(failure)) attempt.end();
    return { on: 'pay-refused', failure, selection: state.getState().selection };
  }
}

/** Reads the new price in a `quote-changed` problem; null if it cannot be read. */
function quoteOf({ code, problem }: Failure): Quote | null {
  if (code !== 'quote-changed') return null;
  try {
    return decodeQuote(problem['quote']);
  } catch {
    return null;
  }
}
