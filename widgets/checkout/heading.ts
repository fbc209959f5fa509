import { boughtBy, isMembership } from '../../core/checkout/bought.ts';
import type { messages } from './messages.ts';
import type { CheckoutState, ShownStage } from './state.ts';

/** What the heading says, and the name in it: what is under way, or what has happened (D-confirmation). */
export function headingOf(
  stage: ShownStage,
  offered: CheckoutState['item'],
): readonly [key: keyof typeof messages.fr, name: string] {
  switch (stage.step) {
    case 'done':
      return [`done ${boughtBy(stage.order)}`, stage.order.gift?.fullName ?? ''];
    case 'cancelled':
    case 'refunded':
      return [stage.step, ''];
    default: {
      const item = offered?.status === 'loaded' ? offered.value.item : null;
      return [item && isMembership(item.ref) ? 'checkout membership' : 'checkout', ''];
    }
  }
}
