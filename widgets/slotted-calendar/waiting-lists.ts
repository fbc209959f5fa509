import type { SlotId } from '../../core/booking/slot.ts';
import { leaveWaiting } from '../shared/api/booking/waiting.ts';
import { isApiError } from '../shared/api/errors.ts';
import { bookingsChanged } from '../shared/page/page-state.ts';
import type { CalendarContext } from './calendar-context.ts';

export interface WaitingLists {
  /** Leaves the waiting list of a slot. */
  leaveList(id: SlotId): Promise<void>;
}

export function createWaitingLists({ page, store }: CalendarContext): WaitingLists {
  return {
    async leaveList(id) {
      store.setState({ notice: null });
      try {
        await leaveWaiting(page.client, id);
      } catch (error) {
        // `not-found`: the list was left before.
        if (!isApiError(error) || error.code !== 'not-found') {
          store.setState({ notice: { case: 'leave-failed', id } });
          throw error;
        }
      }
      bookingsChanged(page);
    },
  };
}
