import MapPin from 'lucide/dist/esm/icons/map-pin.mjs';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import type { EventPage } from '../../../core/catalogue/event-page.ts';
import { setSettingsSource } from '../../shared/element/settings-source.ts';
import { SiteLink } from '../../shared/lists/SiteLink.tsx';
import { siteAddress } from '../../shared/page/site-address.ts';
import { useEnvironment, useMessages, useSetting } from '../../shared/view/environment.ts';
import { Button } from '../../shared/view/ui/Button.tsx';
import { ErrorNote } from '../../shared/view/ui/ErrorNote.tsx';
import { Icon } from '../../shared/view/ui/Icon.tsx';
import { useStore } from '../../shared/view/use-store.ts';
import { messages } from '../messages.ts';
import type { DetailsStore } from '../store.ts';

/** Where the event takes place: the venue with its postal code and city, and a map. */
export function Place({ page, store }: { readonly page: EventPage; readonly store: DetailsStore }): ReactNode {
  const t = useMessages(messages);
  const siteUrl = useSetting('siteUrl');
  const venue = useStore(store, (state) => state.venue);
  const { provider } = page;
  if (!provider) return null;
  const city =
    venue?.status === 'loaded' ? venue.value.city : provider.city && { name: provider.city, postalCode: null };
  return (
    <section className="section" part="place">
      <h3 className="section-title">{t('place')}</h3>
      <p className="address">
        <Icon of={MapPin} />
        <span>
          <SiteLink className="link" part="provider-link" href={siteAddress('user', provider.url, siteUrl).href}>
            {provider.name}
          </SiteLink>
          {city && <span className="muted">{` ${[city.postalCode, city.name].filter(Boolean).join(' ')}`}</span>}
        </span>
      </p>
      <MapBox provider={provider.url} store={store} />
    </section>
  );
}

/** The venue on a map that loads when the box is in sight. The box has its final size from the start. */
function MapBox({ provider, store }: { readonly provider: string; readonly store: DetailsStore }): ReactNode {
  const t = useMessages(messages);
  const map = useStore(store, (state) => state.map);
  const box = useRef<HTMLDivElement>(null);
  const isUnseen = map.status === 'unseen';
  useEffect(() => {
    const { current } = box;
    if (!isUnseen || !current) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      store.showMap();
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [isUnseen, store]);
  return (
    <div ref={box} className="map-box" part="map-box" aria-busy={map.status === 'loading'}>
      {map.status === 'no-consent' && (
        <div className="map-consent">
          <p>{t('map consent')}</p>
          <Button part="button button-secondary map-button" onPress={store.askConsent}>
            {t('show map')}
          </Button>
        </div>
      )}
      {map.status === 'failed' && <ErrorNote title={t('map failed')} error={map.error} onRetry={store.loadMap} />}
      {map.status === 'loaded' && <VenueMap provider={provider} />}
    </div>
  );
}

function VenueMap({ provider }: { readonly provider: string }): ReactNode {
  const { host } = useEnvironment();
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const map = document.createElement('creneau-provider-map');
    map.setAttribute('part', 'map');
    map.setAttribute('provider', provider);
    setSettingsSource(map, host);
    place.current?.append(map);
    return () => map.remove();
  }, [host, provider]);
  return <div ref={place} className="map-place" />;
}
