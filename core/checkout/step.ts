import type { Effect } from './effect.ts';
import type { PurchaseEvent } from './event.ts';
import type { Stage } from './stage.ts';

/** The stage and the effects that follow an event. */
export interface Step {
  readonly stage: Stage;
  /** In the order in which they are done. */
  readonly effects: readonly Effect[];
}

/** The handler of each stage, which returns null for an event that has no meaning at that stage. */
export type Handlers = {
  readonly [S in Stage['step']]: (stage: Extract<Stage, { readonly step: S }>, event: PurchaseEvent) => Step | null;
};

export function to(stage: Stage, ...effects: readonly Effect[]): Step {
  return { stage, effects };
}
