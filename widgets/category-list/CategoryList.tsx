import type { ReactNode } from 'react';
import { useMessages } from '../shared/view/environment.ts';
import { ErrorNote } from '../shared/view/ui/ErrorNote.tsx';
import { useStore } from '../shared/view/use-store.ts';
import { messages } from './messages.ts';
import type { CategoryListStore } from './store.ts';
import { CategoryTile } from './view/CategoryTile.tsx';

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
