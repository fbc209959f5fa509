import { vi } from 'vitest';
import type { attributes } from '../../../widgets/event-details/attributes.ts';
import { createDetailsStore, type DetailsStore } from '../../../widgets/event-details/store.ts';
import type { AttributeValues } from '../../../widgets/shared/base/attributes.ts';
import type { Settings } from '../../../widgets/shared/page/element-settings.ts';
import type { PageState } from '../../../widgets/shared/page/page-state.ts';
import { anAnimationPayload, aUserPayload } from '../../fixtures/data/catalogue-payloads.ts';
import { anEventPayload } from '../../fixtures/data/events.ts';
import { NOW } from '../../fixtures/data/factories.ts';
import type { Payload } from '../../fixtures/data/payloads.ts';
import { aContext, until } from '../../fixtures/data/widget-context.ts';
import { aFakeApi, type FakeApi } from '../fake-api.ts';

export const EVENT = 'GET /v1/event/yoga-au-parc';
export const ITEM = 'GET /v1/item/event%3A12';
export const BOOKED = 'GET /v1/open/slots-booked/12';

export const anItemPayload = (changes: Payload = {}): Payload => ({
  item: { ref: 'event:12', title: 'Yoga au parc', url: 'yoga-au-parc', start: null, end: null },
  user: { id: 42, fullName: 'Studio Lumière' },
  ...{ price: 12, currency: 'EUR', left: 8, needsAccount: false },
  ...changes,
});

/**
 * An API with event 12 (a yoga class on Thursday at 14:30, 12 €, 8 places left) and animation 8, both of Studio
 * Lumière.
 */
export function anEventApi(changes: Payload = {}): FakeApi {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  const api = aFakeApi();
  const description = '<p>Une heure <b>dehors</b>.</p><p>Tapis prêté.</p>';
  api.on(EVENT, anEventPayload({ description, priceId: 5, ...changes }));
  api.on('GET /v1/animation/8', anAnimationPayload());
  api.on(ITEM, anItemPayload());
  api.on('GET /v1/item/animation%3A8', anItemPayload({ left: null }));
  const price = { id: 5, amount: 12, initialAmount: null, discount: 0, currency: 'EUR', product: 7 };
  api.on('GET /v1/price/id/5', price);
  api.on('GET /v1/product/id/7', { id: 7, title: 'Yoga au parc', type: 'event', url: 'yoga-au-parc', picture: null });
  api.on('GET /user/42', aUserPayload());
  api.on('GET /v1/open/42', []);
  api.on(BOOKED, []);
  return api;
}

interface Choices {
  readonly values?: Partial<AttributeValues<typeof attributes>>;
  readonly page?: PageState;
  readonly settings?: Partial<Settings>;
}

/** The details of `yoga-au-parc`, as the element creates them; `load` is the loader of the page. */
export function aDetails({ values, ...more }: Choices = {}) {
  const all = { event: 'yoga-au-parc', animation: null, ...values };
  const load = vi.fn<(name: string) => Promise<unknown>>().mockResolvedValue(null);
  const context = { ...aContext<typeof attributes>('creneau-event-details', all, more), load };
  return { ...context, context, store: createDetailsStore(context) };
}

/** Waits until all calls of the details have succeeded or failed. */
export function settled(store: DetailsStore) {
  return until(store, ({ page, venue, left, price, product, booked, others }) => {
    const parts = [page, venue, left, price, price && (product ?? price), booked, others];
    return page.status !== 'loading' && parts.every((part) => part?.status !== 'loading');
  });
}
