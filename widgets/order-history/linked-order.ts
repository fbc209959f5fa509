import type { OrderPeriod } from '../../core/booking/order-period.ts';
import type { Order } from '../../core/checkout/order.ts';
import type { OrderLink } from '../../core/checkout/order-link.ts';
import type { ListPage } from '../../core/paging/list-page.ts';
import { fetchListedOrder, fetchOrders } from '../shared/api/booking/order-list.ts';
import type { Client } from '../shared/api/client.ts';
import type { PageState } from '../shared/page/page-state.ts';

/** Returns the client for a link's order, whose calls carry the link's key, even if a user is signed in. */
export function clientFor(page: PageState, link: OrderLink | null): Client {
  return link ? page.clientWith(link.key) : page.client;
}

/** Fetches the page of a person's orders, or the one order of a link. */
export async function fetchPage(
  page: PageState,
  link: OrderLink | null,
  period: OrderPeriod,
  number: number,
  signal: AbortSignal,
): Promise<ListPage<Order>> {
  const client = clientFor(page, link);
  if (!link) return fetchOrders(client, period, { page: number, signal });
  return { items: [await fetchListedOrder(client, link.id)], page: 1, lastPage: 1 };
}
