import { addDays } from '../../../../core/time/wall-time.ts';
import type { Transaction } from '../../database/database.ts';
import type { SampleOrder } from '../bookings/demo-orders.ts';
import { insertAll } from '../bulk.ts';
import { COMPANY } from '../ids.ts';
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

const COUPON = 'RENTREE20';

/** Writes what a coupon, company credit and free slots took off these orders, and the coupon itself. */
async function insertDiscounts(transaction: Transaction, orders: readonly SampleOrder[]): Promise<void> {
  const used = orders.filter((order) => order.off.coupon > 0 && stands(order));
  const [coupon] = await transaction.query<{ id: number }>(
    `INSERT INTO coupon (code, percent, ends_on, uses) VALUES ($1, 20, $2, $3) RETURNING id`,
    [COUPON, addDays(used[0]?.day ?? '2000-01-01', 7), used.length],
  );
  await insertAll(
    transaction,
    'discount',
    { purchase_id: 'uuid', kind: 'text', amount_cents: 'integer', coupon_id: 'integer', returned_at: 'bigint' },
    orders.flatMap((order) => {
      const free = order.goods.slots.filter(({ isFree }) => isFree).length * (order.goods.offer?.price ?? 0);
      const returned_at = stands(order) ? null : boughtAt(order);
      const row = { purchase_id: order.id, coupon_id: null, returned_at };
      return [
        { ...row, kind: 'free-slot', amount_cents: free },
        { ...row, kind: 'coupon', amount_cents: order.off.coupon, coupon_id: coupon?.id ?? null },
        { ...row, kind: 'credit', amount_cents: order.off.credit },
      ].filter(({ amount_cents }) => amount_cents > 0);
    }),
  );
  // For each amount that was spent, an earlier entry adds the same amount, so that the balance does not change.
  const entry = { organization_id: COMPANY.id };
  await insertAll(
    transaction,
    'credit_entry',
    { organization_id: 'integer', purchase_id: 'uuid', amount_cents: 'integer', created_at: 'bigint' },
    orders
      .filter(({ off }) => off.credit > 0)
      .flatMap((order) => [
        { ...entry, purchase_id: null, amount_cents: order.off.credit, created_at: boughtAt(order) - 1 },
        { ...entry, purchase_id: order.id, amount_cents: -order.off.credit, created_at: boughtAt(order) },
      ]),
  );
}
