import type { Stage } from '../../../core/checkout/stage.ts';
import type { Purchase } from '../../shared/page/purchase.ts';
import type { StoredGuest } from '../../shared/page/stored-purchase.ts';
import type { CheckoutState } from '../state.ts';
import type { Attempt } from './attempt.ts';

/** What a checkout shows of a purchase beside its stage. */
type Shown = Pick<CheckoutState, 'selection' | 'offer' | 'cards' | 'guestName' | 'guestFields'>;

/** A purchase as one checkout hands it to another: no place is held and nothing is ordered again. */
export interface Handed {
  readonly stage: Stage;
  readonly attempt: Attempt;
  readonly guest: StoredGuest | undefined;
  readonly shown: Shown;
}

const handed = new WeakMap<Purchase, Handed>();

export function hand(purchase: Purchase, { shown, ...whole }: Handed): void {
  const { selection, offer, cards, guestName, guestFields } = shown;
  handed.set(purchase, { ...whole, shown: { selection, offer, cards, guestName, guestFields } });
}

/** Whether another checkout has handed the purchase on, and none has taken it. */
export function isHanded(purchase: Purchase): boolean {
  return handed.has(purchase);
}

/** Takes what was handed over; undefined if the purchase was not. */
export function takeHanded(purchase: Purchase): Handed | undefined {
  const whole = handed.get(purchase);
  handed.delete(purchase);
  return whole;
}
