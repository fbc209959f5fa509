import type { Queryable } from '../database/database.ts';
import { requireOwn } from '../people/guest-moved.ts';
import type { OrderOwner } from '../people/order-key.ts';
import { Problem } from '../problem.ts';
import type { Order } from '../schemas/booking.ts';
import { orderPayloads, readOrderRows } from './order-payload.ts';

/**
 * Returns one of the owner's orders, without its payment; throws a `not-found` or `forbidden` problem if there is none.
 * A guest owns the orders that were made with the same token.
 */
export async function readOrder(database: Queryable, owner: OrderOwner, id: string): Promise<Order> {
  const rows = await readOrderRows(database, [id]);
  const [row] = rows;
  if (!row) throw new Problem('not-found');
  requireOwn(row, owner);
  const [order] = await orderPayloads(database, rows);
  if (!order) throw new Problem('not-found');
  return order;
}
