import type { PurchaseEvent } from '../../core/checkout/event.ts';
import type { Order } from '../../core/checkout/order.ts';
import type { Notice, Sale, SaleStage } from '../../core/checkout/sale-stage.ts';
import type { Stage, Unheld } from '../../core/checkout/stage.ts';
import { NO_WISHES } from '../../core/checkout/wishes.ts';
import type { Review, ShownNotice } from './provider/review.ts';
import type { Done, ShownStage } from './state.ts';
import type { ShownUnheld } from './unheld.ts';

type Dispatch = (event: PurchaseEvent) => Promise<void>;

/**
 * Returns the stage as the view shows it. The view's steps have other names than the stages, because one step shows
 * several stages: `idle` shows `choosing` and `leaving`; `guest` shows `identifying` and `registering`; `unanswered`
 * shows `resuming` after the first try; `review` shows every stage from the hold to the order's outcome; `done` shows
 * `confirmed` and `amending`; `cancelled` and `refunded` show `ended`.
 */
export function shownStage(stage: Stage, dispatch: Dispatch): ShownStage {
  switch (stage.step) {
    case 'choosing':
    case 'leaving':
      return { step: 'idle' };
    case 'identifying':
      return { step: 'guest', errors: stage.errors, isSending: false, isAgain: stage.earlier !== null };
    case 'registering':
      return { step: 'guest', errors: {}, isSending: true, isAgain: stage.earlier !== null };
    case 'resuming':
      if (stage.tries === 0) return { step: 'holding' };
      return { step: 'unanswered', isOrdered: stage.order !== null, retry: () => dispatch({ on: 'retry' }) };
    case 'account':
      return stage;
    case 'holding':
    case 'expired':
    case 'taken-over':
    case 'choosing-anew':
    case 'lost':
    case 'failed': {
      const unheld = shownUnheld(stage, dispatch);
      return stage.sale ? { ...shownSale(stage.sale), busy: 'unheld', unheld } : unheld;
    }
    case 'confirmed':
      return done(stage.order, { left: stage.left, error: stage.failure, sentAgain: stage.sentAgain });
    case 'amending':
      return done(stage.order, { left: stage.left, isBusy: true });
    case 'ended':
      return { step: stage.order.state === 'refunded' ? 'refunded' : 'cancelled', order: stage.order };
    default:
      return review(stage, dispatch);
  }
}

function done(order: Order, more: Partial<Done>): Done {
  return { step: 'done', order, left: [], isBusy: false, error: null, sentAgain: null, ...more };
}

function shownUnheld(stage: Unheld, dispatch: Dispatch): ShownUnheld {
  if (stage.step !== 'failed') return stage;
  return { step: 'failed', error: stage.failure, retry: () => dispatch(stage.retry) };
}

function shownSale({ hold, wishes, draft, moreTime = null }: Sale): Review {
  return {
    step: 'review',
    hold,
    wishes: wishes ?? NO_WISHES,
    draft,
    moreTime,
    asked: null,
    order: null,
    isFixed: wishes === null,
    busy: null,
    isAuthenticating: false,
    notice: null,
    errors: {},
    unheld: null,
  };
}

function review(stage: SaleStage, dispatch: Dispatch): Review {
  const { step } = stage;
  return {
    ...shownSale(stage.sale),
    asked: step === 'quoting' ? stage.asked : null,
    order: 'order' in stage ? stage.order : null,
    busy: busyOf(stage),
    isAuthenticating: step === 'authenticating' || step === 'answering',
    notice: noticeOf(stage, dispatch),
    errors: 'errors' in stage ? stage.errors : {},
  };
}

function busyOf(stage: SaleStage): Review['busy'] {
  switch (stage.step) {
    case 'quoting':
      return 'quoting';
    case 'preparing':
      return stage.order ? 'paying' : 'ordering';
    case 'ordering':
    case 'giving-up':
      return 'ordering';
    case 'paying':
    case 'answering':
      return 'paying';
    case 'payment-unknown':
      return stage.tries === 0 ? 'paying' : null;
    default:
      return null;
  }
}

function noticeOf(stage: SaleStage, dispatch: Dispatch): ShownNotice | null {
  if (stage.step === 'out-of-reach') return { case: 'out-of-reach' };
  const isUnknown = stage.step === 'order-unknown' || (stage.step === 'payment-unknown' && stage.tries > 0);
  if (isUnknown) return { case: 'unconfirmed', retry: () => dispatch({ on: 'retry' }) };
  // A notice is about the quote that is being requested, and is shown once the quote has arrived.
  if (stage.step === 'quoting') return null;
  return 'notice' in stage && stage.notice ? shownNotice(stage.notice, dispatch) : null;
}

function shownNotice(notice: Notice, dispatch: Dispatch): ShownNotice {
  if (notice.case !== 'failed') return notice;
  const { what, failure, retry } = notice;
  return { case: 'failed', what, error: failure, retry: () => dispatch(retry) };
}
