import type { Failure } from './failure.ts';
import { type Amending, CHOOSING, type Confirmed } from './stage.ts';
import { type Handlers, type Step, to } from './step.ts';

/** The stages after the end of a purchase. */
export const afterOrder = {
  confirmed({ order, left }, event) {
    const amending: Amending = { step: 'amending', order, left };
    switch (event.on) {
      case 'cancel':
        return to(amending, { do: 'cancel', order: order.id });
      case 'leave-list':
        return to(amending, { do: 'leave-list', slot: event.slot });
      case 'send-again':
        return to(amending, { do: 'send-again', order: order.id, email: event.email });
      case 'leave':
        return to(CHOOSING, { do: 'end' });
      default:
        return null;
    }
  },

  amending({ order, left }, event) {
    const confirmed: Confirmed = { step: 'confirmed', order, left, failure: null, sentAgain: null };
    switch (event.on) {
      case 'cancelled':
        return to({ step: 'ended', order: event.order }, { do: 'refetch-bookings' });
      case 'left-list':
        return to({ ...confirmed, left: [...left, event.slot] }, { do: 'refetch-bookings' });
      case 'amend-refused':
        return to({ ...confirmed, failure: event.failure }, { do: 'report', failure: event.failure });
      case 'sent-again':
        return to({ ...confirmed, order: event.order, sentAgain: { case: 'sent' } });
      case 'send-refused':
        return refuse({ ...confirmed, sentAgain: { case: 'refused', failure: event.failure } }, event.failure);
      case 'leave':
        return to(CHOOSING, { do: 'end' });
      default:
        return null;
    }
  },

  ended: (_, event) => (event.on === 'leave' ? to(CHOOSING, { do: 'end' }) : null),
} as const satisfies Partial<Handlers>;

/**
 * Shows why the confirmation was not sent. A refusal by a rule (409 or 422) is not a fault of the page, so it is not
 * reported.
 */
function refuse(stage: Confirmed, failure: Failure): Step {
  const isJudged = failure.status === 409 || failure.status === 422;
  return isJudged ? to(stage) : to(stage, { do: 'report', failure });
}
