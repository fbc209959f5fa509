import type { PurchaseEvent } from './event.ts';
import { expire } from './outcome.ts';
import type { Sale, SaleStage } from './sale-stage.ts';
import { type Step, to } from './step.ts';

/** Handles the press that keeps the places longer, and its result (D-hold-longer); null for any other event. */
export function keepLonger(stage: SaleStage, event: PurchaseEvent): Step | null {
  const { sale } = stage;
  const { hold, moreTime } = sale;
  switch (event.on) {
    case 'keep-longer':
      if (moreTime === 'asked' || !isOnlyHeld(stage)) return null;
      return to(withSale(stage, { ...sale, moreTime: 'asked' }), { do: 'keep-longer', hold: hold.id });
    case 'kept-longer':
      if (event.hold !== hold.id) return null;
      return kept(stage, event.expiresAt);
    case 'longer-refused':
      return event.hold === hold.id ? refused(stage, event) : null;
    case 'time-up':
      // The result of the request shows whether the time is up.
      return moreTime === 'asked' && isOnlyHeld(stage) ? to(stage) : null;
    default:
      return null;
  }
}

/** Takes the new end of the hold. A late result has an earlier end, which changes nothing. */
function kept(stage: SaleStage, end: number): Step {
  const { hold } = stage.sale;
  const expiresAt = Math.max(hold.expiresAt, end);
  const after = withSale(stage, { ...stage.sale, hold: { ...hold, expiresAt }, moreTime: null });
  const isNews = expiresAt > hold.expiresAt && isOnlyHeld(stage);
  return isNews ? to(after, { do: 'remember', hold: hold.id, order: null, until: expiresAt }) : to(after);
}

function refused(stage: SaleStage, { failure }: Extract<PurchaseEvent, { readonly on: 'longer-refused' }>): Step {
  const { sale, step } = stage;
  if (failure.code === 'hold-expired') {
    const isWaiting = step === 'reviewing' || (step === 'quoting' && !stage.order);
    return isWaiting ? expire(sale) : to(withSale(stage, { ...sale, moreTime: null }));
  }
  if (failure.code === 'hold-limit') return to(withSale(stage, { ...sale, moreTime: 'limit' }));
  return to(withSale(stage, { ...sale, moreTime: 'failed' }), { do: 'report', failure });
}

/** Whether the places are held, and neither ordered nor being ordered. */
function isOnlyHeld(stage: SaleStage): boolean {
  const { step } = stage;
  return step === 'reviewing' || ((step === 'quoting' || step === 'preparing') && stage.order === null);
}

function withSale(stage: SaleStage, sale: Sale): SaleStage {
  return { ...stage, sale };
}
