import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Category, fetchCategories } from '../shared/api/catalogue/categories.ts';
import { createResource, LOADING, type Resource } from '../shared/api/resource.ts';
import { until } from '../shared/base/until.ts';
import type { WidgetContext } from '../shared/element/definition.ts';
import { emit } from '../shared/page/emit.ts';
import type { attributes } from './attributes.ts';

export interface CategoryListState {
  readonly categories: Resource<readonly Category[]>;
}

export interface CategoryListStore extends Omit<StoreApi<CategoryListState>, 'setState'> {
  retry(): Promise<void>;
}

export function createCategoryListStore(context: WidgetContext<typeof attributes>): CategoryListStore {
  const { host, page, signal } = context;
  const param = () => context.attributes.getState().param ?? 'home';
  const store = createStore<CategoryListState>()(() => ({ categories: LOADING }));
  let isReady = false;
  const { load } = createResource<readonly Category[]>({
    signal,
    fetch: (signal) => fetchCategories(page.client, param(), { signal }),
    set: (categories) => {
      store.setState({ categories });
      if (categories.status !== 'loaded' || isReady) return;
      isReady = true;
      emit(host, 'creneau-ready', null);
    },
    onFailure: context.report,
  });
  const stop = context.attributes.subscribe((now, before) => {
    if (now.param !== before.param) context.guard(() => load());
  });
  until(signal, stop);
  context.guard(() => load());
  return { ...store, retry: () => load() };
}
