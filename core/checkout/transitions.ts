import type { Selection } from '../booking/selection.ts';
import type { Card } from './card.ts';
import type { Effect } from './effect.ts';
import type { Action, PurchaseEvent } from './event.ts';
import { type Failure, lostSlots } from './failure.ts';
import type { Quote } from './hold.ts';
import type { Order } from './order.ts';
import { expire } from './outcome.ts';
import type { FieldErrors, Notice, Quoting, Sale } from './sale-stage.ts';
import { CHOOSING, type Stage } from './stage.ts';
import { type Step, to } from './step.ts';
import { NO_WISHES, type Wishes } from './wishes.ts';

/** Holds the places. */
export function hold(): Step {
  return to({ step: 'holding' }, { do: 'hold' });
}

/** Nothing is held any more. */
const NOT_HELD: readonly Effect[] = [{ do: 'forget' }, { do: 'show-hold', hold: null }];

/** What a refused hold or order says of the places or the buyer; null if it says nothing of either (D-lost-place). */
export function lose(failure: Failure, selection: Selection): Step | null {
  if (failure.code === 'account-required') return to({ step: 'account' }, ...NOT_HELD);
  const lost = lostSlots(failure, selection);
  if (lost.length === 0) return null;
  return to({ step: 'lost', lost, selection, instead: null }, ...NOT_HELD, { do: 'propose', lost, selection });
}

/** What failed can be retried; a refusal because of the places is no fault of the page's, and is not reported. */
export function fail(failure: Failure, retry: Action): Step {
  const stage: Stage = { step: 'failed', failure, retry };
  return failure.status === 409 ? to(stage) : to(stage, { do: 'report', failure });
}

/** Quotes other wishes; they show as chosen meanwhile. */
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

/** The new total, to be agreed to (quote-changed). */
export function repriced(sale: Sale, quote: Quote): Step {
  return to({
    step: 'reviewing',
    sale: { ...sale, hold: { ...sale.hold, quote } },
    notice: { case: 'quote-changed' },
    errors: {},
  });
}

/** Ends what is held and not ordered: by time, or by 'Retour', which gives the places back at once (D-hold-release). */
export function endHold({ hold: held }: Sale, event: PurchaseEvent): Step | null {
  if (event.on === 'time-up') return expire();
  if (event.on !== 'leave') return null;
  return to(CHOOSING, { do: 'release', hold: held.id }, { do: 'end' });
}

/** Orders; `card` pays, or is null if nothing is to pay. */
export function order(sale: Sale, card: Card | null): Step {
  return to({ step: 'ordering', sale, card }, { do: 'order', ...sold(sale), wait: 0 });
}

/** What an order is asked for with. */
export function sold({ hold, wishes }: Sale) {
  return { hold, wishes: wishes ?? NO_WISHES, total: hold.quote.total };
}

/** Pays an order. */
export function pay(sale: Sale, order: Order, card: Card): Step {
  return to({ step: 'paying', sale, order, card }, { do: 'pay', order, card });
}
