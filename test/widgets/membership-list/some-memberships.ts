import { type Mock, vi } from 'vitest';
import type { attributes } from '../../../widgets/membership-list/attributes.ts';
import { createMembershipsStore, type MembershipsState } from '../../../widgets/membership-list/store.ts';
import type { AttributeValues } from '../../../widgets/shared/base/attributes.ts';
import type { PageState } from '../../../widgets/shared/page/page-state.ts';
import { aPageOf } from '../../fixtures/data/catalogue-payloads.ts';
import { aMembershipPayload } from '../../fixtures/data/memberships.ts';
import type { Payload } from '../../fixtures/data/payloads.ts';
import { aContext } from '../../fixtures/data/widget-context.ts';
import { aFakeApi, type FakeApi } from '../fake-api.ts';
import { withPage } from '../with-page.ts';

export const LIST = 'GET /v1/memberships/';

export const isLoaded = (state: MembershipsState) => state.list.status === 'loaded' && !state.isTurning;

/** An API of one page with these memberships. */
export function aMembershipApi(...items: readonly Payload[]): FakeApi {
  const api = aFakeApi();
  api.on(LIST, aPageOf(items.length > 0 ? items : [aMembershipPayload()]));
  return api;
}

/** The list, as its element creates it; `load` is called with the parts that it requests from the loader. */
export function someMemberships(
  values: Partial<AttributeValues<typeof attributes>> = {},
  more: { readonly page?: PageState; readonly load?: Mock<(name: string) => Promise<unknown>> } = {},
) {
  const { load = vi.fn<(name: string) => Promise<unknown>>().mockResolvedValue(null), ...shared } = more;
  const all = { membership: null, provider: null, page: 1, ...values };
  const context = { ...withPage(aContext<typeof attributes>('creneau-membership-list', all, shared)), load };
  return { ...context, context, store: createMembershipsStore(context) };
}
