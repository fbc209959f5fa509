import { cancelOrder, createOrder, fetchOrder, type Order } from '../shared/api/booking/order.ts';
import { decodeQuote } from '../shared/api/booking/quote.ts';
import { asApiError } from '../shared/api/errors.ts';
import { bookingsChanged } from '../shared/page/page-state.ts';
import type { Purchase } from '../shared/page/purchase.ts';
import { isAnswered } from './failure.ts';
import type { Holding } from './holding.ts';
import { createLooking, isProcessing, type Looking } from './looking.ts';
import { type Attempted, type Card, isPaymentProblem } from './payment/port.ts';
import type { Payments } from './payments.ts';
import type { Quoting } from './quoting.ts';
import type { Notice, Review } from './review.ts';
import { isBought, isSettled } from './state.ts';
import type { Work } from './work.ts';

/** Order, payment, and the truth about both: what was ordered is never ordered twice, what was paid never paid twice. */
export interface Paying extends Looking {
  /** A card is to be used: finds out whose form it is, and fetches it. */
  loadPayments(): Promise<void>;
  /** Orders what is kept, and pays it with `card`; null where there is nothing to pay. */
  confirm(card: Card | null): Promise<void>;
  /** The cardholder's answer at the bank's step. */
  authenticate(answer: 'passed' | 'refused'): Promise<void>;
  /** Gives an order up that is not paid; answers it where it has been paid after all. */
  giveUp(order: Order): Promise<Order | null>;
  /** Leaves the purchase; one that has been paid after all is shown. */
  back(leave: () => Promise<void>): Promise<void>;
}

