import { NOTHING_TYPED } from '../../../core/checkout/draft.ts';
import type { PurchaseRequest } from '../../../core/checkout/effect.ts';
import type { PurchaseEvent, Result } from '../../../core/checkout/event.ts';
import type { Order } from '../../../core/checkout/order.ts';
import { next } from '../../../core/checkout/purchase.ts';
import { CHOOSING, type Stage } from '../../../core/checkout/stage.ts';
import { NO_WISHES } from '../../../core/checkout/wishes.ts';
import { aFailure, aHold, anOrder, aPayment, LOST_ANSWER, SELECTION } from './samples.ts';

/** The fate of a call: it is answered, is carried out but its answer is lost, never arrives, or is answered twice. */
export type Fate = 'answered' | 'answer-lost' | 'never-arrived' | 'answered-twice';

/** The latest end of a hold. */
const LATEST = 3_600_000;

/** The result of a card at the gateway. */
export type CardFate = 'captured' | 'declined' | 'authenticate';

/** A purchase and a server that makes an order once for each key, and captures a payment once. */
export class World {
  stage: Stage = CHOOSING;
  /** The calls under way, at most one of each kind: a later call replaces an earlier one. */
  readonly calls = new Map<PurchaseRequest['do'], PurchaseRequest>();
  /** Every order that was made, by its idempotency key. */
  readonly orders = new Map<string, Order>();
  /** How often each payment was captured. */
  readonly captures = new Map<string, number>();
  holds = 0;
  /** The end of each hold, by its id. */
  readonly ends = new Map<string, number>();
  /** Whether another tab has held places since, which ended the hold of this tab. */
  isElsewhere = false;

  dispatch(event: PurchaseEvent): void {
    const step = next(this.stage, event);
    this.stage = step.stage;
    if (this.isElsewhere && this.stage.step === 'expired') this.stage = next(this.stage, { on: 'other-tab' }).stage;
    if (this.stage === CHOOSING) this.calls.clear();
    for (const effect of step.effects) {
      if (isRequest(effect.do)) this.calls.set(effect.do as PurchaseRequest['do'], effect as PurchaseRequest);
    }
  }

  /** Completes a call that is under way, with the given fate. */
  meet(kind: PurchaseRequest['do'], fate: Fate, card: CardFate): void {
    const call = this.calls.get(kind);
    if (!call) return;
    this.calls.delete(kind);
    const answer = fate === 'never-arrived' ? null : this.answer(call, card);
    if (fate === 'answer-lost' || fate === 'never-arrived') this.dispatch(lostResult(call));
    else if (answer) this.dispatch(answer);
    if (answer && fate === 'answered-twice') this.dispatch(answer);
  }

  /** Pays a pending order as another tab or a message of the payment provider does. */
  payElsewhere(): void {
    const waiting = [...this.orders].find(([, { state }]) => state === 'pending');
    if (waiting) this.capture(waiting[0]);
  }

  /** Holds places in another tab of the buyer (D-one-hold); `isHeard` tells whether this tab is informed. */
  holdElsewhere(isHeard: boolean): void {
    for (const { id } of this.orders.values()) this.setPayment(id, 'cancelled', 'expired');
    this.isElsewhere = true;
    if (isHeard) this.dispatch({ on: 'other-tab' });
  }

  paid(): readonly Order[] {
    return [...this.orders.values()].filter(({ state }) => state === 'confirmed');
  }

  private capture(key: string): void {
    const order = this.orders.get(key);
    const payment = order?.payment;
    if (!order || !payment) return;
    this.captures.set(payment.id, (this.captures.get(payment.id) ?? 0) + 1);
    this.orders.set(key, { ...order, state: 'confirmed', payment: { ...payment, state: 'captured' } });
  }

  private keyOf(id: string): string {
    return [...this.orders].find(([, order]) => order.id === id)?.[0] ?? '';
  }

  private orderOf(id: string): Order {
    return this.orders.get(this.keyOf(id)) ?? anOrder({ id, state: 'expired' });
  }

  private setPayment(id: string, state: 'open' | 'authenticating' | 'cancelled', of?: Order['state']): void {
    const key = this.keyOf(id);
    const order = this.orders.get(key);
    if (!order?.payment || order.state !== 'pending') return;
    this.orders.set(key, { ...order, state: of ?? 'pending', payment: { ...order.payment, state } });
  }

  private answer(request: PurchaseRequest, card: CardFate): Result | null {
    switch (request.do) {
      case 'register':
        return { on: 'registered' };
      case 'hold':
        this.holds += 1;
        this.isElsewhere = false;
        // A new hold ends an earlier order that is not paid (D-one-hold).
        for (const { id } of this.orders.values()) this.setPayment(id, 'cancelled', 'cancelled');
        this.ends.set(`h${this.holds}`, aHold().expiresAt);
        return { on: 'held', hold: { ...aHold(), id: `h${this.holds}` } };
      case 'resume':
        if (request.order !== null) return this.resumeOrder(this.orderOf(request.order));
        if (this.isElsewhere) return { on: 'resume-refused', failure: aFailure({ code: 'hold-expired' }) };
        return { on: 'resumed', hold: aHold(), order: null, wishes: NO_WISHES, draft: NOTHING_TYPED };
      case 'keep-longer':
        return this.makeLonger(request.hold);
      case 'quote':
        return { on: 'quoted', quote: aHold(request.wishes.coupon === null ? 1200 : 1000).quote };
      case 'prepare':
        return { on: 'prepared', problem: null };
      case 'order':
        return this.makeOrder(request);
      case 'pay':
        return this.pay(request.order.id, card);
      case 'authenticate':
        return this.pay(request.order.id, request.answer === 'passed' ? 'captured' : 'declined');
      case 'fetch-order':
        return { on: 'order-fetched', order: this.orderOf(request.order) };
      case 'give-up': {
        this.setPayment(request.order, 'cancelled', 'cancelled');
        return { on: 'given-up', order: this.orderOf(request.order) };
      }
      case 'propose':
        return null;
      case 'cancel':
        return { on: 'cancelled', order: { ...this.orderOf(request.order), state: 'cancelled' } };
      case 'leave-list':
        return { on: 'left-list', slot: request.slot };
      case 'send-again':
        return { on: 'sent-again', order: this.orderOf(request.order) };
    }
  }

