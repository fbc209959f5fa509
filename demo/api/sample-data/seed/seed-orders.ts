import type { Transaction } from '../../database/database.ts';
import type { SampleOrder } from '../bookings/demo-orders.ts';
import { insertAll } from '../bulk.ts';
import type { SamplePerson } from '../model.ts';
import { BOOKING, PLACE } from './columns.ts';
import {
  boughtAt,
  ORDER,
  PAYMENT,
  paymentRow,
  placesOf,
  purchaseRow,
  SUBSCRIPTION,
  stands,
  subscriptionRows,
  totalOf,
} from './order-rows.ts';
import { insertDiscounts } from './seed-discounts.ts';

/** Writes orders with all that belongs to them: places, bookings, payments, discounts and subscriptions. */
export async function insertOrders(
  transaction: Transaction,
  orders: readonly SampleOrder[],
  people: readonly SamplePerson[],
): Promise<void> {
  const placed = orders.flatMap((order) => placesOf(order).map((place) => ({ order, ...place })));
  await insertAll<keyof typeof PLACE>(transaction, 'place', PLACE, placed);
  await insertAll(
    transaction,
    'purchase',
    ORDER,
    orders.map((order) => purchaseRow(order, people)),
  );
  await insertAll(
    transaction,
    'booking',
    { ...BOOKING, returned_at: 'bigint' },
    placed.map(({ order, id, ends_at, is_free }) => {
      const returned_at = stands(order) ? null : boughtAt(order);
      return { purchase_id: order.id, person_id: order.personId, place_id: id, ends_at, is_free, returned_at };
    }),
  );
  await insertAll(transaction, 'subscription', SUBSCRIPTION, orders.flatMap(subscriptionRows));
  await insertDiscounts(transaction, orders);
  await insertAll(transaction, 'test_payment', PAYMENT, orders.filter((order) => totalOf(order) > 0).map(paymentRow));
}
