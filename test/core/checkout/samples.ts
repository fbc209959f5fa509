import { NO_RECIPIENT, NOTHING_TYPED } from '../../../core/checkout/draft.ts';
import type { PurchaseEvent } from '../../../core/checkout/event.ts';
import type { Failure } from '../../../core/checkout/failure.ts';
import type { Hold } from '../../../core/checkout/hold.ts';
import type { Order, Payment } from '../../../core/checkout/order.ts';
import type { Sale } from '../../../core/checkout/sale-stage.ts';
import type { Stage } from '../../../core/checkout/stage.ts';
import { NO_WISHES } from '../../../core/checkout/wishes.ts';
import { aSelection, aSlot } from '../../fixtures/data/factories.ts';

const SLOT = aSlot();
export const SELECTION = aSelection(SLOT.start);
export const CARD = { case: 'typed', card: 'success', save: null } as const;
const GUEST = { firstName: 'Zoé', lastName: 'Petit', email: 'zoe@example.org' };

export function aHold(total = 1200): Hold {
  const quote = {
    slots: [{ id: SLOT.id, free: false, waiting: false, price: total }],
    free: 0,
    pay: 1,
    quantity: 1,
    pricePerSlot: total,
    subtotal: total,
    coupon: null,
    credit: null,
    subscription: null,
    subscriptions: [],
    total,
    currency: 'EUR',
  };
  return {
    id: 'h1',
    expiresAt: 600_000,
    latestExpiry: 3_600_000,
    keepsPlaces: true,
    slots: [{ id: SLOT.id, start: SLOT.start, end: SLOT.end, waiting: false, position: null }],
    item: null,
    slotted: { id: 7, title: 'Yoga doux' },
    user: { id: 42, fullName: 'Studio Lumière' },
    quote,
  };
}

export function aPayment(changes: Partial<Payment> = {}): Payment {
  return { provider: 'test', id: 'p1', amount: 1200, currency: 'EUR', state: 'open', ...changes };
}

export function anOrder(changes: Partial<Order> = {}): Order {
  return {
    id: 'o1',
    state: 'pending',
    slots: [{ id: SLOT.id, start: SLOT.start, end: SLOT.end, free: false }],
    waiting: [],
    item: null,
    slotted: { id: 7, title: 'Yoga doux' },
    user: { id: 42, fullName: 'Studio Lumière' },
    subtotal: 1200,
    discounts: [],
    total: 1200,
    currency: 'EUR',
    buyer: GUEST,
    gift: null,
    payment: aPayment(),
    payBy: 1_800_000,
    cancellableUntil: null,
    ...changes,
  };
}

export function aFailure(changes: Partial<Failure> = {}): Failure {
  return { kind: 'problem', code: 'server-error', status: 409, message: 'No.', problem: {}, ...changes };
}

export const LOST_ANSWER = aFailure({ kind: 'network', code: 'network', status: null });

const sale: Sale = { hold: aHold(), wishes: NO_WISHES, draft: NOTHING_TYPED };
const order = anOrder();
const calm = { notice: null, errors: {} } as const;

/** One stage of each step. */
export const STAGES: { readonly [S in Stage['step']]: Extract<Stage, { readonly step: S }> } = {
  choosing: { step: 'choosing' },
  identifying: { step: 'identifying', errors: {}, earlier: null },
  registering: { step: 'registering', fields: GUEST, earlier: null },
  account: { step: 'account' },
  resuming: { step: 'resuming', hold: 'h1', order: null, tries: 0 },
  holding: { step: 'holding', sale },
  reviewing: { step: 'reviewing', sale, ...calm },
  quoting: { step: 'quoting', sale, order: null, asked: NO_WISHES, ...calm },
  preparing: { step: 'preparing', sale, order: null, card: CARD },
  ordering: { step: 'ordering', sale, card: CARD },
  'order-unknown': { step: 'order-unknown', sale, card: CARD, tries: 1 },
  payable: { step: 'payable', sale, order, ...calm },
  paying: { step: 'paying', sale, order, card: CARD },
  authenticating: { step: 'authenticating', sale, order, notice: null },
  answering: { step: 'answering', sale, order, answer: 'passed' },
  'payment-unknown': { step: 'payment-unknown', sale, order, why: 'lost', tries: 1 },
  'out-of-reach': { step: 'out-of-reach', sale, order },
  'giving-up': { step: 'giving-up', sale, order, why: 'lost' },
  lost: { step: 'lost', lost: [], selection: SELECTION, instead: null, sale },
  expired: { step: 'expired', sale },
  'taken-over': { step: 'taken-over', sale },
  'choosing-anew': { step: 'choosing-anew', sale },
  failed: { step: 'failed', failure: LOST_ANSWER, retry: { on: 'hold' }, sale },
  confirmed: { step: 'confirmed', order: anOrder({ state: 'confirmed' }), left: [], failure: null, sentAgain: null },
  amending: { step: 'amending', order: anOrder({ state: 'confirmed' }), left: [] },
  ended: { step: 'ended', order: anOrder({ state: 'cancelled' }) },
  leaving: { step: 'leaving', order },
};

