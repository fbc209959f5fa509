import type { attributes } from '../../../widgets/popups/attributes.ts';
import { createPopupsStore } from '../../../widgets/popups/store.ts';
import type { PageState } from '../../../widgets/shared/page/page-state.ts';
import { aPopupPayload } from '../../fixtures/data/popups.ts';
import { aContext } from '../../fixtures/data/widget-context.ts';
import { aFakeApi, type FakeApi } from '../fake-api.ts';

export const POPUPS = 'GET /v1/popups';

/** An API with `count` popups, from 'Message 1' on. */
export function aPopupsApi(count = 2): FakeApi {
  const api = aFakeApi();
  api.on(
    POPUPS,
    Array.from({ length: count }, (_, n) => aPopupPayload({ id: n + 1, title: `Message ${n + 1}` })),
  );
  return api;
}

/** The popups, as their element creates them. */
export function somePopups({ delay = 0, ...more }: { readonly page?: PageState; readonly delay?: number } = {}) {
  const context = aContext<typeof attributes>('creneau-popups', { delay }, more);
  const store = createPopupsStore(context);
  return { ...context, context, store, title: () => store.getState().open?.title ?? null };
}

export const isOpen = ({ open }: { readonly open: unknown }) => open !== null;
