import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { MapPosition } from '../../../core/map/position.ts';
import { LOADING } from '../../shared/api/resource.ts';
import { eventListAddress } from '../../shared/lists/event-list-address.ts';
import { useSettings } from '../../shared/view/environment.ts';
import type { MapStore } from '../store.ts';
import type { PlaceActions } from './PlaceCard.tsx';

/** What the details of the open place are drawn from, in a popup and in the list alike. */
export function usePlaceActions(store: MapStore): PlaceActions & { readonly position: MapPosition | null } {
  const { siteUrl } = useSettings();
  const { open, query, maxEvents } = useStore(store);
  const actions = useMemo(
    () => ({
      showAllHref: ({ provider }: MapPosition) => eventListAddress({ ...query, provider: provider.url }, siteUrl).href,
      onShowAll: ({ provider }: MapPosition) => store.showAll(provider.url),
      onOpen: store.openPosition,
      onRetry: store.retryDetails,
    }),
    [store, siteUrl, query],
  );
  return { ...actions, max: maxEvents, details: open?.details ?? LOADING, position: open?.position ?? null };
}
