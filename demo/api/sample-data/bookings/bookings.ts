import type { Slot } from '../../../../core/booking/slot.ts';
import type { SlottedOffer } from '../../../../core/catalogue/slotted.ts';
import { mondayOf, type PlainDate } from '../../../../core/time/wall-time.ts';
import { DEMO_CUSTOMER } from '../ids.ts';
import type { SamplePerson } from '../model.ts';
import { seededRandom } from '../random.ts';
import { type Attendance, demoBookings, sampleSlots } from './demo-bookings.ts';

/** One booked place of the sample. */
export interface SampleBooking extends Attendance {
  readonly purchaseId: string;
}

const SEED = 20_260_101;
/** The number of days with bookings of customers, from the Monday of this week on. */
const BUSY_DAYS = 14;

/**
 * Returns the bookings of the demo users, and those of other customers in this week and the next. Of the slots of the
 * yoga offer, some are full, some have one place left, and most have many.
 */
export function sampleBookings(
  today: PlainDate,
  offers: readonly SlottedOffer[],
  customers: readonly SamplePerson[],
): readonly SampleBooking[] {
  const random = seededRandom(SEED);
  const demo = new Set(demoBookings(today, offers, customers));
  const bookings: SampleBooking[] = [];
  const book = (booked: Attendance) => bookings.push({ purchaseId: random.uuid(), ...booked });

  for (const offer of offers) {
    for (const slot of sampleSlots(offer, mondayOf(today), BUSY_DAYS)) {
      const there = [...demo].filter((booked) => booked.slot.id === slot.id);
      for (const booked of there) {
        book(booked);
        demo.delete(booked);
      }
      const wanted = goneIn(offer, slot, random.below(100), random.below(3));
      const first = random.below(customers.length);
      const places = Math.min(wanted, slot.capacity - there.length, customers.length);
      for (let n = 0; n < places; n += 1) {
        // Consecutive customers are taken, so that nobody is in a slot twice.
        const personId = customers[(first + n) % customers.length]?.id ?? DEMO_CUSTOMER;
        if (there.every((booked) => booked.personId !== personId)) book({ offer, slot, personId });
      }
    }
  }
  for (const booked of demo) book(booked);
  return bookings;
}

/**
 * Returns how many places of a slot are taken, by a random number below 100; the yoga offer and offers with waiting
 * lists are the busiest.
 */
function goneIn(offer: SlottedOffer, { capacity }: Slot, throwOf100: number, few: number): number {
  const isBusy = offer.url === 'yoga-doux' || offer.waitListBooking;
  if (throwOf100 < (isBusy ? 10 : 2)) return capacity;
  if (throwOf100 < (isBusy ? 20 : 3)) return capacity - 1;
  if (throwOf100 < (isBusy ? 45 : 8)) return Math.min(1 + few, capacity - 1);
  return 0;
}
