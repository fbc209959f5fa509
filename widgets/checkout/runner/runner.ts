import type { Effect, PurchaseRequest, SideEffect } from '../../../core/checkout/effect.ts';
import type { PurchaseEvent, Result } from '../../../core/checkout/event.ts';
import { next } from '../../../core/checkout/purchase.ts';
import { CHOOSING, type Stage } from '../../../core/checkout/stage.ts';
import { until } from '../../shared/base/until.ts';
import { isTakenOver } from '../../shared/selling/stored.ts';
import type { PurchaseContext } from './contexts.ts';
import { isRequest, sendRequest } from './requests.ts';
import { runSideEffect } from './side-effects.ts';

/** Runs one purchase, from its beginning to its end. */
export interface Runner {
  stage(): Stage;
  /** Settles when every request of this event has its result, except requests that are sent after a delay. */
  dispatch(event: PurchaseEvent): Promise<void>;
  /** Settles when no call is under way. */
  settled(): Promise<void>;
  /** Sends no delayed requests and ignores pending results: another runner continues from this runner's stage. */
  stop(): void;
}

interface RunnerOptions {
  /** The first stage of the purchase. */
  readonly from: Stage;
  readonly isRequest: (effect: Effect) => effect is PurchaseRequest;
  /** Sends a request; resolves with null if nothing changes. The signal is aborted when the result is not needed. */
  readonly send: (request: PurchaseRequest, signal: AbortSignal) => Promise<Result | null>;
  readonly runSideEffect: (effect: SideEffect) => Promise<void> | void;
  readonly onStage: (stage: Stage) => void;
  readonly guard: (work: () => unknown) => void;
  /** Aborted when the element leaves the page: delayed requests are then not sent any more. */
  readonly signal: AbortSignal;
}

/** Runs the state machine of a purchase: events in, effects out. Only the latest request of each kind counts. */
export function createRunner({ from, isRequest, send, runSideEffect, onStage, guard, signal }: RunnerOptions): Runner {
  let stage = from;
  const latest = new Map<string, AbortController>();
  const open = new Set<Promise<void>>();

  async function dispatch(event: PurchaseEvent): Promise<void> {
    const step = next(stage, event);
    const isNew = step.stage !== stage;
    stage = step.stage;
    if (stage === CHOOSING) stop();
    if (isNew) onStage(stage);
    await Promise.all(step.effects.map(start));
  }

  function start(effect: Effect): Promise<void> | void {
    if (!isRequest(effect)) return runSideEffect(effect);
    latest.get(effect.do)?.abort();
    const controller = new AbortController();
    latest.set(effect.do, controller);
    const run = () => track(effect, controller.signal);
    if (!('wait' in effect) || effect.wait === 0) return run();
    const timer = setTimeout(() => signal.aborted || guard(run), effect.wait);
    until(controller.signal, () => clearTimeout(timer));
  }

  async function receive(effect: PurchaseRequest, signal: AbortSignal): Promise<void> {
    const event = await send(effect, signal);
    if (event && !signal.aborted) await dispatch(event);
  }

  function track(effect: PurchaseRequest, signal: AbortSignal): Promise<void> {
    const received = receive(effect, signal).finally(() => open.delete(received));
    open.add(received);
    return received;
  }

  async function settled(): Promise<void> {
    // An array: the `Promise.all` of Zone.js finds nothing in a set.
    while (open.size > 0) await Promise.all([...open]);
  }

  function stop(): void {
    for (const controller of latest.values()) controller.abort();
  }

  return { stage: () => stage, dispatch, settled, stop };
}

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
