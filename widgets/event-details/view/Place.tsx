import MapPin from 'lucide/dist/esm/icons/map-pin.mjs';
import type { ReactNode } from 'react';
import type { EventPage } from '../../../core/catalogue/event-page.ts';
import { SiteLink } from '../../shared/lists/SiteLink.tsx';
import { siteAddress } from '../../shared/page/site-address.ts';
import { useMessages, useSetting } from '../../shared/view/environment.ts';
import { Icon } from '../../shared/view/ui/Icon.tsx';
import { useStore } from '../../shared/view/use-store.ts';
import { messages } from '../messages.ts';
import type { DetailsStore } from '../store.ts';
import { MapBox } from './MapBox.tsx';

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
