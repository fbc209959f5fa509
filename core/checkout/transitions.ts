import { deselectAll, type Selection } from '../booking/selection.ts';
import type { Card } from './card.ts';
import { withDraft } from './draft.ts';
import type { Effect } from './effect.ts';
import type { Action, PurchaseEvent } from './event.ts';
import { type Failure, lostSlots } from './failure.ts';
import type { Quote } from './hold.ts';
import type { Order } from './order.ts';
import { awaitingConfirm, expire } from './outcome.ts';
import type { FieldErrors, Notice, Quoting, Sale } from './sale-stage.ts';
import { CHOOSING, type Stage } from './stage.ts';
import { type Step, to } from './step.ts';
import { isSameWish, NO_WISHES, type Wishes } from './wishes.ts';

/** Holds the places. */
export function hold(sale: Sale | null = null): Step {
  return to({ step: 'holding', sale }, { do: 'hold' });
}

/** The effects of losing a hold. */
const NOT_HELD: readonly Effect[] = [{ do: 'forget' }, { do: 'show-hold', hold: null }];

/** Asks for the buyer's details again after a guest's token has ended; what was typed is kept for the next hold. */
export function identifyAgain(earlier: Sale | null): Step {
  return to({ step: 'identifying', errors: {}, earlier }, ...NOT_HELD);
}

/**
 * Returns the step after a hold or order was refused because places are gone or an account is required; null for any
 * other refusal (D-lost-place).
 */
export function lose(failure: Failure, selection: Selection, sale: Sale | null): Step | null {
  if (failure.code === 'account-required') return to({ step: 'account' }, ...NOT_HELD);
  const lost = lostSlots(failure, selection);
  if (lost.length === 0) return null;
  const rest = lost.reduce<Selection>((chosen, { id }) => deselectAll(id, chosen), selection);
  return to(
    { step: 'lost', lost, selection, instead: null, sale },
    ...NOT_HELD,
    { do: 'select', selection: rest },
    { do: 'refetch-bookings' },
    { do: 'propose', lost, selection },
  );
}

/**
 * Shows a failure that can be retried. A conflict (409), such as a lost place, is not a fault of the page, so it is not
 * reported.
 */
export function fail(failure: Failure, retry: Action, sale: Sale | null = null): Step {
  const stage: Stage = { step: 'failed', failure, retry, sale };
  return failure.status === 409 ? to(stage) : to(stage, { do: 'report', failure });
}

/** Requests a quote for other wishes, which are shown as chosen at once. */
export function requote(
  { sale, order: before }: Pick<Quoting, 'sale' | 'order'>,
  asked: Wishes,
  notice: Notice | null = null,
  errors: FieldErrors = {},
): Step {
  return to(
    { step: 'quoting', sale, order: before, asked, notice, errors },
    { do: 'quote', hold: sale.hold, wishes: asked },
  );
}

/** Shows the new total, which the buyer must agree to (quote-changed). */
export function repriced(sale: Sale, quote: Quote): Step {
  return to(awaitingConfirm({ ...sale, hold: { ...sale.hold, quote } }, null, { case: 'quote-changed' }));
}

/**
 * Ends a hold that is not ordered: if its time is up, or if the buyer presses 'Retour' or chooses something else, which
 * releases the places at once (D-hold-release). The draft is kept for another choice (D-kept-typing).
 */
export function endHold(sale: Sale, event: PurchaseEvent): Step | null {
  if (event.on === 'time-up') return expire(sale);
  const release = { do: 'release', hold: sale.hold.id } as const;
  if (event.on === 'choose-anew') return to({ step: 'choosing-anew', sale }, ...NOT_HELD, release);
  return event.on === 'leave' ? to(CHOOSING, release, { do: 'end' }) : null;
}

/**
 * Applies the draft and requests a quote, to which the buyer must agree by a second press; null if the draft changes no
 * wish (D-typed-not-applied).
 */
export function applyTyped({ sale, order: before }: Pick<Quoting, 'sale' | 'order'>): Step | null {
  const wishes = sale.wishes ?? NO_WISHES;
  const asked = withDraft(wishes, sale.draft);
  return isSameWish(asked, wishes) ? null : requote({ sale, order: before }, asked, { case: 'applied' });
}

/** Has the card checked, before anything is ordered or, if there is an order, before it is paid. */
export function prepare(sale: Sale, order: Order | null, card: Card): Step {
  return to({ step: 'preparing', sale, order, card }, { do: 'prepare', card });
}

/** Orders the places of a hold; `card` is null if there is nothing to pay. */
export function order(sale: Sale, card: Card | null): Step {
  return to({ step: 'ordering', sale, card }, { do: 'order', ...sold(sale), wait: 0 });
}

/** Returns the data of an order's request. */
export function sold({ hold, wishes }: Sale) {
  return { hold, wishes: wishes ?? NO_WISHES, total: hold.quote.total };
}

/** Pays an order. */
export function pay(sale: Sale, order: Order, card: Card): Step {
  return to({ step: 'paying', sale, order, card }, { do: 'pay', order, card });
}
