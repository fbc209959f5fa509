import { describe, expect, it } from 'vitest';
import type { PurchaseEvent } from '../../../core/checkout/event.ts';
import { next } from '../../../core/checkout/purchase.ts';
import { aFailure, anOrder, aPayment, EVENTS, STAGES } from './samples.ts';

/** Where a purchase stands after this, while it asks for the order that its hold has become. */
const stepAfter = (event: PurchaseEvent) => next(STAGES.ordering, event).stage.step;

describe('D-unknown-payment: a hold that has become an order before', () => {
  it.each(['order-not-fetched', 'order-not-fetched: token ended'])(
    'the order is fetched again after the event "%s": it may be paid',
    (name) => {
      expect(stepAfter(EVENTS[name] as PurchaseEvent)).toBe('order-unknown');
    },
  );

  it('an order that the API does not know is over', () => {
    expect(stepAfter({ on: 'order-not-fetched', failure: aFailure({ status: 404, code: 'not-found' }) })).toBe(
      'expired',
    );
  });

  it('D-second-tab: an order that is still to be paid is named as what another tab goes on with', () => {
    expect(stepAfter({ on: 'order-fetched', order: anOrder() })).toBe('taken-over');
    expect(stepAfter({ on: 'order-fetched', order: anOrder({ payment: aPayment({ state: 'cancelled' }) }) })).toBe(
      'expired',
    );
  });
});
