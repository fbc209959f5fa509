import type { OrderPeriod } from '../../core/booking/order-period.ts';
import type { Order } from '../../core/checkout/order.ts';
import type { OrderLink } from '../../core/checkout/order-link.ts';
import type { ListPage } from '../../core/paging/list-page.ts';
import { fetchListedOrder, fetchOrders } from '../shared/api/booking/order-list.ts';
import type { Client } from '../shared/api/client.ts';
import type { PageState } from '../shared/page/page-state.ts';

/**
 * Returns a client whose calls carry the link's key, even if a user is signed in; without a link, the page's client.
 */
export function clientFor(page: PageState, link: OrderLink | null): Client {
  return link ? page.clientWith(link.key) : page.client;
}

/** Fetches a page of the user's orders, or the only order of a link. */
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
