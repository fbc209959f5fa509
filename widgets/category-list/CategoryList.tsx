import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { useMessages } from '../shared/view/environment.ts';
import { ErrorNote } from '../shared/view/ui/ErrorNote.tsx';
import { messages } from './messages.ts';
import type { CategoryListStore } from './store.ts';
import { CategoryTile } from './view/CategoryTile.tsx';

/** As many tiles as stand there until it is known how many there are. */
const PLACES = [...new Array(10).keys()];

/** The categories of a page, each a link to its events; where there are none, nothing. */
export function CategoryList({ store }: { readonly store: CategoryListStore }): ReactNode {
  const t = useMessages(messages);
  const { categories } = useStore(store);
  if (categories.status === 'failed') {
    // A page of that name has no categories: that is for who built it, on the console.
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
          {PLACES.map((place) => (
            <div key={place} className="tile skeleton" />
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
