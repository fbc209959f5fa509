import type { Stage } from '../../../core/checkout/stage.ts';
import { isTakenOver } from '../../shared/page/stored-purchase.ts';
import { isCall, makeCall } from './calls.ts';
import { performDeed } from './deeds.ts';
import { createRunner, type Runner } from './runner.ts';
import type { PurchaseWork } from './work.ts';

/** Makes the runner of a purchase, which makes its calls and does its deeds. */
export function runnerOf(work: PurchaseWork, from: Stage, onStage: (stage: Stage) => void): Runner {
  const { page, guard, signal } = work.context;
  const own = createRunner({
    from,
    isCall,
    call: (call, superseded) => makeCall(call, work, superseded),
    perform: (deed) => performDeed(deed, work),
    guard,
    signal,
    onStage(next) {
      onStage(next);
      if (next.step === 'expired' && isTakenOver(page.clock.now())) guard(() => own.dispatch({ on: 'other-tab' }));
    },
  });
  return own;
}
