import type { Slot, SlotId } from '../../../../core/booking/slot.ts';
import { addDays, dateOf, type PlainDate } from '../../../../core/time/wall-time.ts';
import { DEMO_CUSTOMER } from '../ids.ts';
import type { SamplePerson } from '../model.ts';
import type { SampleBooking } from './bookings.ts';

/** The waiting list of a slot of the sample, the first person first. */
export interface SampleWaitingList {
  readonly placeId: SlotId;
  readonly people: readonly number[];
}

/**
 * Returns the waiting list of the first full padel slot of tomorrow or later, in which the demo customer is second.
 * Nobody on the list has a booking at the same time. Returns null if there is no such slot.
 */
export function sampleWaitingList(
  today: PlainDate,
  bookings: readonly SampleBooking[],
  customers: readonly SamplePerson[],
): SampleWaitingList | null {
  const tomorrow = addDays(today, 1);
  const taken = new Map<Slot, number>();
  for (const { offer, slot } of bookings) {
    if (offer.url === 'padel-duo' && dateOf(slot.start) >= tomorrow) taken.set(slot, (taken.get(slot) ?? 0) + 1);
  }
  for (const [slot, places] of taken) {
    const busy = new Set(bookings.filter((one) => one.slot.start === slot.start).map(({ personId }) => personId));
    const first = customers.find(({ id }) => !busy.has(id));
    if (places === slot.capacity && first && !busy.has(DEMO_CUSTOMER)) {
      return { placeId: slot.id, people: [first.id, DEMO_CUSTOMER] };
    }
  }
  return null;
}
