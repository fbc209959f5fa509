import type { Transaction } from '../../database/database.ts';
import type { SampleWaitingList } from '../bookings/waiting-list.ts';
import { DEMO_CUSTOMER } from '../ids.ts';
import type { SamplePerson } from '../model.ts';

/** Inserts the order with which the demo customer waits; it has only a waiting place. */
export async function insertWaitingOrder(
  transaction: Transaction,
  list: SampleWaitingList | null,
  people: readonly SamplePerson[],
  now: number,
): Promise<void> {
  const person = people.find(({ id }) => id === DEMO_CUSTOMER);
  await transaction.query(
    `WITH made AS (
       INSERT INTO purchase (id, person_id, slotted_id, provider_id, title, url, state, subtotal_cents, total_cents,
         currency, first_name, last_name, email, created_at)
       SELECT '20260707-0000-4000-8000-000000000001', $1::integer, slotted.id, provider_id, title, url, 'confirmed', 0, 0,
         'EUR', $3::text, $4::text, $5::text, $6::bigint
       FROM place JOIN slotted ON slotted.id = slotted_id WHERE place.id = $2::text RETURNING id)
     UPDATE waiting SET purchase_id = made.id FROM made WHERE person_id = $1 AND place_id = $2`,
    [DEMO_CUSTOMER, list?.placeId ?? '', person?.firstName ?? '', person?.lastName ?? '', person?.email ?? '', now],
  );
}
