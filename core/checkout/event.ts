import type { Selection } from '../booking/selection.ts';
import type { SlotId } from '../booking/slot.ts';
import type { Attempted, BankAnswer, Card, PaymentFailure } from './card.ts';
import type { Draft } from './draft.ts';
import type { Failure } from './failure.ts';
import type { GuestFields } from './guest.ts';
import type { Hold, Quote } from './hold.ts';
import type { Order } from './order.ts';
import type { Wishes } from './wishes.ts';

/** An event caused by the buyer, the page or the clock. */
export type Action =
  /** `who` is the buyer: a signed-in user, a guest who has entered their details, or nobody yet. */
  | { readonly on: 'begin'; readonly who: 'user' | 'guest' | 'nobody'; readonly needsAccount: boolean }
  | { readonly on: 'resume'; readonly hold: string; readonly order: string | null }
  | { readonly on: 'enter'; readonly fields: GuestFields }
  | { readonly on: 'signed-in' }
  /** The buyer selects something else in the calendar. */
  | { readonly on: 'choose-anew' }
  /** Holds the places, or holds them again. */
  | { readonly on: 'hold' }
  | { readonly on: 'type'; readonly draft: Partial<Draft> }
  | { readonly on: 'change'; readonly part: Partial<Wishes> }
  /** The press that orders and pays; `card` is null if there is nothing to pay. */
  | { readonly on: 'confirm'; readonly card: Card | null }
  | { readonly on: 'authenticate'; readonly answer: BankAnswer }
  /** Sends the next request at once instead of after its delay. */
  | { readonly on: 'retry' }
  /**
   * The browser shows the page from its back/forward cache: a payment that led to a bank's page gets no response any
   * more.
   */
  | { readonly on: 'page-shown' }
  /** The browser is back from the bank's page, which reports that the cardholder was not authenticated. */
  | { readonly on: 'bank-refused' }
  | { readonly on: 'keep-longer' }
  | { readonly on: 'time-up' }
  /** Another tab has stored another purchase, which may have ended this one (D-second-tab). */
  | { readonly on: 'other-tab' }
  | { readonly on: 'leave' }
  | { readonly on: 'cancel' }
  | { readonly on: 'leave-list'; readonly slot: SlotId }
  /** Sends the confirmation again, to this address (D-corrected-address). */
  | { readonly on: 'send-again'; readonly email: string };

/** The result of a request. `selection` is the selection at the time of the request. */
export type Result =
  | { readonly on: 'registered' }
  | { readonly on: 'register-refused'; readonly failure: Failure }
  /** A call was refused because the guest's token has ended (D-guest-token). */
  | { readonly on: 'guest-ended' }
  | { readonly on: 'held'; readonly hold: Hold }
  | { readonly on: 'hold-refused'; readonly failure: Failure; readonly selection: Selection }
  /** `order` is the order that waits for its payment; null if nothing is ordered. */
  | {
      readonly on: 'resumed';
      readonly hold: Hold;
      readonly order: Order | null;
      readonly wishes: Wishes;
      readonly draft: Draft;
    }
  | { readonly on: 'resumed-late'; readonly order: Order }
  | { readonly on: 'resume-refused'; readonly failure: Failure }
  /** Also dispatched if another tab has kept the places longer. */
  | { readonly on: 'kept-longer'; readonly hold: string; readonly expiresAt: number }
  | { readonly on: 'longer-refused'; readonly hold: string; readonly failure: Failure }
  | { readonly on: 'quoted'; readonly quote: Quote }
  | { readonly on: 'quote-refused'; readonly failure: Failure }
  | { readonly on: 'prepared'; readonly problem: PaymentFailure | null }
  | { readonly on: 'prepare-refused'; readonly failure: Failure }
  | { readonly on: 'ordered'; readonly order: Order }
  /** `quote` is the new quote if the price has changed and the quote could be read, or else null. */
  | {
      readonly on: 'order-refused';
      readonly failure: Failure;
      readonly selection: Selection;
      readonly quote: Quote | null;
    }
  | { readonly on: 'paid'; readonly attempted: Attempted }
  | { readonly on: 'pay-refused'; readonly failure: Failure; readonly selection: Selection }
  | { readonly on: 'order-fetched'; readonly order: Order }
  /** The order could not be read. */
  | { readonly on: 'order-not-fetched'; readonly failure: Failure }
  /** `order` is null if there was no response. */
  | { readonly on: 'given-up'; readonly order: Order | null }
  | { readonly on: 'proposed'; readonly instead: Selection }
  | { readonly on: 'cancelled'; readonly order: Order }
  | { readonly on: 'left-list'; readonly slot: SlotId }
  | { readonly on: 'amend-refused'; readonly failure: Failure }
  | { readonly on: 'sent-again'; readonly order: Order }
  | { readonly on: 'send-refused'; readonly failure: Failure };

export type PurchaseEvent = Action | Result;
