import * as v from 'valibot';
import type { OrderPeriod } from '../../../../core/booking/order-period.ts';
import type { CallPath } from '../../../../core/calls.ts';
import type { Order } from '../../../../core/checkout/order.ts';
import type { ListPage } from '../../../../core/paging/list-page.ts';
import { pictureField } from '../address-field.ts';
import type { Client, GetOptions } from '../client.ts';
import { decoderOf, listField } from '../decode.ts';
import { pageOf } from '../page.ts';
import { fetchOrder, orderFields } from './known-order.ts';

/** Calls GET /v1/order/future/ or /v1/order/past/: a page of the person's orders. */
export function fetchOrders(
  client: Client,
  period: OrderPeriod,
  { page, ...options }: GetOptions & { readonly page: number },
): Promise<ListPage<Order>> {
  const path: CallPath<'get'> = `v1/order/${period}/${page === 1 ? '' : `?page=${page}`}`;
  return client.get(path, decodeOrders, { ...options, isPersonal: true });
}

/** Calls GET /v1/order/{id}: fetches one order with the fields of the lists. */
export function fetchListedOrder(client: Client, id: string): Promise<Order> {
  return fetchOrder(client, id, decoderOf(listedFields));
}

/** The schema of an order in a list, which has a picture of what was bought. */
const listedFields = v.object({
  ...orderFields.entries,
  picture: v.nullish(v.object({ medium: pictureField })),
});

const decodeOrders = decoderOf(pageOf(listField(listedFields, 'orders')));
