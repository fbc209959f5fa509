import { slotsOf } from '../../core/booking/day-slots.ts';
import type { Slot } from '../../core/booking/slot.ts';
import { dateOf } from '../../core/time/wall-time.ts';
import type { WaitingPlace } from '../shared/api/booking/waiting.ts';
import { type CalendarState, offersOf } from './state.ts';

/** A place in a waiting list, as it is drawn. */
export interface WaitingPlaceModel {
  readonly place: WaitingPlace;
  /** Whether the calendar shows several offers, so that the place names its own. */
  readonly isOneOfMany: boolean;
  /** The slot that is offered; null while none is, or if its offer does not have it any more. */
  readonly offered: Slot | null;
  /** Whether leaving the list has failed. */
  readonly hasLeaveFailed: boolean;
}

/** Returns the user's places in the waiting lists of these offers, without places for which the offer has expired. */
export function waitingPlaceModels(state: CalendarState): readonly WaitingPlaceModel[] {
  const { waiting, now, notice } = state;
  const offers = offersOf(state);
  return waiting.flatMap((place) => {
    const { slot: id, slotted, start, offeredUntil } = place;
    const offer = offers.find((one) => one.id === slotted.id);
    if (!offer || (offeredUntil !== null && offeredUntil <= now)) return [];
    const slot = offeredUntil !== null && slotsOf(offer, dateOf(start)).find((one) => one.id === id);
    return {
      place,
      isOneOfMany: offers.length > 1,
      offered: slot || null,
      hasLeaveFailed: notice?.case === 'leave-failed' && notice.id === id,
    };
  });
}
