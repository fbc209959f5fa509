import { boughtBy, isMembership } from '../../core/checkout/bought.ts';
import type { messages } from './messages.ts';
import type { ShownStage } from './state.ts';

/** What the heading says, and the name in it: what is under way, or what has happened (D-confirmation). */
export function headingOf(stage: ShownStage): readonly [key: keyof typeof messages.fr, name: string] {
  switch (stage.step) {
    case 'done':
      return [`done ${boughtBy(stage.order)}`, stage.order.gift?.fullName ?? ''];
    case 'cancelled':
    case 'refunded':
      return [stage.step, ''];
    default: {
      const item = 'hold' in stage ? stage.hold.item : null;
      return [item && isMembership(item.ref) ? 'checkout membership' : 'checkout', ''];
    }
  }
}
