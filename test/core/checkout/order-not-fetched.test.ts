import { describe, expect, it } from 'vitest';
import { NOTHING_WANTED } from '../../../core/checkout/draft.ts';
import type { PurchaseEvent } from '../../../core/checkout/event.ts';
import { next } from '../../../core/checkout/purchase.ts';
import { aFailure, aHold, anOrder, aPayment, EVENTS, STAGES } from './samples.ts';

/** Returns the stage of a purchase after this event, while it fetches the order that was made from its hold. */
const stepAfter = (event: PurchaseEvent) => next(STAGES.ordering, event).stage.step;

describe('D-unknown-payment: a hold that was ordered before', () => {
  it.each(['order-not-fetched', 'order-not-fetched: token ended'])(
    'the order is fetched again after the event "%s", because it may be paid',
    (name) => {
      expect(stepAfter(EVENTS[name] as PurchaseEvent)).toBe('order-unknown');
    },
  );

  it('an order that the API does not know ends the purchase', () => {
    expect(stepAfter({ on: 'order-not-fetched', failure: aFailure({ status: 404, code: 'not-found' }) })).toBe(
      'expired',
    );
  });

  it('D-second-tab: an order that is still to be paid is gone on with, and not paid by the press before', () => {
    const order = anOrder();
    const resuming = next(STAGES.ordering, { on: 'order-fetched', order });
    expect(resuming.effects).toEqual([{ do: 'resume', hold: 'h1', order: 'o1', wait: 0 }]);
    const resumed = { on: 'resumed', hold: aHold(), order, ...NOTHING_WANTED } as const;
    const { stage, effects } = next(resuming.stage, resumed);
    expect(stage).toMatchObject({ step: 'payable', order });
    expect(effects.map((effect) => effect.do)).not.toContain('pay');
  });

  it('an order that has ended, or whose payment has, is over', () => {
    for (const order of [anOrder({ payment: aPayment({ state: 'cancelled' }) }), anOrder({ state: 'expired' })])
      expect(stepAfter({ on: 'order-fetched', order })).toBe('expired');
  });
});
