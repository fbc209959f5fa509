import { describe, expect, it } from 'vitest';
import type { Order } from '../../../core/checkout/order.ts';
import { next } from '../../../core/checkout/purchase.ts';
import type { Notice } from '../../../core/checkout/sale-stage.ts';
import { CHOOSING, type Stage } from '../../../core/checkout/stage.ts';
import type { Step } from '../../../core/checkout/step.ts';
import { anOrder, aPayment, EVENTS, STAGES } from './samples.ts';

/** The stages that wait for a response, and cannot be left before it arrives. */
const ANSWERED: readonly Stage['step'][] = ['giving-up', 'leaving'];

function linesOf(stage: Stage): readonly string[] {
  return Object.entries(EVENTS).flatMap(([name, event]) => {
    const step = next(stage, event);
    const isIgnored = step.stage === stage && step.effects.length === 0;
    return isIgnored ? [] : [`  ${name} → ${wordsOf(step)}`];
  });
}

/** Tells the next stage with what it knows beside the sale, and what is done. */
function wordsOf({ stage, effects }: Step): string {
  const notice = 'notice' in stage && stage.notice ? ` (${noticeOf(stage.notice)})` : '';
  const why = 'why' in stage && stage.why ? ` because ${stage.why}` : '';
  const tries = 'tries' in stage ? ` after ${stage.tries}` : '';
  const time = 'sale' in stage && stage.sale?.moreTime ? ` more time ${stage.sale.moreTime}` : '';
  const done = effects.map((effect) => ('wait' in effect ? `${effect.do} in ${effect.wait} ms` : effect.do));
  return [`${stage.step}${notice}${why}${tries}${time}`, ...done].join(', ');
}

function noticeOf(notice: Notice): string {
  if (notice.case === 'failed') return `failed: ${notice.what}, ${notice.failure.code}, again by ${notice.retry.on}`;
  return notice.case === 'card' ? `card: ${notice.code}` : notice.case;
}

/** Orders with each state of their payment, and orders that have ended. */
const ORDERS: readonly Order[] = [
  anOrder(),
  anOrder({ payment: aPayment({ state: 'authenticating' }) }),
  anOrder({ payment: aPayment({ provider: 'stripe', state: 'authenticating' }) }),
  anOrder({ payment: aPayment({ state: 'captured' }) }),
  anOrder({ payment: aPayment({ state: 'cancelled' }) }),
  anOrder({ payment: null }),
  anOrder({ state: 'confirmed' }),
  anOrder({ state: 'expired' }),
  anOrder({ state: 'cancelled' }),
];

/** Tells what becomes of an order whose payment is unknown, for each reason and each order that is fetched. */
function unknownLines(): readonly string[] {
  const [open = anOrder(), , processing = open] = ORDERS;
  return (['lost', 'captured', 'processing', 'back', 'late'] as const).flatMap((why) =>
    [open, processing].flatMap((order) =>
      [0, 3, 4].flatMap((tries) => {
        const stage: Stage = { ...STAGES['payment-unknown'], order, why, tries };
        return [
          `payment-unknown because ${why} after ${tries}, ${paymentOf(order)}`,
          ...ORDERS.map(
            (seen) =>
              `  ${seen.state}, ${paymentOf(seen)} → ${wordsOf(next(stage, { on: 'order-fetched', order: seen }))}`,
          ),
          '',
        ];
      }),
    ),
  );
}

function paymentOf({ payment }: Order): string {
  return payment ? `${payment.provider} ${payment.state}` : 'no payment';
}

describe('D-unknown-payment, D-hold-release, D-lost-place: the table of stages and events', () => {
  it('an event that is not in the table of a stage changes nothing at that stage', async () => {
    const table = Object.values(STAGES).flatMap((stage) => [stage.step, ...linesOf(stage), '']);
    await expect([...table, ...unknownLines()].join('\n')).toMatchFileSnapshot('purchase-table.txt');
  });

  it.each(Object.values(STAGES).filter(({ step }) => step !== 'choosing' && !ANSWERED.includes(step)))(
    'the buyer can leave the stage $step',
    (stage) => {
      const { stage: after } = next(stage, { on: 'leave' });
      expect(after === CHOOSING || after.step === 'giving-up' || after.step === 'leaving').toBe(true);
    },
  );
});
