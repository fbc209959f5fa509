import { vi } from 'vitest';
import type { Order } from '../../../core/checkout/order.ts';
import type { attributes } from '../../../widgets/order-history/attributes.ts';
import { createHistoryStore, type HistoryState } from '../../../widgets/order-history/store.ts';
import type { AttributeValues } from '../../../widgets/shared/base/attributes.ts';
import { aPageOf } from '../../fixtures/data/catalogue-payloads.ts';
import { aMePayload, anOrderPayload, type Payload } from '../../fixtures/data/payloads.ts';
import { aContext, aPage } from '../../fixtures/data/widget-context.ts';
import { aFakeApi, type FakeApi } from '../fake-api.ts';
import { withPage } from '../with-page.ts';

export const FUTURE = 'GET /v1/order/future/';
export const PAST = 'GET /v1/order/past/';
export const ID = '0b9c1a52-5f0d-4b53-9c5e-9a1df1f0a001';
export const DELETE = `DELETE /v1/order/${ID}`;

export const isLoaded = ({ list, isTurning }: HistoryState) => list.status === 'loaded' && !isTurning;

/** A paid order of the slot at 08:00 for 12 €, which can be cancelled until the evening before. */
export function aPaidOrder(changes: Payload = {}): Payload {
  return anOrderPayload(['7_20261124T0800'], {
    subtotal: 12,
    total: 12,
    payment: { provider: 'test', id: 'pay_1', amount: 12, currency: 'EUR', state: 'captured' },
    cancellableUntil: '2026-11-24T06:59:00.000Z',
    ...changes,
  });
}

export const WAITED = '7_20261124T0900';
export const LEAVE = `DELETE /v1/waiting-list/${WAITED}`;

/** An order of only a waiting place: the third for the slot at 09:00. */
export function aWaitingOrder(place: Payload = {}): Payload {
  const times = { start: '2026-11-24T09:00:00', end: '2026-11-24T10:00:00' };
  const waiting = [{ id: WAITED, ...times, position: 3, state: 'waiting', offeredUntil: null, ...place }];
  return anOrderPayload([], { waiting });
}

/** An API with these future orders, and one past order. */
export function aHistoryApi(orders: readonly Payload[] = [aPaidOrder()], lastPage = 1): FakeApi {
  const api = aFakeApi();
  api.on('GET /v1/me', aMePayload());
  api.on(FUTURE, aPageOf(orders, 1, lastPage));
  api.on(PAST, aPageOf([aPaidOrder({ id: 'past', state: 'cancelled' })], 1, lastPage));
  return api;
}

/** An order history of a signed-in user, or of a visitor, as its element creates it. */
export function aHistory(
  values: Partial<AttributeValues<typeof attributes>> = {},
  token: string | (() => Promise<string>) | null = 'camille',
) {
  const page = aPage();
  page.session.setToken(token);
  const all = { period: 'future', page: 1, ...values } as AttributeValues<typeof attributes>;
  const context = withPage(aContext<typeof attributes>('creneau-order-history', all, { page }));
  return { ...context, context, store: createHistoryStore(context) };
}

type Store = ReturnType<typeof aHistory>['store'];

/** Returns the ids of the shown orders, or the status of the list if it has not loaded. */
export function ids(store: Store): string | readonly string[] {
  const { list } = store.getState();
  return list.status === 'loaded' ? list.value.items.map(({ id }) => id) : list.status;
}

/** Returns the first order that is shown. */
export function orderOf(store: Store): Order {
  const { list } = store.getState();
  if (list.status !== 'loaded' || !list.value.items[0]) throw new Error('There is no order.');
  return list.value.items[0];
}

/** Keeps reported errors off the console. */
export function quiet(): void {
  vi.spyOn(console, 'error').mockImplementation(() => {});
}
