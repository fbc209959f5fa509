import type { attributes } from '../../../widgets/popups/attributes.ts';
import { createPopupsStore } from '../../../widgets/popups/store.ts';
import type { PageState } from '../../../widgets/shared/page/page-state.ts';
import type { Payload } from '../../fixtures/data/payloads.ts';
import { aContext } from '../../fixtures/data/widget-context.ts';
import { aFakeApi, type FakeApi } from '../fake-api.ts';

export const POPUPS = 'GET /v1/popups';

export function aPopupPayload(changes: Payload = {}): Payload {
  return {
    id: 1,
    title: 'Votre premier cours à -10 %',
    text: '<p>Avec le code <b>BIENVENUE10</b>.</p>',
    picture: { medium: '/pictures/yoga-3.medium.svg' },
    link: { href: '/event/list/', label: 'Choisir un cours' },
    startsAt: null,
    endsAt: null,
    ...changes,
  };
}

/** So many popups, 'Message 1' onwards. */
export function aPopupsApi(count = 2): FakeApi {
  const api = aFakeApi();
  api.on(
    POPUPS,
    Array.from({ length: count }, (_, n) => aPopupPayload({ id: n + 1, title: `Message ${n + 1}` })),
  );
  return api;
}

/** The popups, as their element makes them. */
export function somePopups({ delay = 0, ...more }: { readonly page?: PageState; readonly delay?: number } = {}) {
  const context = aContext<typeof attributes>('creneau-popups', { delay }, more);
  const store = createPopupsStore(context);
  return { ...context, context, store, title: () => store.getState().open?.title ?? null };
}

export const isOpen = ({ open }: { readonly open: unknown }) => open !== null;
