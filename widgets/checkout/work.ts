import type { StoreApi } from 'zustand/vanilla';
import type { SlottedOffer } from '../../core/catalogue/slotted.ts';
import type { Hold } from '../../core/checkout/hold.ts';
import type { Order } from '../../core/checkout/order.ts';
import type { WidgetContext } from '../shared/element/definition.ts';
import type { Purchase } from '../shared/page/purchase.ts';
import type { Attempt } from './attempt.ts';
import type { attributes } from './attributes.ts';
import type { Review } from './review.ts';
import type { CheckoutState, Stage } from './state.ts';

/** What the parts of the checkout's store share. */
export interface Work {
  readonly context: WidgetContext<typeof attributes>;
  readonly state: StoreApi<CheckoutState>;
  readonly attempt: Attempt;
  /** The purchase that the checkout is at; null between purchases. */
  purchase(): Purchase | null;
  /** The offer whose slots are bought; null for an item, or where it could not be had. */
  offered(): Promise<SlottedOffer | null>;
  stage(next: Stage): void;
  /** The review, where the purchase stands there. */
  review(): Review | null;
  /** Keeps what a reload needs to go on; nothing of a guest's, whose token is gone with the page. */
  remember(hold: string, order: Order | null): void;
  /** The purchase has come to the review. */
  arrive(hold: Hold, more?: Partial<Review>): void;
  /** What was kept is over. */
  expire(): void;
  /** The purchase has ended with this order, whatever has become of it. */
  finish(order: Order, bought: Purchase | null): void;
}
