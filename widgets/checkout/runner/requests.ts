import { selectionWithAlternatives } from '../../../core/booking/alternatives.ts';
import type { BookedSlot } from '../../../core/booking/bookings.ts';
import type { Effect, PurchaseRequest } from '../../../core/checkout/effect.ts';
import type { Result } from '../../../core/checkout/event.ts';
import { type Failure, isAnswered } from '../../../core/checkout/failure.ts';
import { keepHoldLonger } from '../../shared/api/booking/hold.ts';
import { cancelOrder, fetchOrder } from '../../shared/api/booking/known-order.ts';
import { sendAgain } from '../../shared/api/booking/order.ts';
import { fetchQuote } from '../../shared/api/booking/quote.ts';
import { leaveWaiting } from '../../shared/api/booking/waiting.ts';
import { fetchOwnBookings, fetchTaken } from '../../shared/api/catalogue/slotted.ts';
import { asApiError } from '../../shared/api/errors.ts';
import { createGuest } from '../../shared/api/person.ts';
import { bookingsChanged } from '../../shared/page/page-state.ts';
import type { PurchaseContext } from './contexts.ts';
import { hold } from './hold.ts';
import { authenticate, order, pay, prepare } from './pay.ts';
import { resume } from './resume.ts';

type Requests = {
  readonly [D in PurchaseRequest['do']]: (
    request: Extract<PurchaseRequest, { readonly do: D }>,
    purchase: PurchaseContext,
    signal: AbortSignal,
  ) => Promise<Result | null>;
};

const REQUESTS: Requests = {
  register: ({ fields }, { context: { page }, guest }, signal) =>
    resultOf(
      async () => {
        const token = await createGuest(page.client, fields, signal);
        if (!signal.aborted) guest.set({ token, api: page.url });
        return { on: 'registered' };
      },
      (failure) => ({ on: 'register-refused', failure }),
    ),
  hold: (_, purchase) => hold(purchase),
  resume: (stored, purchase, signal) =>
    resultOf(
      () => resume(stored, purchase, signal),
      (failure) => ({ on: 'resume-refused', failure }),
    ),
  'keep-longer': ({ hold: id }, { context: { page } }) =>
    resultOf(
      async () => ({ on: 'kept-longer', hold: id, expiresAt: await keepHoldLonger(page.client, id) }),
      (failure) => ({ on: 'longer-refused', hold: id, failure }),
    ),
  quote: ({ hold: { id }, wishes }, { context }, signal) =>
    resultOf(
      async () => ({ on: 'quoted', quote: await fetchQuote(context.page.client, id, wishes, signal) }),
      (failure) => ({ on: 'quote-refused', failure }),
    ),
  prepare,
  order,
  pay,
  authenticate,
  'fetch-order': ({ order: id }, { context }) =>
    resultOf(
      async () => ({ on: 'order-fetched', order: await fetchOrder(context.page.client, id) }),
      (failure) => ({ on: 'order-not-fetched', failure }),
    ),
  'give-up': async ({ order: id }, { context }) => {
    const ended = await cancelOrder(context.page.client, id).catch(() => null);
    bookingsChanged(context.page);
    return { on: 'given-up', order: ended };
  },
  propose,
  cancel: ({ order: id }, { context }) =>
    resultOf(async () => ({ on: 'cancelled', order: await cancelOrder(context.page.client, id) }), amendRefused),
  'leave-list': ({ slot }, { context }) =>
    resultOf(async () => {
      await leaveWaiting(context.page.client, slot);
      return { on: 'left-list', slot };
    }, amendRefused),
  'send-again': ({ order: id, email }, { context, attempt }) =>
    resultOf(
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

export function isRequest(effect: Effect): effect is PurchaseRequest {
  return Object.hasOwn(REQUESTS, effect.do);
}

/** Sends a request; resolves with its result, an event even if the request fails, or with null if nothing changes. */
export async function sendRequest(
  request: PurchaseRequest,
  purchase: PurchaseContext,
  signal: AbortSignal,
): Promise<Result | null> {
  const send = REQUESTS[request.do] as (
    request: PurchaseRequest,
    purchase: PurchaseContext,
    signal: AbortSignal,
  ) => Promise<Result | null>;
  const { guest } = purchase;
  const isGuests = guest.current() !== undefined;
  const result = await send(request, purchase, signal);
  if (!isGuests || !result || !isEnd(result)) return result;
  // If fetching the order was refused, the token is kept, so that fetching it again is refused in the same way.
  if (result.on !== 'order-not-fetched') guest.end();
  return { on: 'guest-ended' };
}

/**
 * Whether a guest's purchase ends because the token has ended. A refused action on a confirmed order does not end the
 * purchase: the failure is shown with the order.
 */
function isEnd(result: Result): boolean {
  const isAfterwards = result.on === 'amend-refused' || result.on === 'send-refused';
  return 'failure' in result && result.failure.status === 401 && !isAfterwards;
}

function amendRefused(failure: Failure): Result {
  return { on: 'amend-refused', failure };
}

async function resultOf(
  work: () => Promise<Result | null>,
  refused: (failure: Failure) => Result,
): Promise<Result | null> {
  try {
    return await work();
  } catch (error) {
    return refused(asApiError(error));
  }
}

/** Proposes the nearest free slots in place of the lost slots; resolves with null if there are none or a call fails. */
async function propose(
  { lost, selection }: Extract<PurchaseRequest, { readonly do: 'propose' }>,
  { context, offered }: PurchaseContext,
  signal: AbortSignal,
): Promise<Result | null> {
  const { page } = context;
  const offer = await offered;
  if (!offer) return null;
  const none: readonly BookedSlot[] = [];
  const [taken, own] = await Promise.all([
    fetchTaken(page.client, String(offer.id), { signal }),
    page.data.getState().isSignedIn ? fetchOwnBookings(page.client, { signal }) : none,
  ]).catch(() => [null, none] as const);
  if (!taken) return null;
  const bookings = { own, organization: null, taken };
  const gone = new Set(lost.map(({ id }) => id));
  const instead = selectionWithAlternatives(gone, { selection, offer, bookings, now: page.clock.now() });
  return instead && { on: 'proposed', instead };
}
