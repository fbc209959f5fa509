import type { Queryable } from '../database/database.ts';
import type { Caller } from '../people/caller.ts';
import { Problem } from '../problem.ts';
import type { Order } from '../schemas/booking.ts';
import { orderPayloads, readOrderRows } from './order-payload.ts';

/**
 * An order of the caller, without its payment; a `not-found` or `forbidden` problem otherwise. A guest owns what
 * the same token made.
 */
export async function readOrder(database: Queryable, caller: Caller, id: string): Promise<Order> {
  const rows = await readOrderRows(database, [id]);
  const [row] = rows;
  if (!row) throw new Problem('not-found');
  if (row.person_id !== caller.id || row.token_hash !== caller.guestToken) throw new Problem('forbidden');
  const [order] = await orderPayloads(database, rows);
  if (!order) throw new Problem('not-found');
  return order;
}
