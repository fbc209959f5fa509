import type { StoreApi } from 'zustand/vanilla';
import { createResource } from '../shared/api/resource.ts';
import { until } from '../shared/base/until.ts';
import type { WidgetContext } from '../shared/element/definition.ts';
import { hasConsent } from '../shared/page/consent.ts';
import { warnOfUnsetConsent } from '../shared/page/embedding/warn-of-unset-consent.ts';
import { emit } from '../shared/page/emit.ts';
import { tilesOf } from '../shared/page/tiles.ts';
import { needsConsent } from '../shared/page/tiles-consent.ts';
import type { attributes } from './attributes.ts';
import type { DetailsState } from './state.ts';

/**
 * The map of the venue. It loads only once its place is in sight and, if its tiles are of another site, with consent.
 */
export interface MapPlace {
  /** Shows the map once its place is in sight. */
  showMap(): void;
  loadMap(): Promise<void>;
  /** Asks the page for the missing consent. */
  askConsent(): void;
}

export function createMapPlace(
  { host, page, settings, guard, load, report, signal }: WidgetContext<typeof attributes>,
  store: StoreApi<DetailsState>,
): MapPlace {
  const code = createResource<unknown>({
    fetch: () => load('provider-map'),
    set: (map) => store.setState({ map }),
    onFailure: report,
    signal,
  });

  function isAllowed(): boolean {
    const { consent, tiles } = settings.getState();
    return hasConsent(consent, 'map') || !needsConsent(tilesOf(tiles), page.url);
  }

  function showMap(): void {
    if (isAllowed()) guard(() => code.load());
    else {
      warnOfUnsetConsent(settings.getState().consent);
      store.setState({ map: { status: 'no-consent' } });
    }
  }

  const stop = settings.subscribe(() => {
    if (store.getState().map.status === 'no-consent' && isAllowed()) showMap();
  });
  until(signal, stop);
  return {
    showMap,
    loadMap: () => code.load(),
    askConsent: () => emit(host, 'creneau-consentrequired', { purpose: 'map' }),
  };
}
