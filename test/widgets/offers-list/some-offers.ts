import type { attributes } from '../../../widgets/offers-list/attributes.ts';
import { createOffersStore, type OffersState } from '../../../widgets/offers-list/store.ts';
import type { AttributeValues } from '../../../widgets/shared/base/attributes.ts';
import type { PageState } from '../../../widgets/shared/page/page-state.ts';
import { aPageOf, aUserPayload } from '../../fixtures/data/catalogue-payloads.ts';
import { someEvents } from '../../fixtures/data/events.ts';
import type { Payload } from '../../fixtures/data/payloads.ts';
import { aContext } from '../../fixtures/data/widget-context.ts';
import { aFakeApi, type FakeApi } from '../fake-api.ts';
import { withPage } from '../with-page.ts';

export const USER = 'GET /user/studio-lumiere';
export const LIST = 'GET /v1/event/list/provider/studio-lumiere';

export const isLoaded = (state: OffersState) => state.list.status === 'loaded' && !state.isTurning;

/** An API of one provider with two offers on the first of `lastPage` pages. */
export function anOffersApi(user: Payload = {}, lastPage = 1): FakeApi {
  const api = aFakeApi();
  api.on(USER, aUserPayload(user));
  api.on(LIST, aPageOf(someEvents(2), 1, lastPage));
  return api;
}

/** An offers list, as its element creates it. */
export function someOffers(
  values: Partial<AttributeValues<typeof attributes>> = {},
  more: { readonly page?: PageState } = {},
) {
  const all = { provider: 'studio-lumiere', limit: 8, page: 1, ...values };
  const context = withPage(aContext<typeof attributes>('creneau-offers-list', all, more));
  return { ...context, context, store: createOffersStore(context) };
}
