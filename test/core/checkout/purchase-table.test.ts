import { describe, expect, it } from 'vitest';
import { next } from '../../../core/checkout/purchase.ts';
import { CHOOSING, type Stage } from '../../../core/checkout/stage.ts';
import type { Step } from '../../../core/checkout/step.ts';
import { EVENTS, STAGES } from './samples.ts';

/** The stages that wait for an answer which is on its way, and cannot be left before. */
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

describe('D-unknown-payment, D-hold-release, D-lost-place: what a purchase does next', () => {
  it('at each stage, on each event, all that is not in the table changes nothing', async () => {
    const table = Object.values(STAGES).flatMap((stage) => [stage.step, ...linesOf(stage), '']);
    await expect(table.join('\n')).toMatchFileSnapshot('purchase-table.txt');
  });

  it.each(Object.values(STAGES).filter(({ step }) => step !== 'choosing' && !ANSWERED.includes(step)))(
    'there is a way out of $step',
    (stage) => {
      const { stage: after } = next(stage, { on: 'leave' });
      expect(after === CHOOSING || after.step === 'giving-up' || after.step === 'leaving').toBe(true);
    },
  );
});