  private resumeOrder(order: Order): Result {
    if (order.state !== 'pending') return { on: 'resumed-late', order };
    return { on: 'resumed', hold: aHold(), order, wishes: NO_WISHES, draft: NOTHING_TYPED };
  }

  private makeLonger(hold: string): Result {
    const refuse = (code: string): Result => ({ on: 'longer-refused', hold, failure: aFailure({ code }) });
    const isOrdered = [...this.orders.keys()].some((key) => JSON.parse(key)[0] === hold);
    if (this.isElsewhere || isOrdered || hold !== `h${this.holds}`) return refuse('hold-expired');
    const expiresAt = Math.min(LATEST, (this.ends.get(hold) ?? 0) + 600_000);
    if (expiresAt === this.ends.get(hold)) return refuse('hold-limit');
    this.ends.set(hold, expiresAt);
    return { on: 'kept-longer', hold, expiresAt };
  }

  private makeOrder({ hold, total, wishes }: Extract<PurchaseRequest, { do: 'order' }>): Result {
    const key = JSON.stringify([hold.id, total, wishes]);
    const made = this.orders.get(key);
    if (made) return { on: 'ordered', order: made };
    const ofHold = [...this.orders].filter(([other]) => JSON.parse(other)[0] === hold.id);
    const bought = ofHold.find(([, { state }]) => state === 'confirmed');
    if (bought) {
      const failure = aFailure({ code: 'hold-expired', problem: { order: bought[1].id } });
      return { on: 'order-refused', failure, selection: SELECTION, quote: null };
    }
    if (this.isElsewhere) {
      const failure = aFailure({ code: 'hold-expired' });
      return { on: 'order-refused', failure, selection: SELECTION, quote: null };
    }
    for (const [, { id }] of ofHold) this.setPayment(id, 'cancelled', 'cancelled');
    const id = `o${this.orders.size + 1}`;
    const order = anOrder({ id, total, payment: aPayment({ id: `p-${id}`, amount: total }) });
    this.orders.set(key, order);
    return { on: 'ordered', order };
  }

  private pay(id: string, card: CardFate): Result {
    const refuse = (code: string, status: number): Result => ({
      on: 'pay-refused',
      failure: aFailure({ code, status }),
      selection: SELECTION,
    });
    const { state } = this.orderOf(id);
    if (state !== 'pending') return refuse('not-payable', 409);
    if (card === 'declined') {
      this.setPayment(id, 'open');
      return refuse('card-declined', 402);
    }
    if (card === 'authenticate') {
      this.setPayment(id, 'authenticating');
      return { on: 'paid', attempted: 'authenticate' };
    }
    this.capture(this.keyOf(id));
    return { on: 'paid', attempted: 'captured' };
  }
}

const KINDS: Readonly<Record<PurchaseRequest['do'], true>> = {
  register: true,
  hold: true,
  resume: true,
  'keep-longer': true,
  quote: true,
  prepare: true,
  order: true,
  pay: true,
  authenticate: true,
  'fetch-order': true,
  'give-up': true,
  propose: true,
  cancel: true,
  'leave-list': true,
  'send-again': true,
};

export const REQUESTS = Object.keys(KINDS) as readonly PurchaseRequest['do'][];

function isRequest(kind: string): boolean {
  return Object.hasOwn(KINDS, kind);
}

function lostResult(request: PurchaseRequest): PurchaseEvent {
  const failure = LOST_ANSWER;
  switch (request.do) {
    case 'register':
      return { on: 'register-refused', failure };
    case 'hold':
      return { on: 'hold-refused', failure, selection: SELECTION };
    case 'resume':
      return { on: 'resume-refused', failure };
    case 'keep-longer':
      return { on: 'longer-refused', hold: request.hold, failure };
    case 'quote':
      return { on: 'quote-refused', failure };
    case 'prepare':
      return { on: 'prepare-refused', failure };
    case 'order':
      return { on: 'order-refused', failure, selection: SELECTION, quote: null };
    case 'pay':
    case 'authenticate':
      return { on: 'pay-refused', failure, selection: SELECTION };
    case 'fetch-order':
      return { on: 'order-not-fetched', failure: LOST_ANSWER };
    case 'give-up':
      return { on: 'given-up', order: null };
    case 'propose':
      return { on: 'proposed', instead: SELECTION };
    case 'cancel':
    case 'leave-list':
      return { on: 'amend-refused', failure };
    case 'send-again':
      return { on: 'send-refused', failure };
  }
}
