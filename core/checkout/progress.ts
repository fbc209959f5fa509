import { isSettled, type Stage } from './stage.ts';

/** How far a purchase is, for the rest of the page. */
export type Progress =
  | 'under-way'
  /** No place is kept: the buyer says how it goes on, or chooses again. */
  | 'stopped'
  | 'settled';

export function progressOf(stage: Stage): Progress {
  if (isSettled(stage)) return 'settled';
  return stage.step === 'lost' || stage.step === 'expired' ? 'stopped' : 'under-way';
}
