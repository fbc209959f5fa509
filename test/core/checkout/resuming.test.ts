import { describe, expect, it } from 'vitest';
import type { PurchaseEvent } from '../../../core/checkout/event.ts';
import { next } from '../../../core/checkout/purchase.ts';
import { CHOOSING, type Stage } from '../../../core/checkout/stage.ts';
import { EVENTS, LOST_ANSWER } from './samples.ts';

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

  it('a press requests an interrupted purchase at once, and the response is used', () => {
    const { stage } = next(BEGUN, UNANSWERED);
    expect(next(stage, { on: 'retry' }).effects).toEqual([{ do: 'resume', hold: 'h1', order: 'o1', wait: 0 }]);
    expect(next(stage, EVENTS['resumed-late: paid'] as PurchaseEvent).stage.step).toBe('confirmed');
    expect(next(stage, EVENTS['resume-refused'] as PurchaseEvent).stage).toBe(CHOOSING);
  });
});
