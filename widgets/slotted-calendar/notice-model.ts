import { nearestChain } from '../../core/booking/chain.ts';
import { slotsOf } from '../../core/booking/day-slots.ts';
import { leftInMonth } from '../../core/booking/limits.ts';
import { isWaiting, type Refusal, refusal } from '../../core/booking/refusal.ts';
import type { Slot } from '../../core/booking/slot.ts';
import { dateOf, monthOf } from '../../core/time/wall-time.ts';
import { bookingsOf, type CalendarState, type Notice, offerOf, positionIn } from './state.ts';

/** The notice under the grid: why the slot that was pressed cannot be selected. */
export type NoticeModel =
  | {
      readonly case: 'refused';
      readonly slot: Slot;
      readonly refusal: Refusal;
      /** The slots that can replace the selection; null if there are none. */
      readonly alternatives: readonly Slot[] | null;
    }
  | Extract<Notice, { readonly case: 'lost' }>
  | { readonly case: 'in-list'; readonly slot: Slot; readonly position: number };

export function noticeModel(state: CalendarState): NoticeModel | null {
  const { notice } = state;
  if (notice?.case === 'in-list') {
    // Since the press, the user may have left the list or been offered a place.
    const position = positionIn(notice.slot, state);
    return position === null ? null : { ...notice, position };
  }
  if (notice?.case === 'lost') return notice;
  return notice?.case === 'refused' ? { ...notice, alternatives: alternativesFor(notice, state) } : null;
}

/**
 * Returns the slots to propose as the selection; null if there are none. For `other-offer`: the pressed slot alone. For
 * `not-consecutive`: the nearest chain that is one slot longer than the selection, shortened to `maxSlot` and to the
 * number of slots that the month has left.
 */
function alternativesFor(
  { slot, refusal: { case: refused } }: { readonly slot: Slot; readonly refusal: Refusal },
  state: CalendarState,
): readonly Slot[] | null {
  if (refused === 'other-offer') return [slot];
  const offer = offerOf(slot, state);
  if (refused !== 'not-consecutive' || !offer) return null;
  const bookings = bookingsOf(state);
  const alone = { selection: [], offer, bookings, now: state.now };
  const available = slotsOf(offer, dateOf(slot.start)).filter(
    (other) => refusal(other, alone) === null && !isWaiting(other, [], offer, bookings),
  );
  const most = Math.min(offer.maxSlot, leftInMonth(monthOf(slot.start), [], offer, bookings));
  return nearestChain(slot, Math.min(state.selection.length + 1, most), available, offer.slotTime);
}
