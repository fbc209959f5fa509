import type { ReactNode } from 'react';
import type { EventPage } from '../../../core/catalogue/event-page.ts';
import type { Product as SoldProduct } from '../../shared/api/catalogue/product.ts';
import type { Resource } from '../../shared/api/resource.ts';
import { SiteLink } from '../../shared/lists/SiteLink.tsx';
import { listAddress, siteAddress } from '../../shared/page/site-address.ts';
import { useMessages, useSetting } from '../../shared/view/environment.ts';
import { messages } from '../messages.ts';

/**
 * The product that the price is for, if it is not the event itself: a membership, or another event that includes this
 * one.
 */
export function Product({
  of: { url },
  product,
}: {
  readonly of: EventPage;
  readonly product: Resource<SoldProduct> | null;
}): ReactNode {
  const t = useMessages(messages);
  const siteUrl = useSetting('siteUrl');
  if (product?.status !== 'loaded' || product.value.url === url) return null;
  const { title, type, url: sold } = product.value;
  const address = type === 'membership' ? listAddress('memberships/', siteUrl) : siteAddress('event', sold, siteUrl);
  return (
    <p className="product muted" part="product">
      <span>{t(type === 'membership' ? 'with membership' : 'sold as')}</span>{' '}
      <SiteLink className="link" part="product-link" href={address.href}>
        {title}
      </SiteLink>
    </p>
  );
}
