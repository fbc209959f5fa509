import { type Slot, slotId } from '../../../core/booking/slot.ts';
import { slotsOf } from '../../../core/booking/week.ts';
import { addDays, mondayOf, type PlainDate, wallTime } from '../../../core/time/wall-time.ts';
import type { SampleOffer, SamplePerson } from './model.ts';
import { DEMO_CUSTOMER } from './people.ts';
import { seededRandom } from './random.ts';

/** One booked place of the sample. */
export interface SampleBooking {
  readonly purchaseId: string;
  readonly personId: number;
  readonly offer: SampleOffer;
  readonly slot: Slot;
}

const SEED = 20_260_101;

/**
 * Bookings of the current week and the next: of the yoga's sessions some are full, some have one place left, most have
 * many. The demo customer has two of them, tomorrow at 10:00 and three days on.
 */
export function sampleBookings(
  today: PlainDate,
  offers: readonly SampleOffer[],
  customers: readonly SamplePerson[],
): readonly SampleBooking[] {
  const random = seededRandom(SEED);
  const monday = mondayOf(today);
  const own = new Set([
    slotId(1, wallTime(addDays(today, 1), '10:00')),
    slotId(1, wallTime(addDays(today, 3), '18:00')),
  ]);
  const bookings: SampleBooking[] = [];
  const book = (offer: SampleOffer, slot: Slot, personId: number) =>
    bookings.push({ purchaseId: random.uuid(), personId, offer, slot });

  for (const offer of offers) {
    for (let day = 0; day < 14; day += 1) {
      for (const slot of slotsOf(asSlotted(offer), addDays(monday, day))) {
        const isOwn = own.has(slot.id);
        if (isOwn) book(offer, slot, DEMO_CUSTOMER);
        const wanted = goneIn(offer, random.below(100), random.below(3));
        const first = random.below(customers.length);
        const others = Math.min(wanted, slot.capacity - 1, customers.length);
        const full = wanted >= slot.capacity && !isOwn;
        for (let n = 0; n < (full ? slot.capacity : others); n += 1) {
          // Steps of one through the customers: nobody twice in a session.
          book(offer, slot, customers[(first + n) % customers.length]?.id ?? DEMO_CUSTOMER);
        }
      }
    }
  }
  return bookings;
}

/** How many places of a session are gone, by a throw of a hundred; the two offers of the demo are the busiest. */
function goneIn(offer: SampleOffer, throwOf100: number, few: number): number {
  const capacity = offer.sessions.flat()[0]?.capacity ?? 1;
  const isDemo = offer.id <= 2;
  if (throwOf100 < (isDemo ? 10 : 2)) return capacity;
  if (throwOf100 < (isDemo ? 20 : 3)) return capacity - 1;
  if (throwOf100 < (isDemo ? 45 : 8)) return Math.min(1 + few, capacity - 1);
  return 0;
}

function asSlotted(offer: SampleOffer) {
  const nobody = { id: offer.providerId, fullName: '', url: '' };
  return { ...offer, schedule: offer.sessions, provider: nobody, sport: null, currency: 'EUR', coach: null };
}
