import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { setSettingsSource } from '../../shared/element/settings-source.ts';
import { useEnvironment, useMessages } from '../../shared/view/environment.ts';
import { Button } from '../../shared/view/ui/Button.tsx';
import { ErrorNote } from '../../shared/view/ui/ErrorNote.tsx';
import { useStore } from '../../shared/view/use-store.ts';
import { messages } from '../messages.ts';
import type { DetailsStore } from '../store.ts';

/** The venue on a map that loads when the box is in sight. The box has its final size from the start. */
export function MapBox({ provider, store }: { readonly provider: string; readonly store: DetailsStore }): ReactNode {
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
