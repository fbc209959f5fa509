import type { ReactNode } from 'react';
import type { Category } from '../shared/api/catalogue/categories.ts';
import { eventListAddress } from '../shared/lists/event-list-address.ts';
import { Picture } from '../shared/lists/Picture.tsx';
import { SiteLink } from '../shared/lists/SiteLink.tsx';
import { useMessages, useSettings } from '../shared/view/environment.ts';
import { ErrorNote } from '../shared/view/ui/ErrorNote.tsx';
import { useStore } from '../shared/view/use-store.ts';
import { messages } from './messages.ts';
import type { CategoryListStore } from './store.ts';

/** The placeholder tiles, while the number of categories is unknown. */
const PLACEHOLDERS = [...new Array(10).keys()];

/** The categories of a page as links to their events; nothing without categories. */
export function CategoryList({ store }: { readonly store: CategoryListStore }): ReactNode {
  const t = useMessages(messages);
  const categories = useStore(store, (state) => state.categories);
  if (categories.status === 'failed') {
    // The page's name is wrong, which only the webmaster can correct; the console has the error.
    if (categories.error.code === 'not-found') return null;
    return (
      <section aria-label={t('categories')}>
        <ErrorNote title={t('failed')} error={categories.error} onRetry={store.retry} />
      </section>
    );
  }
  if (categories.status === 'loading') {
    return (
      <div className="categories" role="status" aria-label={t('loading')}>
        <div className="tiles">
          {PLACEHOLDERS.map((tile) => (
            <div key={tile} className="tile skeleton" />
          ))}
        </div>
      </div>
    );
  }
  if (categories.value.length === 0) return null;
  return (
    <nav className="categories" aria-label={t('categories')}>
      <ul className="tiles" part="categories">
        {categories.value.map((category) => (
          <li key={category.slug}>
            <CategoryTile category={category} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A category as a link to its events, with its picture, its name and their number. */
function CategoryTile({ category }: { readonly category: Category }): ReactNode {
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
