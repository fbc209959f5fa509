import type { Stage } from '../../../core/checkout/stage.ts';
import { isTakenOver } from '../../shared/selling/stored.ts';
import type { PurchaseContext } from './contexts.ts';
import { isRequest, sendRequest } from './requests.ts';
import { createRunner, type Runner } from './runner.ts';
import { runSideEffect } from './side-effects.ts';

/** Creates the runner of a purchase, which sends the purchase's requests and runs its side effects. */
export function runnerOf(purchase: PurchaseContext, from: Stage, onStage: (stage: Stage) => void): Runner {
  const { page, guard, signal } = purchase.context;
  const own = createRunner({
    from,
    isRequest,
    send: (request, superseded) => sendRequest(request, purchase, superseded),
    runSideEffect: (effect) => runSideEffect(effect, purchase),
    guard,
    signal,
    onStage(next) {
      onStage(next);
      if (next.step === 'expired' && isTakenOver(page.clock.now())) guard(() => own.dispatch({ on: 'other-tab' }));
    },
  });
  return own;
}
