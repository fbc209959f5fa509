import { isWaiting } from '../../core/booking/refusal.ts';
import type { Slot } from '../../core/booking/slot.ts';
import { slotsOf } from '../../core/booking/week.ts';
import { dateOf } from '../../core/time/wall-time.ts';
import type { WaitingPlace } from '../shared/api/booking/waiting.ts';
import { bookingsOf, type CalendarState, offerOf } from './state.ts';

/** The user's places in the lists of the offers shown, but for offers that have run out. */
export function queuesOf({ waiting, session, now }: CalendarState): readonly WaitingPlace[] {
  if (session.status !== 'loaded') return [];
  const ids = new Set(session.value.offers.map(({ id }) => id));
  return waiting.filter(
    ({ slotted, offeredUntil }) => ids.has(slotted.id) && (offeredUntil === null || offeredUntil > now),
  );
}

/** The user's position in a slot's list: null where they are not in it, or where a place is free or offered to them. */
export function positionIn(slot: Slot, state: CalendarState): number | null {
  const offer = offerOf(slot, state);
  const place = state.waiting.find((one) => one.slot === slot.id && one.offeredUntil === null);
  return place && offer && isWaiting(slot, [], offer, bookingsOf(state)) ? place.position : null;
}

/** The slot that is waited for, as the calendar has it; undefined where its offer has it no more. */
export function slotOf({ slotted, slot: id, start }: WaitingPlace, state: CalendarState): Slot | undefined {
  const { session } = state;
  const offers = session.status === 'loaded' ? session.value.offers : [];
  const offer = offers.find((one) => one.id === slotted.id);
  return offer && slotsOf(offer, dateOf(start)).find((slot) => slot.id === id);
}
