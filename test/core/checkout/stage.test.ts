import { describe, expect, it } from 'vitest';
import { beginAfter, isCommitted, isSettled, isUnheld, progressOf, type Stage } from '../../../core/checkout/stage.ts';
import { STAGES } from './samples.ts';

/** The steps of the stages for which `is` holds. */
const stepsWith = (is: (stage: Stage) => boolean) =>
  Object.values<Stage>(STAGES)
    .filter(is)
    .map(({ step }) => step)
    .sort();

describe('architecture, the purchase: what a stage says of it', () => {
  it('no place is held in the stages before a hold is there again', () => {
    expect(stepsWith(isUnheld)).toEqual(['choosing-anew', 'expired', 'failed', 'holding', 'lost', 'taken-over']);
  });

  it('a purchase is over once it is confirmed or has ended, also while its order is changed', () => {
    expect(stepsWith(isSettled)).toEqual(['amending', 'confirmed', 'ended']);
  });

  it('a purchase cannot be left while an order or a payment is on its way', () => {
    expect(stepsWith(isCommitted)).toEqual(['answering', 'giving-up', 'ordering', 'paying', 'preparing']);
  });

  it('D-calendar-folds: the page learns whether a purchase asks something, has stopped, or is settled', () => {
    const stepsAt = (progress: string) => stepsWith((stage) => progressOf(stage) === progress);
    expect([stepsAt('asking'), stepsAt('stopped'), stepsAt('settled')]).toEqual([
      ['expired', 'lost'],
      ['choosing-anew'],
      ['amending', 'confirmed', 'ended'],
    ]);
    expect(stepsAt('under-way')).toHaveLength(Object.keys(STAGES).length - 6);
  });

  it('D-hold-longer: a new purchase keeps the last sale and its draft only where nothing is held or ordered any more', () => {
    const kept = stepsWith((stage) => beginAfter(stage).step === 'choosing-anew');
    expect(kept).toEqual(['choosing-anew', 'expired', 'failed', 'lost', 'taken-over']);
    expect(beginAfter(STAGES.expired)).toEqual({ step: 'choosing-anew', sale: STAGES.expired.sale });
    expect(beginAfter(STAGES.confirmed)).toEqual({ step: 'choosing' });
  });
});
