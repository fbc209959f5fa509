import { afterOrder } from './after-order.ts';
import { beforeHold } from './before-hold.ts';
import type { Draft } from './draft.ts';
import type { PurchaseEvent } from './event.ts';
import { keepLonger } from './more-time.ts';
import { ordering } from './ordering.ts';
import { putOutOfReach } from './outcome.ts';
import { paying } from './paying.ts';
import { paymentStatus } from './payment-status.ts';
import { reviewing } from './reviewing.ts';
import { CHOOSING, isUnheld, type Stage } from './stage.ts';
import { type Handlers, type Step, to } from './step.ts';
import { identifyAgain } from './transitions.ts';

const HANDLERS: Handlers = { ...beforeHold, ...reviewing, ...ordering, ...paying, ...paymentStatus, ...afterOrder };

/**
 * Returns the next stage of a purchase and its effects (D-unknown-payment, D-hold-release, D-lost-place). An event
 * without a meaning at the stage, such as a late response or a second press, changes nothing.
 */
export function next(stage: Stage, event: PurchaseEvent): Step {
  if (event.on === 'type') return typed(stage, event.draft);
  if (event.on === 'guest-ended') return endGuest(stage) ?? to(stage);
  const timed = 'sale' in stage && !isUnheld(stage) ? keepLonger(stage, event) : null;
  if (timed) return timed;
  const handle = HANDLERS[stage.step] as (stage: Stage, event: PurchaseEvent) => Step | null;
  return handle(stage, event) ?? to(stage);
}

/** Adds what is typed to the draft, which is saved with the hold until the hold is ordered (D-kept-wishes). */
function typed(stage: Stage, part: Partial<Draft>): Step {
  if (!('sale' in stage) || !stage.sale?.wishes) return to(stage);
  const { hold, wishes } = stage.sale;
  const draft = { ...stage.sale.draft, ...part };
  const changed = { ...stage, sale: { ...stage.sale, draft } } as Stage;
  const isOrdered = 'order' in stage && stage.order !== null;
  return isOrdered || isUnheld(stage) ? to(changed) : to(changed, { do: 'save-draft', hold: hold.id, wishes, draft });
}

/**
 * Continues after a guest's token has ended (D-guest-token): asks for the guest's details again, unless a payment was
 * under way and money may have been taken. Null if the stage does not depend on the token.
 */
function endGuest(stage: Stage): Step | null {
  switch (stage.step) {
    case 'resuming':
      return to(CHOOSING, { do: 'forget' }, { do: 'end' });
    case 'paying':
    case 'answering':
      return putOutOfReach(stage);
    case 'payment-unknown':
      return stage.why === 'late' ? identifyAgain(stage.sale) : putOutOfReach(stage);
    case 'leaving':
      return to(CHOOSING, { do: 'refetch-bookings' });
    case 'out-of-reach':
    case 'giving-up':
      return null;
    default:
      return 'sale' in stage ? identifyAgain(stage.sale) : null;
  }
}
