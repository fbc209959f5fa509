import { afterwards } from './afterwards.ts';
import type { Draft } from './draft.ts';
import { entering } from './entering.ts';
import type { PurchaseEvent } from './event.ts';
import { keepLonger } from './more-time.ts';
import { ordering } from './ordering.ts';
import { paying } from './paying.ts';
import { reviewing } from './reviewing.ts';
import { isUnheld, type Stage } from './stage.ts';
import { type Handlers, type Step, to } from './step.ts';
import { truth } from './truth.ts';

const HANDLERS: Handlers = { ...entering, ...reviewing, ...ordering, ...paying, ...truth, ...afterwards };

/**
 * What a purchase does next (D-unknown-payment, D-hold-release, D-lost-place). An event that means nothing at a stage, as a
 * late answer or a second press does, changes nothing.
 */
export function next(stage: Stage, event: PurchaseEvent): Step {
  if (event.on === 'type') return typed(stage, event.draft);
  const timed = 'sale' in stage && !isUnheld(stage) ? keepLonger(stage, event) : null;
  if (timed) return timed;
  const handle = HANDLERS[stage.step] as (stage: Stage, event: PurchaseEvent) => Step | null;
  return handle(stage, event) ?? to(stage);
}

/** Something is typed, and kept with the hold until it is ordered (D-kept-wishes). */
function typed(stage: Stage, part: Partial<Draft>): Step {
  if (!('sale' in stage) || !stage.sale?.wishes) return to(stage);
  const { hold, wishes } = stage.sale;
  const draft = { ...stage.sale.draft, ...part };
  const changed = { ...stage, sale: { ...stage.sale, draft } } as Stage;
  const isOrdered = 'order' in stage && stage.order !== null;
  return isOrdered || isUnheld(stage) ? to(changed) : to(changed, { do: 'keep', hold: hold.id, wishes, draft });
}
