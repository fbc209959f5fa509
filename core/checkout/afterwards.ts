import { CHOOSING } from './stage.ts';
import { type Handlers, to } from './step.ts';

/** The purchase has come to its end. */
export const afterwards = {
  confirmed({ order, left }, event) {
    switch (event.on) {
      case 'cancel':
        return to({ step: 'amending', order, left }, { do: 'cancel', order: order.id });
      case 'leave-list':
        return to({ step: 'amending', order, left }, { do: 'leave-list', slot: event.slot });
      case 'leave':
        return to(CHOOSING, { do: 'end' });
      default:
        return null;
    }
  },

  amending({ order, left }, event) {
    switch (event.on) {
      case 'cancelled':
        return to({ step: 'ended', order: event.order }, { do: 'refetch-bookings' });
      case 'left-list':
        return to({ step: 'confirmed', order, left: [...left, event.slot], failure: null }, { do: 'refetch-bookings' });
      case 'amend-refused':
        return to({ step: 'confirmed', order, left, failure: event.failure }, { do: 'report', failure: event.failure });
      case 'leave':
        return to(CHOOSING, { do: 'end' });
      default:
        return null;
    }
  },

  ended: (_, event) => (event.on === 'leave' ? to(CHOOSING, { do: 'end' }) : null),
} as const satisfies Partial<Handlers>;