const confirmed = anOrder({ state: 'confirmed', payment: aPayment({ state: 'captured' }) });
const lost = aFailure({ problem: { slots: [{ id: SLOT.id, code: 'full' }] } });

/** Events of each kind, by a description. */
export const EVENTS: Readonly<Record<string, PurchaseEvent>> = {
  'begin: user': { on: 'begin', who: 'user', needsAccount: false },
  'begin: nobody': { on: 'begin', who: 'nobody', needsAccount: false },
  'begin: nobody, account needed': { on: 'begin', who: 'nobody', needsAccount: true },
  resume: { on: 'resume', hold: 'h1', order: null },
  enter: { on: 'enter', fields: GUEST },
  'signed-in': { on: 'signed-in' },
  hold: { on: 'hold' },
  'choose-anew': { on: 'choose-anew' },
  'type: coupon': { on: 'type', draft: { coupon: 'DIX ' } },
  'type: recipient': { on: 'type', draft: { gift: { ...NO_RECIPIENT, firstName: 'Ana' } } },
  change: { on: 'change', part: { coupon: 'DIX' } },
  'confirm: card': { on: 'confirm', card: CARD },
  'confirm: nothing to pay': { on: 'confirm', card: null },
  authenticate: { on: 'authenticate', answer: 'passed' },
  retry: { on: 'retry' },
  'page-shown': { on: 'page-shown' },
  'bank-refused': { on: 'bank-refused' },
  'keep-longer': { on: 'keep-longer' },
  'time-up': { on: 'time-up' },
  'other-tab': { on: 'other-tab' },
  leave: { on: 'leave' },
  cancel: { on: 'cancel' },
  'leave-list': { on: 'leave-list', slot: SLOT.id },
  'send-again': { on: 'send-again', email: 'zoe.petit@example.org' },
  registered: { on: 'registered' },
  'register-refused: invalid': { on: 'register-refused', failure: aFailure({ status: 422 }) },
  'register-refused: lost': { on: 'register-refused', failure: LOST_ANSWER },
  held: { on: 'held', hold: aHold() },
  'hold-refused: slots lost': { on: 'hold-refused', failure: lost, selection: SELECTION },
  'hold-refused: lost': { on: 'hold-refused', failure: LOST_ANSWER, selection: SELECTION },
  'hold-refused: account': {
    on: 'hold-refused',
    failure: aFailure({ code: 'account-required' }),
    selection: SELECTION,
  },
  'hold-refused: nobody': { on: 'hold-refused', failure: aFailure({ status: 401 }), selection: SELECTION },
  'guest-ended': { on: 'guest-ended' },
  'resumed: hold': { on: 'resumed', hold: aHold(), order: null, wishes: NO_WISHES, draft: NOTHING_TYPED },
  'resumed: order': { on: 'resumed', hold: aHold(), order, wishes: NO_WISHES, draft: NOTHING_TYPED },
  'resumed-late: paid': { on: 'resumed-late', order: confirmed },
  'resumed-late: cancelled': { on: 'resumed-late', order: anOrder({ state: 'cancelled' }) },
  'resume-refused': { on: 'resume-refused', failure: aFailure({ status: 404 }) },
  'resume-refused: lost': { on: 'resume-refused', failure: LOST_ANSWER },
  'kept-longer': { on: 'kept-longer', hold: 'h1', expiresAt: 1_080_000 },
  "kept-longer: another tab's, earlier": { on: 'kept-longer', hold: 'h1', expiresAt: 500_000 },
  'kept-longer: another hold': { on: 'kept-longer', hold: 'h0', expiresAt: 1_080_000 },
  'longer-refused: limit': { on: 'longer-refused', hold: 'h1', failure: aFailure({ code: 'hold-limit' }) },
  'longer-refused: expired': { on: 'longer-refused', hold: 'h1', failure: aFailure({ code: 'hold-expired' }) },
  'longer-refused: lost': { on: 'longer-refused', hold: 'h1', failure: LOST_ANSWER },
  'longer-refused: another hold': { on: 'longer-refused', hold: 'h0', failure: LOST_ANSWER },
  quoted: { on: 'quoted', quote: aHold(1000).quote },
  'quote-refused: coupon': { on: 'quote-refused', failure: aFailure({ status: 422, code: 'coupon-invalid' }) },
  'quote-refused: lost': { on: 'quote-refused', failure: LOST_ANSWER },
  'quote-refused: expired': { on: 'quote-refused', failure: aFailure({ code: 'hold-expired' }) },
  prepared: { on: 'prepared', problem: null },
  'prepared: problem': { on: 'prepared', problem: 'card-expired-year' },
  'prepare-refused': { on: 'prepare-refused', failure: LOST_ANSWER },
  'ordered: pending': { on: 'ordered', order },
  'ordered: paid': { on: 'ordered', order: confirmed },
  'order-refused: slots lost': { on: 'order-refused', failure: lost, selection: SELECTION, quote: null },
  'order-refused: lost': { on: 'order-refused', failure: LOST_ANSWER, selection: SELECTION, quote: null },
  'order-refused: expired': {
    on: 'order-refused',
    failure: aFailure({ code: 'hold-expired' }),
    selection: SELECTION,
    quote: null,
  },
  'order-refused: price': {
    on: 'order-refused',
    failure: aFailure({ code: 'quote-changed' }),
    selection: SELECTION,
    quote: aHold(1500).quote,
  },
  'order-refused: price unknown': {
    on: 'order-refused',
    failure: aFailure({ code: 'quote-changed' }),
    selection: SELECTION,
    quote: null,
  },
  'order-refused: coupon': {
    on: 'order-refused',
    failure: aFailure({ code: 'coupon-invalid' }),
    selection: SELECTION,
    quote: null,
  },
  'order-refused: card': {
    on: 'order-refused',
    failure: aFailure({ status: 402, code: 'card-declined' }),
    selection: SELECTION,
    quote: null,
  },
  'order-refused: already ordered': {
    on: 'order-refused',
    failure: aFailure({ code: 'hold-expired', problem: { order: 'o1' } }),
    selection: SELECTION,
    quote: null,
  },
  'order-refused: other': { on: 'order-refused', failure: aFailure(), selection: SELECTION, quote: null },
  'paid: captured': { on: 'paid', attempted: 'captured' },
  'paid: authenticate': { on: 'paid', attempted: 'authenticate' },
  'pay-refused: card': {
    on: 'pay-refused',
    failure: aFailure({ status: 402, code: 'card-declined' }),
    selection: SELECTION,
  },
  'pay-refused: lost': { on: 'pay-refused', failure: LOST_ANSWER, selection: SELECTION },
  'pay-refused: not payable': {
    on: 'pay-refused',
    failure: aFailure({ code: 'not-payable' }),
    selection: SELECTION,
  },
  'pay-refused: other': { on: 'pay-refused', failure: aFailure(), selection: SELECTION },
  'order-fetched: pending': { on: 'order-fetched', order },
  'order-fetched: paid': { on: 'order-fetched', order: confirmed },
  'order-fetched: expired': { on: 'order-fetched', order: anOrder({ state: 'expired' }) },
  'order-fetched: payment ended': {
    on: 'order-fetched',
    order: anOrder({ payment: aPayment({ state: 'cancelled' }) }),
  },
  'order-fetched: processing': {
    on: 'order-fetched',
    order: anOrder({ payment: aPayment({ provider: 'stripe', state: 'authenticating' }) }),
  },
  'order-not-fetched': { on: 'order-not-fetched', failure: LOST_ANSWER },
  'order-not-fetched: token ended': {
    on: 'order-not-fetched',
    failure: aFailure({ status: 401, code: 'token-invalid' }),
  },
  'given-up': { on: 'given-up', order: anOrder({ state: 'cancelled' }) },
  'given-up: paid': { on: 'given-up', order: confirmed },
  'given-up: lost': { on: 'given-up', order: null },
  proposed: { on: 'proposed', instead: SELECTION },
  cancelled: { on: 'cancelled', order: anOrder({ state: 'cancelled' }) },
  'left-list': { on: 'left-list', slot: SLOT.id },
  'amend-refused': { on: 'amend-refused', failure: LOST_ANSWER },
  'sent-again': { on: 'sent-again', order: confirmed },
  'send-refused: address': { on: 'send-refused', failure: aFailure({ status: 422, code: 'email-invalid' }) },
  'send-refused: lost': { on: 'send-refused', failure: LOST_ANSWER },
};
