import { afterwards } from './afterwards.ts';
import { entering } from './entering.ts';
import type { PurchaseEvent } from './event.ts';
import { ordering } from './ordering.ts';
import { paying } from './paying.ts';
import { reviewing } from './reviewing.ts';
import type { Stage } from './stage.ts';
import { type Handlers, type Step, to } from './step.ts';
import { truth } from './truth.ts';

const HANDLERS: Handlers = { ...entering, ...reviewing, ...ordering, ...paying, ...truth, ...afterwards };

/**
 * What a purchase does next (D-unknown-payment, D-hold-release, D-lost-place). An event that means nothing at a stage, as a
 * late answer or a second press does, changes nothing.
 */
export function next(stage: Stage, event: PurchaseEvent): Step {
  const handle = HANDLERS[stage.step] as (stage: Stage, event: PurchaseEvent) => Step | null;
  return handle(stage, event) ?? to(stage);
}
