import type { Stage } from '../../../core/checkout/stage.ts';
import type { Purchase, StoredGuest } from '../../shared/page/purchase.ts';
import type { CheckoutState } from '../state.ts';
import type { Attempt } from './attempt.ts';

/** What a checkout shows of a purchase besides its stage. */
type Shown = Pick<CheckoutState, 'selection' | 'offer' | 'cards' | 'guestName' | 'guestFields'>;

/** A purchase that one checkout hands over to another, so that nothing is held or ordered a second time. */
export interface Handover {
  readonly stage: Stage;
  readonly attempt: Attempt;
  readonly guest: StoredGuest | undefined;
  readonly shown: Shown;
}

const handovers = new WeakMap<Purchase, Handover>();

export function putHandover(purchase: Purchase, { shown, ...whole }: Handover): void {
  const { selection, offer, cards, guestName, guestFields } = shown;
  handovers.set(purchase, { ...whole, shown: { selection, offer, cards, guestName, guestFields } });
}

/** Whether a checkout has handed the purchase over and no other checkout has taken it yet. */
export function hasHandover(purchase: Purchase): boolean {
  return handovers.has(purchase);
}

/** Returns the handover of the purchase and forgets it; undefined if the purchase was not handed over. */
export function takeHandover(purchase: Purchase): Handover | undefined {
  const whole = handovers.get(purchase);
  handovers.delete(purchase);
  return whole;
}
