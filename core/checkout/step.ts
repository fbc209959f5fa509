import type { Effect } from './effect.ts';
import type { PurchaseEvent } from './event.ts';
import type { Stage } from './stage.ts';

/** What an event leads to. */
export interface Step {
  readonly stage: Stage;
  /** In the order in which they are done. */
  readonly effects: readonly Effect[];
}

/** What each stage does on an event; null if the event has no meaning there. */
export type Handlers = {
  readonly [S in Stage['step']]: (stage: Extract<Stage, { readonly step: S }>, event: PurchaseEvent) => Step | null;
};

export function to(stage: Stage, ...effects: readonly Effect[]): Step {
  return { stage, effects };
}
