import MapPin from 'lucide/dist/esm/icons/map-pin.mjs';
import type { ReactNode } from 'react';
import type { Provider } from '../../core/catalogue/provider.ts';
import { Picture } from '../shared/lists/Picture.tsx';
import { SiteLink } from '../shared/lists/SiteLink.tsx';
import { siteAddress } from '../shared/page/site-address.ts';
import { useMessages, useSettings } from '../shared/view/environment.ts';
import { ErrorNote } from '../shared/view/ui/ErrorNote.tsx';
import { Icon } from '../shared/view/ui/Icon.tsx';
import { useStore } from '../shared/view/use-store.ts';
import { messages } from './messages.ts';
import type { CardStore } from './store.ts';

/** A provider's picture, name and city, as the head of their page or as a card that links to it. */
export function ProviderCard({ store }: { readonly store: CardStore }): ReactNode {
  const t = useMessages(messages);
  const { name, provider } = useStore(store);
  if (name === null) return <p className="note">{t('no provider')}</p>;
  if (provider.status === 'loading') return <Skeleton />;
  if (provider.status === 'loaded') return <Loaded provider={provider.value} />;
  const { error } = provider;
  if (error.code === 'not-found') return <p className="note">{t('not found')}</p>;
  return <ErrorNote title={t('failed')} error={error} onRetry={store.retry} />;
}

function Loaded({ provider }: { readonly provider: Provider }): ReactNode {
  const { siteUrl } = useSettings();
  const { fullName, picture, city, url } = provider;
  const { href } = siteAddress('user', url, siteUrl);
  const isHere = href === location.origin + location.pathname;
  return (
    <div className="frame">
      <div className="provider" part="provider">
        <Picture src={picture} size="medium" isFirst />
        <div className="about">
          <h2 className="name" part="provider-name">
            <SiteLink href={href} part="provider-link" aria-current={isHere ? 'page' : undefined}>
              {fullName}
            </SiteLink>
          </h2>
          {city && (
            <p className="place muted" part="provider-place">
              <Icon of={MapPin} />
              <span>{[city.postalCode, city.name].filter(Boolean).join(' ')}</span>
            </p>
          )}
        </div>
      </div>
    </div>
  );
}

/** An empty card in its final size. */
function Skeleton(): ReactNode {
  const t = useMessages(messages);
  return (
    <div className="frame">
      <div className="provider" role="status" aria-label={t('loading')}>
        <div className="picture medium skeleton" />
        <div className="about">
          <div className="skeleton skeleton-name" />
          <div className="skeleton skeleton-place" />
        </div>
      </div>
    </div>
  );
}
