import { describe, expect, it } from 'vitest';
import { NOTHING_TYPED, NOTHING_WANTED } from '../../../core/checkout/draft.ts';
import type { PurchaseEvent } from '../../../core/checkout/event.ts';
import { next } from '../../../core/checkout/purchase.ts';
import { CHOOSING, type Stage } from '../../../core/checkout/stage.ts';
import { aHold, anOrder, aPayment, EVENTS, LOST_ANSWER } from './samples.ts';

const UNANSWERED: PurchaseEvent = { on: 'resume-refused', failure: LOST_ANSWER };
const BEGUN = next(CHOOSING, { on: 'resume', hold: 'h1', order: 'o1' }).stage;

/** Returns the effects of several calls in a row that get no response. */
function effectsOf(times: number) {
  let stage: Stage = BEGUN;
  return Array.from({ length: times }, () => {
    const step = next(stage, UNANSWERED);
    stage = step.stage;
    expect(stage.step).toBe('resuming');
    return step.effects;
  });
}

describe('D-unknown-payment: a purchase that was interrupted by a reload, while the API does not answer', () => {
  it('an interrupted purchase is requested again automatically, after longer and longer pauses, with the same ids', () => {
    const asked = effectsOf(6).flatMap((effects) => effects.filter((effect) => effect.do === 'resume'));
    expect(asked).toEqual(
      [1, 2, 4, 8, 10, 10].map((seconds) => ({ do: 'resume', hold: 'h1', order: 'o1', wait: seconds * 1000 })),
    );
  });

  it('several calls without a response for an interrupted purchase are reported once', () => {
    const reports = effectsOf(3).map((effects) => effects.filter((effect) => effect.do === 'report').length);
    expect(reports).toEqual([1, 0, 0]);
  });

  it.each([
    ['places to pay', aHold(), null, 'reviewing', ['show-hold', 'cards']],
    ['places that cost nothing', aHold(0), null, 'reviewing', ['show-hold']],
    ['an order to pay', aHold(), anOrder(), 'payable', ['show-hold', 'cards']],
    [
      "an order at the bank's page",
      aHold(),
      anOrder({ payment: aPayment({ state: 'authenticating' }) }),
      'authenticating',
      ['show-hold', 'cards'],
    ],
    [
      'an order that Stripe processes',
      aHold(),
      anOrder({ payment: aPayment({ provider: 'stripe', state: 'authenticating' }) }),
      'payment-unknown',
      ['show-hold', 'cards', 'fetch-order'],
    ],
  ] as const)('an interrupted purchase goes on where it was: %s', (_, hold, order, step, done) => {
    const { stage, effects } = next(BEGUN, { on: 'resumed', hold, order, ...NOTHING_WANTED });
    expect([stage.step, effects.map((effect) => effect.do)]).toEqual([step, done]);
    if (order) expect(stage).toMatchObject({ order, sale: { hold, wishes: null, draft: NOTHING_TYPED } });
  });

  it('a press requests an interrupted purchase at once, and the response is used', () => {
    const { stage } = next(BEGUN, UNANSWERED);
    expect(next(stage, { on: 'retry' }).effects).toEqual([{ do: 'resume', hold: 'h1', order: 'o1', wait: 0 }]);
    expect(next(stage, EVENTS['resumed-late: paid'] as PurchaseEvent).stage.step).toBe('confirmed');
    expect(next(stage, EVENTS['resume-refused'] as PurchaseEvent).stage).toBe(CHOOSING);
  });
});
