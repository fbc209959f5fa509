import type { Hold } from '../../core/checkout/hold.ts';
import type { Order } from '../../core/checkout/order.ts';
import type { Wishes } from '../../core/checkout/wishes.ts';
import type { ApiError } from '../shared/api/errors.ts';
import type { PaymentFailure } from './payment/port.ts';

/** What the review has to say of the last thing that was tried. */
export type Notice =
  | {
      readonly case: 'failed';
      readonly what: 'quote' | 'order';
      readonly error: ApiError;
      readonly retry: () => Promise<void>;
    }
  | { readonly case: 'quote-changed' }
  /** The coupon was used up meanwhile, and is taken off. */
  | { readonly case: 'coupon-gone' }
  /** The card was refused; the order waits for another. */
  | { readonly case: 'card'; readonly code: PaymentFailure }
  /** The payment was made, and the API has not heard of it yet. */
  | { readonly case: 'unconfirmed'; readonly retry: () => Promise<void> };

/** The places are kept: what they cost, and how they are paid. */
export interface Review {
  readonly step: 'review';
  /** Its quote is that of `wishes`. */
  readonly hold: Hold;
  readonly wishes: Wishes;
  /** What the quote under way is asked with, and already shown as chosen; null while none is. */
  readonly asked: Wishes | null;
  /** What is ordered and waits for its payment; null before, and after other wishes. */
  readonly order: Order | null;
  /** It was ordered before a reload: for whom and how it is paid stands, and can be given up whole. */
  readonly isFixed: boolean;
  readonly busy: 'quoting' | 'ordering' | 'paying' | null;
  /** The bank waits for the cardholder's answer. */
  readonly isAuthenticating: boolean;
  readonly notice: Notice | null;
  /** `coupon`, `firstName`, `lastName`, `email`, `user` → the code of what is wrong with it. */
  readonly errors: Readonly<Record<string, string>>;
}
