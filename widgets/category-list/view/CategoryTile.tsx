import type { ReactNode } from 'react';
import type { Category } from '../../shared/api/catalogue/categories.ts';
import { eventListAddress } from '../../shared/lists/event-list-address.ts';
import { Picture } from '../../shared/lists/Picture.tsx';
import { SiteLink } from '../../shared/lists/SiteLink.tsx';
import { useMessages, useSettings } from '../../shared/view/environment.ts';
import { messages } from '../messages.ts';

/** A category as a link to its events, with its picture, its name and their number. */
export function CategoryTile({ category }: { readonly category: Category }): ReactNode {
  const t = useMessages(messages);
  const { siteUrl } = useSettings();
  const { slug, name, picture, count } = category;
  return (
    <SiteLink className="tile" part="category" href={eventListAddress({ category: slug }, siteUrl).href}>
      <Picture src={picture} size="medium" />
      <span className="caption">
        <span className="name" part="category-name">
          {`${name} `}
        </span>
        {count !== null && (
          <span className="count" part="category-count">
            {t('offers', { count })}
          </span>
        )}
      </span>
    </SiteLink>
  );
}
