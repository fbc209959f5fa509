import type { PaymentFailure } from '../../../core/checkout/card.ts';
import type { Draft } from '../../../core/checkout/draft.ts';
import type { Failure } from '../../../core/checkout/failure.ts';
import type { Hold } from '../../../core/checkout/hold.ts';
import type { Order } from '../../../core/checkout/order.ts';
import type { Wishes } from '../../../core/checkout/wishes.ts';
import type { ShownUnheld } from '../unheld.ts';

/** What the review says about the last attempt to quote, order or pay. */
export type ShownNotice =
  | {
      readonly case: 'failed';
      readonly what: 'quote' | 'order';
      readonly error: Failure;
      readonly retry: () => Promise<void>;
    }
  | { readonly case: 'quote-changed' | 'applied' | 'coupon-gone' }
  | { readonly case: 'card'; readonly code: PaymentFailure }
  /** It is not known yet whether the order was made or paid. */
  | { readonly case: 'unconfirmed'; readonly retry: () => Promise<void> }
  /** It is not known whether the order was paid, and it cannot be checked any more. */
  | { readonly case: 'out-of-reach' };

/** The step that shows every stage of a sale: what is held, what it costs and how it is paid. */
export interface Review {
  readonly step: 'review';
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
  readonly notice: ShownNotice | null;
  /** The code of each field's problem, by the field's name, such as `coupon` or `email`. */
  readonly errors: Readonly<Record<string, string>>;
  /** What replaces the pay button when the places are no longer held; null while they are held. */
  readonly unheld: ShownUnheld | null;
}

/** Whether the state of the order or its payment is unknown: nothing can be paid or changed until it is known. */
export function isUnknown({ notice }: Review): boolean {
  return notice?.case === 'unconfirmed' || notice?.case === 'out-of-reach';
}
