import type { Selection } from '../booking/selection.ts';
import type { SlotId } from '../booking/slot.ts';
import type { Action } from './event.ts';
import type { Failure, LostSlot } from './failure.ts';
import type { GuestFields } from './guest.ts';
import type { Order } from './order.ts';
import type { FieldErrors, Sale, SaleStage } from './sale-stage.ts';

/** The result of sending the confirmation again. */
export type SentAgain = { readonly case: 'sent' } | { readonly case: 'refused'; readonly failure: Failure };

/** The order is confirmed. */
export interface Confirmed {
  readonly step: 'confirmed';
  readonly order: Order;
  /** The waiting lists that the buyer has left since. */
  readonly left: readonly SlotId[];
  /** Why the last attempt to cancel the order or to leave a waiting list failed. */
  readonly failure: Failure | null;
  /** Null if it was not requested. */
  readonly sentAgain: SentAgain | null;
}

/** The confirmed order is being cancelled, a waiting list left, or the confirmation sent again. */
export interface Amending {
  readonly step: 'amending';
  readonly order: Order;
  readonly left: readonly SlotId[];
}

/** The purchase was left while a request was under way: an unpaid order is given up when the response arrives. */
export interface Leaving {
  readonly step: 'leaving';
  /** Null until the order's result arrives. */
  readonly order: Order | null;
}

/**
 * Slots of the selection were lost to other people; `instead` is the selection with the nearest free slots, null if
 * none are known.
 */
export interface Lost {
  readonly step: 'lost';
  readonly lost: readonly LostSlot[];
  readonly selection: Selection;
  readonly instead: Selection | null;
  readonly sale: Sale | null;
}

/** The purchase that a reload interrupted is being fetched (D-resume). */
export interface Resuming {
  readonly step: 'resuming';
  readonly hold: string;
  readonly order: string | null;
  /** The number of requests without a response. */
  readonly tries: number;
}

/**
 * No place is held; `sale` is the sale of the last hold, with its draft (D-hold-longer), or null if there was no hold.
 */
export type Unheld =
  | { readonly step: 'holding'; readonly sale: Sale | null }
  | Lost
  /** The time of the hold, or the order's time to pay, is over. */
  | { readonly step: 'expired'; readonly sale: Sale | null }
  /** Ended by a purchase that the buyer has begun in another tab. */
  | { readonly step: 'taken-over'; readonly sale: Sale | null }
  /** The buyer chooses something else. */
  | { readonly step: 'choosing-anew'; readonly sale: Sale | null }
  | { readonly step: 'failed'; readonly failure: Failure; readonly retry: Action; readonly sale: Sale | null };

/** The state of a purchase. Each stage has exactly the data that it needs: impossible stages cannot be expressed. */
export type Stage =
  | { readonly step: 'choosing' }
  /** `earlier` is the sale that ended when its guest's token ended, with its draft; null the first time. */
  | { readonly step: 'identifying'; readonly errors: FieldErrors; readonly earlier: Sale | null }
  | { readonly step: 'registering'; readonly fields: GuestFields; readonly earlier: Sale | null }
  /** An account is required for this purchase. */
  | { readonly step: 'account' }
  | Resuming
  | SaleStage
  | Unheld
  | Confirmed
  | Amending
  /** The order was cancelled, or paid too late: the money is refunded. */
  | { readonly step: 'ended'; readonly order: Order }
  | Leaving;

export const CHOOSING: Stage = { step: 'choosing' };

const UNHELD: readonly string[] = [
  'holding',
  'lost',
  'expired',
  'taken-over',
  'choosing-anew',
  'failed',
] satisfies Unheld['step'][];

/** Whether no place is held. */
export function isUnheld(stage: Stage): stage is Unheld {
  return UNHELD.includes(stage.step);
}

/** Whether the purchase is over, successfully or not. */
export function isSettled({ step }: Stage): boolean {
  return step === 'confirmed' || step === 'amending' || step === 'ended';
}

/** Whether an order or a payment is on its way, so that the purchase cannot be left. */
export function isCommitted({ step }: Stage): boolean {
  return (
    step === 'preparing' || step === 'ordering' || step === 'paying' || step === 'answering' || step === 'giving-up'
  );
}

/**
 * Returns the first stage of a new purchase. The previous sale and its draft are kept if nothing is held or ordered any
 * more.
 */
export function beginAfter(before: Stage): Stage {
  return isUnheld(before) && before.step !== 'holding' ? { step: 'choosing-anew', sale: before.sale } : CHOOSING;
}

/** The progress of a purchase, as the rest of the page needs it. */
export type Progress =
  | 'under-way'
  /** No place is kept, and the checkout asks how to continue. */
  | 'asking'
  /** No place is kept, and the buyer chooses again. */
  | 'stopped'
  | 'settled';

export function progressOf(stage: Stage): Progress {
  if (isSettled(stage)) return 'settled';
  if (stage.step === 'choosing-anew') return 'stopped';
  return stage.step === 'lost' || stage.step === 'expired' ? 'asking' : 'under-way';
}
