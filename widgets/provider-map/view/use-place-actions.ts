import { useMemo } from 'react';
import type { MapPosition } from '../../../core/map/position.ts';
import { LOADING } from '../../shared/api/resource.ts';
import { eventListAddress } from '../../shared/lists/event-list-address.ts';
import { useSettings } from '../../shared/view/environment.ts';
import { useStore } from '../../shared/view/use-store.ts';
import type { MapStore } from '../store.ts';
import type { PlaceActions } from './PlaceCard.tsx';

/** Returns the open place's details and actions, for the popup and the fallback list alike. */
export function usePlaceActions(store: MapStore): PlaceActions & { readonly position: MapPosition | null } {
  const { siteUrl } = useSettings();
  const details = useStore(store, (state) => state.open?.details ?? LOADING);
  const position = useStore(store, (state) => state.open?.position ?? null);
  const query = useStore(store, (state) => state.query);
  const max = useStore(store, (state) => state.maxEvents);
  const actions = useMemo(
    () => ({
      showAllHref: ({ provider }: MapPosition) => eventListAddress({ ...query, provider: provider.url }, siteUrl).href,
      onShowAll: ({ provider }: MapPosition) => store.showAll(provider.url),
      onOpen: store.openPosition,
      onRetry: store.retryDetails,
    }),
    [store, siteUrl, query],
  );
  return { ...actions, max, details, position };
}
