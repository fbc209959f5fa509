import type { Call, Effect } from '../../../core/checkout/effect.ts';
import type { Answer } from '../../../core/checkout/event.ts';
import { type Failure, isAnswered } from '../../../core/checkout/failure.ts';
import { keepHoldLonger } from '../../shared/api/booking/hold.ts';
import { cancelOrder, fetchOrder, sendAgain } from '../../shared/api/booking/order.ts';
import { fetchQuote } from '../../shared/api/booking/quote.ts';
import { leaveWaiting } from '../../shared/api/booking/waiting.ts';
import { asApiError } from '../../shared/api/errors.ts';
import { createGuest } from '../../shared/api/person.ts';
import { bookingsChanged } from '../../shared/page/page-state.ts';
import { hold } from './hold.ts';
import { authenticate, order, pay, prepare } from './pay.ts';
import { propose } from './propose.ts';
import { resume } from './resume.ts';
import type { PurchaseWork } from './work.ts';

type Calls = {
  readonly [D in Call['do']]: (
    call: Extract<Call, { readonly do: D }>,
    work: PurchaseWork,
    signal: AbortSignal,
  ) => Promise<Answer | null>;
};

const CALLS: Calls = {
  register: ({ fields }, { context: { page }, guest }, signal) =>
    answered(
      async () => {
        const token = await createGuest(page.client, fields, signal);
        if (!signal.aborted) guest.set({ token, api: page.url });
        return { on: 'registered' };
      },
      (failure) => ({ on: 'register-refused', failure }),
    ),
  hold: (_, work) => hold(work),
  resume: (stored, work, signal) =>
    answered(
      () => resume(stored, work, signal),
      (failure) => ({ on: 'resume-refused', failure }),
    ),
  'keep-longer': ({ hold: id }, { context: { page } }) =>
    answered(
      async () => ({ on: 'kept-longer', hold: id, expiresAt: await keepHoldLonger(page.client, id) }),
      (failure) => ({ on: 'longer-refused', hold: id, failure }),
    ),
  quote: ({ hold: { id }, wishes }, { context }, signal) =>
    answered(
      async () => ({ on: 'quoted', quote: await fetchQuote(context.page.client, id, wishes, signal) }),
      (failure) => ({ on: 'quote-refused', failure }),
    ),
  prepare,
  order,
  pay,
  authenticate,
  look: ({ order: id }, { context }) =>
    answered(
      async () => ({ on: 'seen', order: await fetchOrder(context.page.client, id) }),
      (failure) => ({ on: 'unseen', failure }),
    ),
  'give-up': async ({ order: id }, { context }) => {
    const ended = await cancelOrder(context.page.client, id).catch(() => null);
    bookingsChanged(context.page);
    return { on: 'given-up', order: ended };
  },
  propose,
  cancel: ({ order: id }, { context }) =>
    answered(async () => ({ on: 'cancelled', order: await cancelOrder(context.page.client, id) }), amendRefused),
  'leave-list': ({ slot }, { context }) =>
    answered(async () => {
      await leaveWaiting(context.page.client, slot);
      return { on: 'left-list', slot };
    }, amendRefused),
  'send-again': ({ order: id, email }, { context, attempt }) =>
    answered(
      async () => {
        const sent = await sendAgain(context.page.client, id, email, attempt.key('send-again', [id, email]));
        attempt.end();
        return { on: 'sent-again', order: sent };
      },
      (failure) => {
        if (isAnswered(failure)) attempt.end();
        return { on: 'send-refused', failure };
      },
    ),
};

export function isCall(effect: Effect): effect is Call {
  return Object.hasOwn(CALLS, effect.do);
}

/** Makes a call of a purchase; its answer is an event, also if it fails. */
export async function makeCall(call: Call, work: PurchaseWork, signal: AbortSignal): Promise<Answer | null> {
  const make = CALLS[call.do] as (call: Call, work: PurchaseWork, signal: AbortSignal) => Promise<Answer | null>;
  const { guest } = work;
  const isGuests = guest.current() !== undefined;
  const answer = await make(call, work, signal);
  if (!isGuests || !answer || !isEnd(answer)) return answer;
  // Asking for the order again is refused again.
  if (answer.on !== 'unseen') guest.end();
  return { on: 'guest-ended' };
}

/** Whether a guest's purchase cannot continue with its token; a refusal after the order is shown with the order. */
function isEnd(answer: Answer): boolean {
  const isAfterwards = answer.on === 'amend-refused' || answer.on === 'send-refused';
  return 'failure' in answer && answer.failure.status === 401 && !isAfterwards;
}

function amendRefused(failure: Failure): Answer {
  return { on: 'amend-refused', failure };
}

async function answered(
  work: () => Promise<Answer | null>,
  refused: (failure: Failure) => Answer,
): Promise<Answer | null> {
  try {
    return await work();
  } catch (error) {
    return refused(asApiError(error));
  }
}
