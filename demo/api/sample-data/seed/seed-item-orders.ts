import type { Transaction } from '../../database/database.ts';
import type { SampleItemOrder } from '../bookings/item-orders.ts';
import { insertAll } from '../bulk.ts';
import type { SamplePerson } from '../model.ts';
import { BOOKING, PURCHASE, paidBy } from './columns.ts';

/**
 * Writes orders of events, each with its booking and the place that it takes. Nobody else has a place in these events.
 */
export async function insertItemOrders(
  transaction: Transaction,
  orders: readonly SampleItemOrder[],
  people: readonly SamplePerson[],
  now: number,
): Promise<void> {
  await insertAll(
    transaction,
    'place',
    { id: 'text', starts_at: 'timestamp', capacity: 'integer', taken: 'integer' },
    orders.map(({ event }) => {
      return { id: refOf(event), starts_at: event.times?.start, capacity: event.capacity, taken: 1 };
    }),
  );
  await insertAll(
    transaction,
    'purchase',
    { ...PURCHASE, item: 'text', starts_at: 'timestamp', ends_at: 'timestamp' },
    orders.map(({ purchaseId, personId, event }) => {
      const person = people.find(({ id }) => id === personId);
      return {
        ...{ id: purchaseId, person_id: personId, item: refOf(event), provider_id: event.providerId },
        ...{ title: event.title, url: event.url, starts_at: event.times?.start, ends_at: event.times?.end },
        ...{ state: 'confirmed', subtotal_cents: event.price, total_cents: event.price, currency: 'EUR' },
        ...{ first_name: person?.firstName, last_name: person?.lastName, email: person?.email },
        ...paidBy(purchaseId, event.price),
        created_at: now,
      };
    }),
  );
  await insertAll(
    transaction,
    'booking',
    BOOKING,
    orders.map(({ purchaseId, personId, event }) => {
      const place_id = refOf(event);
      return { purchase_id: purchaseId, person_id: personId, place_id, ends_at: event.times?.end, is_free: false };
    }),
  );
}

function refOf({ id }: SampleItemOrder['event']): string {
  return `event:${id}`;
}
