import type { Draft } from '../../../core/checkout/draft.ts';
import type { Hold } from '../../../core/checkout/hold.ts';
import type { Order } from '../../../core/checkout/order.ts';
import type { FieldErrors, Notice, Sale, SaleStage } from '../../../core/checkout/sale-stage.ts';
import { isUnheld, type Stage, type Unheld } from '../../../core/checkout/stage.ts';
import { NO_WISHES, type Wishes } from '../../../core/checkout/wishes.ts';

/** What the review says about the last attempt to quote, order or pay. */
export type ReviewNotice =
  | Notice
  /** It is not known yet whether the order was made or paid. */
  | { readonly case: 'unconfirmed' }
  /** It is not known whether the order was paid, and it cannot be checked any more. */
  | { readonly case: 'out-of-reach' };

/** What is shown of a sale: what is held, what it costs and how it is paid. */
export interface Review {
  readonly hold: Hold;
  readonly wishes: Wishes;
  /** What is typed but not applied yet. */
  readonly draft: Draft;
  /** The state of the buyer's request for more time (`asked` while it is pending); null if there is nothing to show. */
  readonly moreTime: 'asked' | 'limit' | 'failed' | null;
  /** The wishes whose quote is being requested, shown as chosen already; null if no quote is being requested. */
  readonly asked: Wishes | null;
  /** The order that waits for its payment; null before. */
  readonly order: Order | null;
  /** Whether the wishes cannot change any more. */
  readonly isFixed: boolean;
  readonly busy: 'quoting' | 'ordering' | 'paying' | 'unheld' | null;
  /** Whether the bank's step waits for the cardholder. */
  readonly isAuthenticating: boolean;
  readonly notice: ReviewNotice | null;
  readonly errors: FieldErrors;
  /** What replaces the pay button when the places are no longer held; null while they are held. */
  readonly unheld: Unheld | null;
}

const NO_ERRORS: FieldErrors = {};

/** Returns what the review shows of a stage; null if nothing was held yet, and once the order has its outcome. */
export function reviewOf(stage: Stage | { readonly step: 'returned' }): Review | null {
  if ('sale' in stage && stage.sale) return isUnheld(stage) ? unheldReview(stage.sale, stage) : heldReview(stage);
  return null;
}

function unheldReview({ hold, wishes, draft, moreTime = null }: Sale, unheld: Unheld | null): Review {
  return {
    hold,
    wishes: wishes ?? NO_WISHES,
    draft,
    moreTime,
    asked: null,
    order: null,
    isFixed: wishes === null,
    busy: 'unheld',
    isAuthenticating: false,
    notice: null,
    errors: NO_ERRORS,
    unheld,
  };
}

function heldReview(stage: SaleStage): Review {
  const { step } = stage;
  return {
    ...unheldReview(stage.sale, null),
    asked: step === 'quoting' ? stage.asked : null,
    order: 'order' in stage ? stage.order : null,
    busy: busyOf(stage),
    isAuthenticating: step === 'authenticating' || step === 'answering',
    notice: noticeOf(stage),
    errors: 'errors' in stage ? stage.errors : NO_ERRORS,
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

function noticeOf(stage: SaleStage): ReviewNotice | null {
  if (stage.step === 'out-of-reach') return { case: 'out-of-reach' };
  const isUnknown = stage.step === 'order-unknown' || (stage.step === 'payment-unknown' && stage.tries > 0);
  if (isUnknown) return { case: 'unconfirmed' };
  // A notice is about the quote that is being requested, and is shown once the quote has arrived.
  return 'notice' in stage && stage.step !== 'quoting' ? stage.notice : null;
}

/** Whether the state of the order or its payment is unknown: nothing can be paid or changed until it is known. */
export function isUnknown({ notice }: Review): boolean {
  return notice?.case === 'unconfirmed' || notice?.case === 'out-of-reach';
}
