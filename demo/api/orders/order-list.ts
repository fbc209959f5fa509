import { type OrderPeriod, type OrderTimes, ordersOf, type PlacedOrder } from '../../../core/booking/order-period.ts';
import type { PlainDate, WallTime } from '../../../core/time/wall-time.ts';
import { type OrderRow, orderPayloads, readOrderRows } from '../booking/order-payload.ts';
import { paymentFromRow } from '../booking/payment-row.ts';
import { type Paged, type PageWish, pageRows } from '../catalogue/paging.ts';
import type { Queryable } from '../database/database.ts';
import { lastDay } from '../database/last-day.ts';
import { paymentPayload } from '../payments/order-payment.ts';
import type { Caller } from '../people/caller.ts';
import type { Order } from '../schemas/booking.ts';

const A_PAGE = 8;

/**
 * Returns a page of the caller's orders of a period; a guest's orders are those made with the same token. Payments are
 * read from our own rows, without a request to a payment provider. `now` is in milliseconds since 1970.
 */
export async function listOrders(
  database: Queryable,
  caller: Caller,
  period: OrderPeriod,
  wish: PageWish,
  now: number,
): Promise<Paged<Order>> {
  const orders = ordersOf(period, await readPlaced(database, caller), now);
  const { page, lastPage, offset, limit } = pageRows(wish, A_PAGE, orders.length);
  const ids = orders.slice(offset, offset + limit).map(({ id }) => id);
  const rows = await readOrderRows(database, ids);
  const payloads = await orderPayloads(database, rows);
  return { items: payloads.map((order, n) => ({ ...order, payment: paymentOf(rows[n]) })), page, lastPage };
}

function paymentOf(row: OrderRow | undefined): Order['payment'] {
  const payment = row && paymentFromRow(row);
  return payment ? paymentPayload(payment, row.state) : null;
}

interface PlacedRow {
  id: string;
  state: Order['state'];
  created_at: number;
  is_slotted: boolean;
  first_start: WallTime | null;
  last_end: WallTime | null;
  runs_until: PlainDate | null;
}

/** Reads when each order of a person takes place: a few columns of all orders, which `core` sorts into periods. */
async function readPlaced(database: Queryable, caller: Caller): Promise<readonly PlacedOrder[]> {
  const rows = await database.query<PlacedRow>(
    `SELECT o.id, o.state, o.created_at, o.slotted_id IS NOT NULL AS is_slotted,
       coalesce(dates.first_start, o.starts_at) AS first_start, coalesce(dates.last_end, o.ends_at, o.starts_at) AS last_end,
       (SELECT max(${lastDay('expires_on')}) FROM subscription WHERE person_id = o.person_id AND purchase_id = o.id) AS runs_until
     FROM purchase o CROSS JOIN LATERAL (
       SELECT min(starts_at) AS first_start, max(ends_at) AS last_end FROM (
         SELECT place.starts_at, booking.ends_at FROM booking JOIN place ON place.id = place_id WHERE purchase_id = o.id
         UNION ALL
         SELECT place.starts_at, place.starts_at FROM waiting JOIN place ON place.id = place_id
         WHERE purchase_id = o.id AND waiting.state IN ('waiting', 'offered')
       ) AS known WHERE o.slotted_id IS NOT NULL
     ) AS dates
     WHERE o.person_id = $1 AND o.token_hash IS NOT DISTINCT FROM $2::text`,
    [caller.id, caller.guestToken],
  );
  return rows.map((row) => ({ id: row.id, state: row.state, createdAt: row.created_at, times: timesOf(row) }));
}

function timesOf({ is_slotted, first_start: start, last_end: end, runs_until: day }: PlacedRow): OrderTimes {
  if (start !== null && end !== null) return { case: 'dated', start, end };
  if (is_slotted) return { case: 'nothing' };
  return day === null ? { case: 'open' } : { case: 'until', day };
}