export function createPaying(work: Work, payments: Payments, holding: Holding, quoting: Quoting): Paying {
  const { port } = payments;
  const { context, attempt } = work;
  const { client } = context.page;

  async function confirm(card: Card | null): Promise<void> {
    const at = work.review();
    if (!at || at.busy !== null || at.isAuthenticating) return;
    const bought = work.purchase();
    const retry = () => confirm(card);
    let { order } = at;
    work.stage({ ...at, busy: order ? 'paying' : 'ordering', notice: null });
    try {
      if (order && !isPayable(order)) return await settle(order, bought);
      const problem = card && (await port.prepare(card));
      if (isLeft(bought)) return order ? await end(order, bought) : undefined;
      if (problem) return work.stage({ ...at, busy: null, notice: { case: 'card', code: problem } });
      order ??= await place(at);
      if (isLeft(bought)) return await end(order, bought);
      if (order.state !== 'pending' || !order.payment || !card) return await see(order, bought, retry);
      if (!isPayable(order)) return await see(order, bought, asking(order, bought));
      const { payment, buyer } = order;
      work.stage({ ...at, order, busy: 'paying', notice: null });
      const key = attempt.key('pay', [payment.id, card]);
      await carryOn(order, bought, port.pay(payment, card, key, `${buyer.firstName} ${buyer.lastName}`));
    } catch (error) {
      await refused(error, bought, retry, order);
    }
  }

  async function authenticate(answer: 'passed' | 'refused'): Promise<void> {
    const at = work.review();
    const { order } = at ?? {};
    if (!at || at.busy !== null || !at.isAuthenticating || !order?.payment) return;
    const { payment } = order;
    const bought = work.purchase();
    work.stage({ ...at, busy: 'paying', notice: null });
    try {
      const key = attempt.key('authenticate', [payment.id, answer]);
      await carryOn(order, bought, port.authenticate(payment, answer, key));
    } catch (error) {
      await refused(error, bought, () => authenticate(answer), order);
    }
  }

  async function place({ hold, wishes }: Review): Promise<Order> {
    const { partner, lang } = context.settings.getState();
    const { total } = hold.quote;
    const key = attempt.key('order', [hold.id, total, wishes, lang]);
    const order = await createOrder(client, { hold: hold.id, total, lang, partner, wishes }, key);
    attempt.end();
    if (!isLeft(work.purchase())) work.remember(hold.id, order);
    return order;
  }

  async function carryOn(order: Order, bought: Purchase | null, paid: Promise<Attempted>): Promise<void> {
    const { case: result } = await paid;
    attempt.end();
    const at = work.review();
    if (result === 'captured' || isLeft(bought) || !at) return settle(order, bought);
    work.stage({ ...at, busy: null, isAuthenticating: true });
  }

  /** Asks what has become of the order. */
  async function settle(order: Order, bought: Purchase | null): Promise<void> {
    const retry = asking(order, bought);
    try {
      await see(await fetchOrder(client, order.id), bought, retry);
    } catch (error) {
      await refused(error, bought, retry, order);
    }
  }

  function asking(order: Order, bought: Purchase | null): () => Promise<void> {
    return async () => {
      const at = work.review();
      if (!at || at.busy !== null) return;
      work.stage({ ...at, busy: 'paying', notice: null });
      await settle(order, bought);
    };
  }

  async function see(order: Order, bought: Purchase | null, retry: () => Promise<void>): Promise<void> {
    if (isLeft(bought)) return end(order, bought);
    // It was asked for meanwhile, and is shown.
    if (isSettled(work.state.getState().stage)) return;
    if (order.state !== 'pending') return work.finish(order, bought);
    const at = work.review();
    // One whose payment has been ended, in another tab say, is ordered anew by the next press.
    if (at && order.payment?.state === 'cancelled') {
      const error = asApiError(new Error('The payment was ended.'));
      return work.stage({ ...at, order: null, busy: null, notice: { case: 'failed', what: 'order', error, retry } });
    }
    if (!at) return;
    const hasFailed = at.order && isProcessing(at.order) && isPayable(order);
    const notice: Notice = hasFailed ? { case: 'card', code: 'unpaid' } : { case: 'unconfirmed', retry };
    work.stage({ ...at, order, busy: null, notice });
  }

  /** The hold is over; where it has become an order, in another tab say, that is what is shown. */
  async function expired(orderId: unknown, bought: Purchase | null): Promise<void> {
    const order = typeof orderId === 'string' ? await fetchOrder(client, orderId).catch(() => null) : null;
    if (isLeft(bought)) return;
    if (order && isBought(order)) return work.finish(order, bought);
    work.expire();
  }

  /** The purchase was left meanwhile: what is ordered and not paid is given up, what is bought stays bought. */
  async function end(order: Order, bought: Purchase | null): Promise<void> {
    const paid = order.state === 'pending' ? await giveUp(order) : order;
    if (paid) work.finish(paid, bought);
  }

  async function giveUp(order: Order): Promise<Order | null> {
    const ended = await cancelOrder(client, order.id).catch(() => null);
    bookingsChanged(context.page);
    return ended && isBought(ended) ? ended : null;
  }

  function isLeft(bought: Purchase | null): boolean {
    return !context.signal.aborted && work.purchase() !== bought;
  }

  async function refused(
    error: unknown,
    bought: Purchase | null,
    retry: () => Promise<void>,
    order: Order | null,
  ): Promise<void> {
    const failure = asApiError(error);
    if (isAnswered(failure)) attempt.end();
    const at = work.review();
    if (isLeft(bought)) {
      const truth = order && (await fetchOrder(client, order.id).catch(() => null));
      return truth ? end(truth, bought) : undefined;
    }
    if (!at) return;
    const { code } = failure;
    const rest = { ...at, busy: null, isAuthenticating: false };
    if (isPaymentProblem(code)) return work.stage({ ...rest, notice: { case: 'card', code } });
    if (code === 'not-payable' && order) return settle(order, bought);
    if (code === 'hold-expired') return expired(failure.problem['order'], bought);
    if (code === 'quote-changed') return requote(rest, error);
    if (code === 'coupon-invalid') {
      work.stage(rest);
      return quoting.dropCoupon();
    }
    if (code === 'account-required') return work.stage({ step: 'account' });
    if (holding.lose(failure)) return;
    // A lost answer leaves the bank's question open: the same answer can be given again.
    work.stage({ ...at, busy: null, notice: { case: 'failed', what: 'order', error: failure, retry } });
    context.report(failure);
  }

  /** The new total, to be agreed to; without one the places are asked for again, which brings it. */
  function requote(at: Review, error: unknown): void {
    try {
      const quote = decodeQuote(asApiError(error).problem['quote']);
      const expiresAt = at.order?.payBy ?? at.hold.expiresAt;
      work.stage({ ...at, hold: { ...at.hold, quote, expiresAt }, order: null, notice: { case: 'quote-changed' } });
    } catch (unread) {
      work.stage({ step: 'failed', error: asApiError(unread), retry: holding.hold });
      context.report(unread);
    }
  }

  async function back(leave: () => Promise<void>): Promise<void> {
    const at = work.review();
    if (!at?.order || at.busy !== null) return leave();
    const bought = work.purchase();
    work.stage({ ...at, busy: 'ordering' });
    const paid = await giveUp(at.order);
    if (isLeft(bought)) return;
    if (paid) return work.finish(paid, bought);
    work.stage({ ...at, order: null, busy: null });
    context.page.data.setState({ hold: null });
    await leave();
  }

  const { timeUp } = createLooking(work, (order, bought) => see(order, bought, asking(order, bought)));
  return { loadPayments: payments.load, confirm, authenticate, giveUp, timeUp, back };
}

/** At Stripe a payment without its secret is being processed, or its time is up. */
function isPayable({ payment }: Order): boolean {
  return payment?.provider !== 'stripe' || Boolean(payment.clientSecret);
}
