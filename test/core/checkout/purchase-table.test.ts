import { describe, expect, it } from 'vitest';
import { next } from '../../../core/checkout/purchase.ts';
import { CHOOSING, type Stage } from '../../../core/checkout/stage.ts';
import type { Step } from '../../../core/checkout/step.ts';
import { EVENTS, STAGES } from './samples.ts';

/** The stages that wait for a response, and cannot be left before it arrives. */
const ANSWERED: readonly Stage['step'][] = ['giving-up', 'leaving'];

function linesOf(stage: Stage): readonly string[] {
  return Object.entries(EVENTS).flatMap(([name, event]) => {
    const step = next(stage, event);
    const isIgnored = step.stage === stage && step.effects.length === 0;
    return isIgnored ? [] : [`  ${name} → ${wordsOf(step)}`];
  });
}

function wordsOf({ stage, effects }: Step): string {
  const { step } = stage;
  const notice = 'notice' in stage && stage.notice ? ` (${stage.notice.case})` : '';
  return [`${step}${notice}`, ...effects.map((effect) => effect.do)].join(', ');
}

describe('D-unknown-payment, D-hold-release, D-lost-place: the table of stages and events', () => {
  it('an event that is not in the table of a stage changes nothing at that stage', async () => {
    const table = Object.values(STAGES).flatMap((stage) => [stage.step, ...linesOf(stage), '']);
    await expect(table.join('\n')).toMatchFileSnapshot('purchase-table.txt');
  });

  it.each(Object.values(STAGES).filter(({ step }) => step !== 'choosing' && !ANSWERED.includes(step)))(
    'the buyer can leave the stage $step',
    (stage) => {
      const { stage: after } = next(stage, { on: 'leave' });
      expect(after === CHOOSING || after.step === 'giving-up' || after.step === 'leaving').toBe(true);
    },
  );
});
