import type { PaymentFailure } from '../../../core/checkout/card.ts';
import type { Draft } from '../../../core/checkout/draft.ts';
import type { Failure } from '../../../core/checkout/failure.ts';
import type { Hold } from '../../../core/checkout/hold.ts';
import type { Order } from '../../../core/checkout/order.ts';
import type { Wishes } from '../../../core/checkout/wishes.ts';
import type { ShownUnheld } from '../unheld.ts';

/** What the review says of the last thing that was tried. */
export type ShownNotice =
  | {
      readonly case: 'failed';
      readonly what: 'quote' | 'order';
      readonly error: Failure;
      readonly retry: () => Promise<void>;
    }
  | { readonly case: 'quote-changed' | 'applied' | 'coupon-gone' }
  | { readonly case: 'card'; readonly code: PaymentFailure }
  /** It is not known whether it is paid: this is being checked. */
  | { readonly case: 'unconfirmed'; readonly retry: () => Promise<void> }
  /** It is not known, and cannot be checked any more. */
  | { readonly case: 'out-of-reach' };

/** How a stage of the sale is shown: one view for what is held, what it costs and how it is paid. */
export interface Review {
  readonly step: 'review';
  readonly hold: Hold;
  readonly wishes: Wishes;
  /** What is typed and not applied. */
  readonly draft: Draft;
  /** The result of the press that asks for more time; null if there is nothing to say about it. */
  readonly moreTime: 'asked' | 'limit' | 'failed' | null;
  /** The wishes that are being quoted, shown as chosen; null if none are. */
  readonly asked: Wishes | null;
  /** The order that waits for its payment. */
  readonly order: Order | null;
  /** Whether the wishes cannot change any more. */
  readonly isFixed: boolean;
  readonly busy: 'quoting' | 'ordering' | 'paying' | 'unheld' | null;
  /** Whether the bank waits for the cardholder. */
  readonly isAuthenticating: boolean;
  readonly notice: ShownNotice | null;
  /** `coupon`, `firstName`, `lastName`, `email`, `user` → the code of what is wrong with it. */
  readonly errors: Readonly<Record<string, string>>;
  /** What stands in place of the button that pays, once the places are not held any more; null while they are. */
  readonly unheld: ShownUnheld | null;
}

/** Whether the state of the order or its payment is unknown: nothing can be paid or changed until it is known. */
export function isUnknown({ notice }: Review): boolean {
  return notice?.case === 'unconfirmed' || notice?.case === 'out-of-reach';
}
