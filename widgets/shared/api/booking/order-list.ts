import type { OrderPeriod } from '../../../../core/booking/order-period.ts';
import type { Order } from '../../../../core/checkout/order.ts';
import type { ListPage } from '../../../../core/paging/list-page.ts';
import type { Client, GetOptions } from '../client.ts';
import { decodeBy, decodeItems } from '../decode.ts';
import { pageFields } from '../page.ts';
import { orderFields } from './order.ts';

/** GET /v1/order/future/ and /v1/order/past/: a page of the person's orders. */
export function fetchOrders(
  client: Client,
  period: OrderPeriod,
  { page, ...options }: GetOptions & { readonly page: number },
): Promise<ListPage<Order>> {
  const path = `v1/order/${period}/${page === 1 ? '' : `?page=${page}`}`;
  return client.get(path, (payload) => decodeOrders(payload), { ...options, isPersonal: true });
}

function decodeOrders(payload: unknown): ListPage<Order> {
  const { items, page, lastPage } = decodeBy(pageFields, payload);
  return { items: decodeItems(orderFields, items, 'orders'), page, lastPage };
}
