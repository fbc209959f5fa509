import { slotsOf } from '../../core/booking/day-slots.ts';
import type { Slot } from '../../core/booking/slot.ts';
import { dateOf } from '../../core/time/wall-time.ts';
import type { WaitingPlace } from '../shared/api/booking/waiting.ts';
import { type CalendarState, offersOf } from './state.ts';

/** A waiting place, as the view draws it. */
export interface WaitingPlaceModel {
  readonly place: WaitingPlace;
  /** Whether the calendar shows several offers, so that the place shows the title of its offer. */
  readonly isOneOfMany: boolean;
  /** The slot of the place that is offered; null if no place is offered, or if the slot no longer exists. */
  readonly offered: Slot | null;
  /** Whether leaving the list has failed. */
  readonly hasLeaveFailed: boolean;
}

/** Returns the user's places in the waiting lists of these offers, without offered places whose time is over. */
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
