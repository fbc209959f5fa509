import type { SlottedOffer } from '../../../../core/catalogue/slotted.ts';
import { PARIS, toInstant } from '../../../../core/time/zone.ts';
import type { Transaction } from '../../database/database.ts';
import type { SampleBooking } from '../bookings/bookings.ts';
import type { SampleWaitingList } from '../bookings/waiting-list.ts';
import { insertAll } from '../bulk.ts';
import type { SamplePerson } from '../model.ts';
import { BOOKING, PLACE, PURCHASE, paidBy } from './columns.ts';

/** The shortest time between a booking and its slot, in milliseconds. */
const BEFORE_MS = 6 * 24 * 60 * 60_000;

/** Writes the sample's bookings of slots, each with its purchase, and counts the places that they take. */
export async function insertBookings(
  transaction: Transaction,
  bookings: readonly SampleBooking[],
  people: readonly SamplePerson[],
  now: number,
): Promise<void> {
  const persons = new Map(people.map((person) => [person.id, person]));
  await insertAll(transaction, 'place', PLACE, placesOf(bookings));
  await insertAll(
    transaction,
    'purchase',
    { ...PURCHASE, slotted_id: 'integer' },
    bookings.map(({ purchaseId, personId, offer, slot }) => {
      const person = persons.get(personId);
      return {
        id: purchaseId,
        person_id: personId,
        slotted_id: offer.id,
        provider_id: offer.provider.id,
        title: offer.title,
        url: offer.url,
        state: 'confirmed',
        subtotal_cents: paid(offer),
        total_cents: paid(offer),
        currency: 'EUR',
        ...paidBy(purchaseId, paid(offer)),
        first_name: person?.firstName,
        last_name: person?.lastName,
        email: person?.email,
        created_at: Math.min(now, toInstant(slot.start, PARIS) - BEFORE_MS),
      };
    }),
  );
  await insertAll(
    transaction,
    'booking',
    BOOKING,
    bookings.map(({ purchaseId, personId, offer, slot }) => ({
      purchase_id: purchaseId,
      person_id: personId,
      place_id: slot.id,
      ends_at: slot.end,
      is_free: offer.freeSlot > 0,
    })),
  );
}

/** Writes a waiting list, with its people in their order. */
export async function insertWaitingList(
  transaction: Transaction,
  list: SampleWaitingList | null,
  now: number,
): Promise<void> {
  const rows = list?.people.map((person_id) => ({
    person_id,
    place_id: list.placeId,
    state: 'waiting',
    joined_at: now,
  }));
  await insertAll(
    transaction,
    'waiting',
    { person_id: 'integer', place_id: 'text', state: 'text', joined_at: 'bigint' },
    rows ?? [],
  );
}

function paid({ freeSlot, price }: SlottedOffer): number {
  return freeSlot > 0 ? 0 : price;
}

/** Pays the sample's orders at the test gateway. */
export async function payAll(transaction: Transaction): Promise<void> {
  await transaction.query(
    `INSERT INTO test_payment (id, reference, amount_cents, currency, state, card)
     SELECT id, id::text, total_cents, currency, 'captured', 'success' FROM purchase WHERE total_cents > 0`,
  );
}

function placesOf(bookings: readonly SampleBooking[]) {
  const places = new Map<string, Record<keyof typeof PLACE, string | number>>();
  for (const { slot, offer } of bookings) {
    const taken = Number(places.get(slot.id)?.taken ?? 0) + 1;
    places.set(slot.id, {
      id: slot.id,
      slotted_id: offer.id,
      starts_at: slot.start,
      capacity: slot.capacity,
      taken,
    });
  }
  return [...places.values()];
}
