import { NOTHING_TYPED, type Wanted, wantedOf } from './draft.ts';
import type { PurchaseEvent } from './event.ts';
import { type Failure, fieldErrors, isAnswered } from './failure.ts';
import type { Hold } from './hold.ts';
import { isBought } from './order.ts';
import { awaitingConfirm, finish, resume, waitForPayment } from './outcome.ts';
import type { Sale } from './sale-stage.ts';
import { CHOOSING, type Resuming, type Unheld } from './stage.ts';
import { type Handlers, type Step, to } from './step.ts';
import { fail, hold, identifyAgain, lose, requote } from './transitions.ts';
import { isSameWish, NO_WISHES } from './wishes.ts';

/** The stages from the press on 'Je Réserve' until the places are held. */
export const beforeHold = {
  choosing: (_, event) => enter(event),

  identifying: ({ earlier }, event) =>
    event.on === 'signed-in' ? hold(earlier) : (enter(event, earlier) ?? leaveNothing(event)),

  registering({ fields, earlier }, event) {
    if (event.on === 'registered' || event.on === 'signed-in') return hold(earlier);
    if (event.on !== 'register-refused') return leaveNothing(event);
    const { failure } = event;
    if (failure.status === 422) return to({ step: 'identifying', errors: fieldErrors(failure), earlier });
    return fail(failure, { on: 'enter', fields }, earlier);
  },

  account: (_, event) => (event.on === 'signed-in' ? hold() : leaveNothing(event)),

  resuming(stage, event) {
    const { hold: id, order } = stage;
    switch (event.on) {
      case 'resumed':
        if (event.order) return waitForPayment(ordered(event.hold), event.order, arrival(event.hold));
        return review(event);
      case 'resumed-late':
        return isBought(event.order) ? finish(event.order) : forget();
      case 'resume-refused': {
        const made = event.failure.problem['order'];
        // The order was made, but its response was lost in the reload.
        if (order === null && typeof made === 'string') return resume(id, made);
        return isAnswered(event.failure) ? forget() : unanswered(stage, event.failure);
      }
      case 'retry':
        return resume(id, order, stage.tries, 0);
      default:
        return leaveNothing(event);
    }
  },

  holding(stage, event) {
    const { sale } = stage;
    if (event.on === 'held') return held(event.hold, wantedOf(sale));
    if (event.on === 'leave') return to({ step: 'leaving', order: null }, { do: 'end' });
    if (event.on !== 'hold-refused') return wish(stage, event);
    const { failure, selection } = event;
    // Nobody is signed in any more.
    if (failure.status === 401) return identifyAgain(sale);
    return lose(failure, selection, sale) ?? fail(failure, { on: 'hold' }, sale);
  },

  lost(stage, event) {
    if (event.on === 'proposed') return to({ ...stage, instead: event.instead });
    return holdAgain(stage, event);
  },

  expired: (stage, event) =>
    event.on === 'other-tab' ? to({ step: 'taken-over', sale: stage.sale }) : holdAgain(stage, event),

  'taken-over': holdAgain,

  'choosing-anew': (stage, event) => enter(event, stage.sale) ?? holdAgain(stage, event),

  failed: (stage, event) =>
    event.on === 'signed-in' ? hold(stage.sale) : (enter(event, stage.sale) ?? holdAgain(stage, event)),
} as const satisfies Partial<Handlers>;

function enter(event: PurchaseEvent, sale: Sale | null = null): Step | null {
  switch (event.on) {
    case 'begin':
      if (event.who !== 'nobody') return hold(sale);
      return to(event.needsAccount ? { step: 'account' } : { step: 'identifying', errors: {}, earlier: sale });
    case 'enter':
      return to({ step: 'registering', fields: event.fields, earlier: sale }, { do: 'register', fields: event.fields });
    case 'resume':
      return resume(event.hold, event.order);
    default:
      return null;
  }
}

/**
 * Resumes again after a request without a response, because the order may be paid; only the first failure is reported
 * (D-unknown-payment).
 */
function unanswered({ hold: id, order, tries }: Resuming, failure: Failure): Step {
  const again = resume(id, order, tries + 1);
  return tries === 0 ? to(again.stage, { do: 'report', failure }, ...again.effects) : again;
}

/**
 * Starts the review of a new hold: the wishes of the previous hold are quoted again, and the draft is saved with the
 * new hold.
 */
function held(hold: Hold, { wishes, draft }: Wanted): Step {
  const reviewed = review({ hold, wishes: NO_WISHES, draft });
  const typed = isSameWish(draft, NOTHING_TYPED)
    ? []
    : [{ do: 'save-draft', hold: hold.id, wishes: NO_WISHES, draft } as const];
  const before = [
    { do: 'remember', hold: hold.id, order: null, until: hold.expiresAt },
    ...reviewed.effects,
    ...typed,
  ] as const;
  if (isSameWish(wishes, NO_WISHES)) return to(reviewed.stage, ...before);
  const { stage, effects } = requote({ sale: { hold, wishes: NO_WISHES, draft }, order: null }, wishes);
  return to(stage, ...before, ...effects);
}

function review({ hold, wishes, draft }: Wanted & { readonly hold: Hold }): Step {
  return to(awaitingConfirm({ hold, wishes, draft }, null, null), ...arrival(hold));
}

function ordered(hold: Hold): Sale {
  return { hold, wishes: null, draft: NOTHING_TYPED };
}

function arrival(held: Hold): Step['effects'] {
  const shown = { do: 'show-hold', hold: held } as const;
  return held.quote.subtotal > 0 ? [shown, { do: 'cards' }] : [shown];
}

/** Forgets a stored purchase that is over or belongs to somebody else, without showing an error (D-resume). */
function forget(): Step {
  return to(CHOOSING, { do: 'forget' }, { do: 'end' });
}

function holdAgain(stage: Unheld, event: PurchaseEvent): Step | null {
  if (event.on === 'choose-anew') return to({ step: 'choosing-anew', sale: stage.sale });
  return event.on === 'hold' ? hold(stage.sale) : (wish(stage, event) ?? leaveNothing(event));
}

/** Keeps a changed wish for the next hold. A new coupon stays in the draft, because only a quote can accept it. */
function wish(stage: Unheld, event: PurchaseEvent): Step | null {
  const { sale } = stage;
  if (event.on !== 'change' || !sale?.wishes) return null;
  const { coupon, ...part } = event.part;
  const wishes = { ...sale.wishes, ...part, ...(coupon === null && { coupon }) };
  return to({ ...stage, sale: { ...sale, wishes } });
}

/** Ends the purchase on `leave`, at a stage that holds no places. */
function leaveNothing(event: PurchaseEvent): Step | null {
  return event.on === 'leave' ? to(CHOOSING, { do: 'end' }) : null;
}
