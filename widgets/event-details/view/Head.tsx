import type { ReactNode } from 'react';
import type { EventPage } from '../../../core/catalogue/event-page.ts';
import { SiteLink } from '../../shared/lists/SiteLink.tsx';
import { siteAddress } from '../../shared/page/site-address.ts';
import { useSetting } from '../../shared/view/environment.ts';

/** The event's title, sport and provider. */
export function Head({ page: { title, sport, provider } }: { readonly page: EventPage }): ReactNode {
  const siteUrl = useSetting('siteUrl');
  return (
    <header className="details-head">
      {sport && (
        <p>
          <span className="tag" part="sport">
            {sport.name}
          </span>
        </p>
      )}
      <h2 id="title" className="details-title" part="title">
        {title}
      </h2>
      {provider && (
        <p className="muted">
          <SiteLink className="link" part="provider-link" href={siteAddress('user', provider.url, siteUrl).href}>
            {provider.name}
          </SiteLink>
          {provider.city !== null && <span>{` · ${provider.city}`}</span>}
        </p>
      )}
    </header>
  );
}
